use std::io::{self, IsTerminal, Write};

use anyhow::bail;
use serde_json::json;

use crate::{
    choice,
    commands::write_json,
    failure::UsageError,
    localizer::Speech,
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
    speech: Speech,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = choice::game(&args.game)?;
    let language = entry.language(&args.speech.lang).or(entry.languages.first());
    let book = Rulebook(language.map_or("", |language| language.rules));
    let found = match (&args.paragraph, &args.search) {
        (Some(wanted), _) => find(book, wanted)?,
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
        let list: Vec<_> =
            found.iter().map(|one| json!({"id": one.id, "text": one.text})).collect();
        return write_json(out, &list);
    }
    for (index, paragraph) in found.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", show(paragraph))?;
    }
    Ok(())
}

fn find<'a>(book: Rulebook<'a>, wanted: &str) -> Result<Vec<Paragraph<'a>>, UsageError> {
    let found = book.about(wanted);
    if found.is_empty() {
        let near = book.near(wanted).join(", ");
        let message =
            format!("unknown paragraph {wanted:?}, and none contains it; similar ids: {near}");
        return Err(UsageError::new("unknown_paragraph", message));
    }
    Ok(found)
}

/// A paragraph as people read it; folded between words on a terminal.
pub fn show(paragraph: &Paragraph<'_>) -> String {
    const WIDTH: usize = 80;
    let text = format!("{}  {}", paragraph.id, paragraph.text);
    if io::stdout().is_terminal() { fold(&text, WIDTH) } else { text }
}

/// Breaks long lines between words. Tables stay as they are.
fn fold(text: &str, width: usize) -> String {
    let mut folded = String::new();
    for line in text.lines() {
        if line.starts_with('|') {
            folded.push_str(line);
        } else {
            let mut column = 0;
            for word in line.split(' ') {
                let n_letters = word.chars().count();
                if column > 0 && column + 1 + n_letters > width {
                    folded.push('\n');
                    column = 0;
                } else if column > 0 {
                    folded.push(' ');
                    column += 1;
                }
                folded.push_str(word);
                column += n_letters;
            }
        }
        folded.push('\n');
    }
    folded.truncate(folded.trim_end().len());
    folded
}
