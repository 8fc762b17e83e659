//! Reads lines from a terminal, or from a script on stdin.
use std::{
    collections::BTreeMap,
    io::{BufRead, Write},
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};

/// The reply to a prompt.
pub enum Reply {
    Line(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the script.
    End,
}

/// A source of lines.
pub trait Prompt {
    /// Prints the question and reads a line, with `completions` for the Tab key.
    fn ask(
        &mut self,
        question: &str,
        completions: Vec<String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Reply>;
}

/// A terminal, with history and completion.
pub struct Terminal {
    editor: Editor<Completions, MemHistory>,
}

impl Terminal {
    pub fn new() -> anyhow::Result<Terminal> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .auto_add_history(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history)?;
        editor.set_helper(Some(Completions { lines: Vec::new() }));
        Ok(Terminal { editor })
    }
}

impl Prompt for Terminal {
    fn ask(
        &mut self,
        question: &str,
        completions: Vec<String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Reply> {
        out.flush()?;
        if let Some(helper) = self.editor.helper_mut() {
            helper.lines = completions;
        }
        match self.editor.readline(question) {
            Ok(line) => Ok(Reply::Line(line)),
            Err(ReadlineError::Eof) => Ok(Reply::End),
            Err(ReadlineError::Interrupted) => Ok(Reply::Interrupted),
            Err(error) => Err(error.into()),
        }
    }
}

/// Completes a line word by word.
struct Completions {
    lines: Vec<String>,
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..at];
        let word_start = typed.rfind(' ').map_or(0, |space| space + 1);
        // Each possible next word, and whether it can be the last one.
        let mut words: BTreeMap<&str, bool> = BTreeMap::new();
        for candidate in &self.lines {
            if candidate.starts_with(typed) {
                let word_end = candidate[at..].find(' ').map_or(candidate.len(), |to| at + to);
                let is_last = word_end == candidate.len();
                *words.entry(&candidate[word_start..word_end]).or_default() |= is_last;
            }
        }
        let candidate = |(word, is_last): (&str, bool)| match is_last {
            true => word.to_owned(),
            false => format!("{word} "),
        };
        let words = words.into_iter().map(candidate).collect();
        Ok((word_start, words))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}

impl Validator for Completions {}

impl Helper for Completions {}

/// Lines from a file or pipe. They are echoed, so that the output reads like a session.
pub struct Script<R> {
    lines: R,
}

impl<R: BufRead> Script<R> {
    pub const fn new(lines: R) -> Script<R> {
        Script { lines }
    }
}

impl<R: BufRead> Prompt for Script<R> {
    fn ask(
        &mut self,
        question: &str,
        _: Vec<String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Reply> {
        write!(out, "{question}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if self.lines.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(Reply::End);
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        writeln!(out, "{line}")?;
        Ok(Reply::Line(line))
    }
}
