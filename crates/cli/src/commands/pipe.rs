//! `ovoo pipe`: serves programs through JSON lines on stdin and stdout, as docs/PIPE.md describes.
mod answer;
mod fields;
mod hosted_match;
mod session;

use std::io::{self, BufRead, BufReader, Write};

use crate::{
    commands::pipe::answer::{PipeError, error_line},
    localizer::LanguageArgs,
};

pub use self::session::Session;

const EXAMPLES: &str = "\
Reads one request per line from stdin and writes one answer per line to stdout. See docs/PIPE.md.

Example:
  $ ovoo pipe
  {\"id\":1,\"cmd\":\"new\",\"game\":\"desert\",\"seats\":2,\"seed\":1}
  {\"id\":2,\"cmd\":\"legal\",\"seat\":0}
  {\"id\":3,\"cmd\":\"apply\",\"seat\":0,\"command\":\"end\"}";

/// Serve other programs through JSON lines on stdin and stdout
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    language: LanguageArgs,
}

/// The maximum length of a request in bytes. Longer lines are skipped without being stored.
const LINE_MAX: usize = 1 << 20;

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut session = Session::new(&args.language.lang);
    let mut input = BufReader::with_capacity(LINE_MAX, io::stdin().lock());
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            ReadLine::End => return Ok(()),
            ReadLine::TooLong => {
                let message = format!("the line is longer than {LINE_MAX} bytes");
                error_line(&PipeError::new("line_too_long", message))
            }
            ReadLine::Line if line.trim_ascii().is_empty() => continue,
            ReadLine::Line => session.handle(&line),
        };
        writeln!(out, "{answer}")?;
        // A client that sends several requests at once receives the responses at once.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
}

/// The result of reading a line.
enum ReadLine {
    Line,
    TooLong,
    End,
}

/// Reads up to the next line break. Skips the rest of a line that is too long.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<ReadLine> {
    line.clear();
    let mut is_too_long = false;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            let is_end = line.is_empty() && !is_too_long;
            return Ok(if is_end { ReadLine::End } else { finish_line(is_too_long) });
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + part.len() > LINE_MAX {
            is_too_long = true;
        } else {
            line.extend_from_slice(part);
        }
        let n_used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(n_used);
        if end.is_some() {
            return Ok(finish_line(is_too_long));
        }
    }
}

const fn finish_line(is_too_long: bool) -> ReadLine {
    if is_too_long { ReadLine::TooLong } else { ReadLine::Line }
}
