//! Runs `ovoo` and checks its exit status and output.
use std::{
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

/// The result of a run.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// Checks that the exit status is 0 and returns stdout.
    #[track_caller]
    pub fn expect_success(self) -> String {
        assert_eq!(self.code, 0, "out:\n{}\nerr:\n{}", self.out, self.err);
        self.out
    }

    /// Checks the exit status, and that stderr contains all of `parts` and no panic.
    #[track_caller]
    pub fn expect_failure(self, code: i32, parts: &[&str]) {
        let Run { code: got, out, err } = self;
        assert_eq!(got, code, "out:\n{out}\nerr:\n{err}");
        assert!(!err.contains("panicked"), "{err}");
        for part in parts {
            assert!(err.contains(part), "{part:?} is not in:\n{err}");
        }
    }

    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.expect_success()).expect("the output is JSON")
    }
}

pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs `ovoo` with an empty stdin.
pub fn ovoo(args: &[&str]) -> Run {
    ovoo_with(args, b"")
}

/// Runs `ovoo` with this input on stdin.
pub fn ovoo_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).spawn().expect("ovoo starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // `ovoo` may exit before it has read everything, which breaks the pipe.
    let writer = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().expect("ovoo exits");
    writer.join().expect("the writer does not panic");
    Run {
        code: output.status.code().expect("ovoo was not killed by a signal"),
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
    }
}

/// A running session that gets its input line by line.
pub struct Session {
    child: Child,
}

impl Session {
    pub fn start(args: &[&str]) -> Session {
        Session { child: command(args).spawn().expect("ovoo starts") }
    }

    pub fn send(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().expect("stdin is piped");
        writeln!(stdin, "{line}").expect("ovoo reads stdin");
    }

    /// Reads until the output ends with `end`.
    pub fn read_until(&mut self, end: &str) -> String {
        let stdout = self.child.stdout.as_mut().expect("stdout is piped");
        let mut output = Vec::new();
        let mut byte = [0];
        while !output.ends_with(end.as_bytes()) {
            let n_read = stdout.read(&mut byte).expect("stdout is readable");
            assert!(
                n_read > 0,
                "stdout ended before {end:?}: {}",
                String::from_utf8_lossy(&output)
            );
            output.push(byte[0]);
        }
        String::from_utf8(output).expect("the output is UTF-8")
    }

    pub fn kill(mut self) {
        self.child.kill().expect("the process was running");
        self.child.wait().expect("the process has exited");
    }

    /// Closes stdout, sends one more line and returns the exit status.
    pub fn close_output(mut self, line: &str) -> i32 {
        drop(self.child.stdout.take());
        self.send(line);
        drop(self.child.stdin.take());
        let status = self.child.wait().expect("the process exits");
        status.code().expect("ovoo was not killed by a signal")
    }
}

/// Creates an empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the test folder is writable");
    path
}

/// Returns the path of a file in the folder, as an argument.
pub fn file(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("paths of tests are UTF-8").to_owned()
}
