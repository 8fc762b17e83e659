//! Where the typed lines come from: a person at a terminal, or a script.
use std::{
    collections::BTreeMap,
    io::{BufRead, Write},
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};

/// What came in answer to a question.
pub enum Heard {
    Line(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the script.
    End,
}

/// Somebody who can be asked.
pub trait Prompt {
    /// Asks; `lines` are what the answer may well be.
    fn ask(
        &mut self,
        question: &str,
        lines: Vec<String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Heard>;
}

/// A person at a terminal, with history and TAB.
pub struct Keyboard {
    editor: Editor<Completions, MemHistory>,
}

impl Keyboard {
    pub fn new() -> anyhow::Result<Keyboard> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .auto_add_history(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history)?;
        editor.set_helper(Some(Completions { lines: Vec::new() }));
        Ok(Keyboard { editor })
    }
}

impl Prompt for Keyboard {
    fn ask(
        &mut self,
        question: &str,
        lines: Vec<String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Heard> {
        out.flush()?;
        if let Some(helper) = self.editor.helper_mut() {
            helper.lines = lines;
        }
        match self.editor.readline(question) {
            Ok(line) => Ok(Heard::Line(line)),
            Err(ReadlineError::Eof) => Ok(Heard::End),
            Err(ReadlineError::Interrupted) => Ok(Heard::Interrupted),
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
        // Each next word, and whether a line may end with it.
        let mut words: BTreeMap<&str, bool> = BTreeMap::new();
        for candidate in &self.lines {
            if candidate.starts_with(typed) {
                let word_end = candidate[at..].find(' ').map_or(candidate.len(), |to| at + to);
                let may_end = word_end == candidate.len();
                *words.entry(&candidate[word_start..word_end]).or_default() |= may_end;
            }
        }
        let spelt = |(word, may_end): (&str, bool)| match may_end {
            true => word.to_owned(),
            false => format!("{word} "),
        };
        let words = words.into_iter().map(spelt).collect();
        Ok((word_start, words))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}

impl Validator for Completions {}

impl Helper for Completions {}

/// Lines written beforehand. They are echoed, so that the output reads as a session would.
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
    ) -> anyhow::Result<Heard> {
        write!(out, "{question}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if self.lines.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(Heard::End);
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        writeln!(out, "{line}")?;
        Ok(Heard::Line(line))
    }
}
