//! Runs `ovoo` and looks at what it says.
use std::{
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

/// What came of a run.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// Exit code 0; what it wrote.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!(self.code, 0, "out:\n{}\nerr:\n{}", self.out, self.err);
        self.out
    }

    /// This exit code, a sentence on stderr with all of `parts`, and no panic.
    #[track_caller]
    pub fn fails(self, code: i32, parts: &[&str]) {
        let Run { code: got, out, err } = self;
        assert_eq!(got, code, "out:\n{out}\nerr:\n{err}");
        assert!(!err.contains("panicked"), "{err}");
        for part in parts {
            assert!(err.contains(part), "{part:?} is not in:\n{err}");
        }
    }

    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.fine()).expect("the output is JSON")
    }
}

pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs with nothing on stdin.
pub fn ovoo(args: &[&str]) -> Run {
    ovoo_with(args, b"")
}

/// Runs with this on stdin.
pub fn ovoo_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).spawn().expect("ovoo starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // A program that stops reading early closes the pipe: that is its right.
    let writer = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().expect("ovoo ends");
    writer.join().expect("the writer lives");
    Run {
        code: output.status.code().expect("ovoo ends by itself"),
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
    }
}

/// A session that is fed line by line.
pub struct Session {
    child: Child,
}

impl Session {
    pub fn start(args: &[&str]) -> Session {
        Session { child: command(args).spawn().expect("ovoo starts") }
    }

    pub fn send(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().expect("stdin is piped");
        writeln!(stdin, "{line}").expect("ovoo listens");
    }

    /// Reads until the output ends with `end`.
    pub fn read_until(&mut self, end: &str) -> String {
        let stdout = self.child.stdout.as_mut().expect("stdout is piped");
        let mut heard = Vec::new();
        let mut byte = [0];
        while !heard.ends_with(end.as_bytes()) {
            let n_read = stdout.read(&mut byte).expect("ovoo speaks");
            assert!(n_read > 0, "{end:?} never came: {}", String::from_utf8_lossy(&heard));
            heard.push(byte[0]);
        }
        String::from_utf8(heard).expect("the output is UTF-8")
    }

    pub fn kill(mut self) {
        self.child.kill().expect("it was alive");
        self.child.wait().expect("it is dead");
    }

    /// Nobody listens any longer; how it ends when one more line is sent.
    pub fn deafen(mut self, line: &str) -> i32 {
        drop(self.child.stdout.take());
        self.send(line);
        drop(self.child.stdin.take());
        let status = self.child.wait().expect("it ends");
        status.code().expect("ovoo ends by itself")
    }
}

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder for tests is writable");
    path
}

/// A path in it, as an argument.
pub fn file(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("paths of tests are UTF-8").to_owned()
}
