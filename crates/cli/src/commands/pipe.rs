mod answer;
mod fields;
mod hosted;
mod session;

use std::io::{self, BufRead, BufReader, Write};

use crate::{
    commands::pipe::{
        answer::{Fault, fault_line},
        session::Session,
    },
    localizer::Speech,
};

const EXAMPLES: &str = "\
Reads one request per line from stdin and writes one answer per line to stdout. See docs/PIPE.md.

Example:
  $ ovoo pipe
  {\"id\":1,\"cmd\":\"new\",\"game\":\"desert\",\"seats\":2,\"seed\":1}
  {\"id\":2,\"cmd\":\"legal\",\"seat\":0}
  {\"id\":3,\"cmd\":\"apply\",\"seat\":0,\"command\":\"end\"}";

/// Serve programs with JSON lines on stdin and stdout
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    speech: Speech,
}

/// A longer line is not read, however long it goes on.
const LINE_MAX: usize = 1 << 20;

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut session = Session::new(&args.speech.lang);
    let mut input = BufReader::with_capacity(LINE_MAX, io::stdin().lock());
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            Read::End => return Ok(()),
            Read::TooLong => {
                let message = format!("the line is longer than {LINE_MAX} bytes");
                fault_line(&Fault::new("line_too_long", message))
            }
            Read::Line if line.trim_ascii().is_empty() => continue,
            Read::Line => session.handle(&line),
        };
        writeln!(out, "{answer}")?;
        // Whoever sent a whole batch need not wait for every line of it.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
}

enum Read {
    Line,
    TooLong,
    End,
}

/// Reads up to the next line break; a line that is too long is skipped to its end.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    line.clear();
    let mut is_too_long = false;
    loop {
        let ready = input.fill_buf()?;
        if ready.is_empty() {
            let is_end = line.is_empty() && !is_too_long;
            return Ok(if is_end { Read::End } else { done(is_too_long) });
        }
        let end = ready.iter().position(|byte| *byte == b'\n');
        let part = &ready[..end.unwrap_or(ready.len())];
        if line.len() + part.len() > LINE_MAX {
            is_too_long = true;
        } else {
            line.extend_from_slice(part);
        }
        let n_used = end.map_or(ready.len(), |end| end + 1);
        input.consume(n_used);
        if end.is_some() {
            return Ok(done(is_too_long));
        }
    }
}

const fn done(is_too_long: bool) -> Read {
    if is_too_long { Read::TooLong } else { Read::Line }
}
