//! `ovoo rules`: prints a rulebook or parts of it.
use std::io::{self, IsTerminal, Write};

use anyhow::bail;
use serde_json::json;

use crate::{
    arguments,
    commands::write_json,
    failure::UsageError,
    localizer::LanguageArgs,
    rulebook::{Paragraph, Rulebook},
};

const EXAMPLES: &str = "\
Examples:
  ovoo rules desert                    the whole rulebook, in Markdown
  ovoo rules desert D5.2               one paragraph
  ovoo rules desert D5                 one chapter
  ovoo rules desert r12 --lang de      one ruling, in German
  ovoo rules desert tunnel             every paragraph with the word tunnel
  ovoo rules desert --search R12       every paragraph that refers to R12";

/// Print a rulebook or parts of it
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game id from `ovoo games`
    game: String,
    /// Paragraph (D5.2 or R12), chapter (D5) or search word
    #[arg(conflicts_with = "search")]
    paragraph: Option<String>,
    /// Print every paragraph with this word, even if it is a paragraph id
    #[arg(long, value_name = "WORD")]
    search: Option<String>,
    /// Print JSON: a list of paragraphs with id and text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = arguments::find_game(&args.game)?;
    let language = entry.language(&args.language.lang).or(entry.languages.first());
    let book = Rulebook(language.map_or("", |language| language.rules));
    let found = match (&args.paragraph, &args.search) {
        (Some(wanted), _) => look_up(book, wanted)?,
        (None, Some(word)) => {
            let found = book.search(word);
            if found.is_empty() {
                bail!("no paragraph of {} contains {word:?}", entry.meta.id);
            }
            found
        }
        (None, None) if args.json => book.paragraphs(),
        (None, None) => {
            write!(out, "{}", book.0)?;
            return Ok(());
        }
    };
    if args.json {
        let list: Vec<_> = found
            .iter()
            .map(|paragraph| json!({"id": paragraph.id, "text": paragraph.text}))
            .collect();
        return write_json(out, &list);
    }
    for (index, paragraph) in found.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", format_paragraph(paragraph))?;
    }
    Ok(())
}

fn look_up<'a>(book: Rulebook<'a>, wanted: &str) -> Result<Vec<Paragraph<'a>>, UsageError> {
    let found = book.look_up(wanted);
    if found.is_empty() {
        let similar = book.similar_ids(wanted).join(", ");
        let message = format!(
            "unknown paragraph {wanted:?}, and no text contains it; similar ids: {similar}"
        );
        return Err(UsageError::new("unknown_paragraph", message));
    }
    Ok(found)
}

/// Formats a paragraph, with long lines wrapped if stdout is a terminal.
pub fn format_paragraph(paragraph: &Paragraph<'_>) -> String {
    const WIDTH: usize = 80;
    let text = format!("{}  {}", paragraph.id, paragraph.text);
    if io::stdout().is_terminal() { wrap(&text, WIDTH) } else { text }
}

/// Breaks long lines between words, except in tables.
fn wrap(text: &str, width: usize) -> String {
    let mut wrapped = String::new();
    for line in text.lines() {
        if line.starts_with('|') {
            wrapped.push_str(line);
        } else {
            let mut column = 0;
            for word in line.split(' ') {
                let n_chars = word.chars().count();
                if column > 0 && column + 1 + n_chars > width {
                    wrapped.push('\n');
                    column = 0;
                } else if column > 0 {
                    wrapped.push(' ');
                    column += 1;
                }
                wrapped.push_str(word);
                column += n_chars;
            }
        }
        wrapped.push('\n');
    }
    wrapped.truncate(wrapped.trim_end().len());
    wrapped
}
