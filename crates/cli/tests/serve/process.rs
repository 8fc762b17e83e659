//! The server as a child process that can be killed and restarted on the same port and store.
use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

/// Longer than any operation takes on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// A running `ovoo serve` with its own store.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    args: Vec<String>,
    /// A program that sets up the environment and then executes the server.
    launcher: &'static [&'static str],
    folder: TempDir,
    pub http: reqwest::Client,
}

impl Server {
    /// Starts a server on a free port with an empty store and without rate limits.
    pub fn start() -> Server {
        Server::start_with(&["--no-limits"])
    }

    /// Starts a server with these additional arguments.
    pub fn start_with(args: &[&str]) -> Server {
        Server::start_in(tempfile::tempdir().expect("the test folder is writable"), args)
    }

    /// Starts a server with the store in this folder, if there is one.
    pub fn start_in(folder: TempDir, args: &[&str]) -> Server {
        Server::launch(folder, args, &[])
    }

    /// Starts a server without rate limits through a launcher, which gets the store's folder and
    /// the server's command as arguments.
    pub fn start_by(launcher: &'static [&'static str]) -> Server {
        let folder = tempfile::tempdir().expect("the test folder is writable");
        Server::launch(folder, &["--no-limits"], launcher)
    }

    fn launch(folder: TempDir, args: &[&str], launcher: &'static [&'static str]) -> Server {
        let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
        let port_0 = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = spawn(port_0, folder.path(), &args, launcher);
        // Pooled connections to a killed server would fail later requests.
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).timeout(TIMEOUT).build();
        Server { child, address, args, launcher, folder, http: http.expect("the client is valid") }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn store(&self) -> PathBuf {
        self.folder.path().join(STORE)
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn kill_9(&mut self) {
        self.child.kill().expect("the process was running");
        self.child.wait().expect("the process has exited");
    }

    /// Starts the server again on the same port and store.
    pub fn restart(&mut self) {
        let (child, address) = spawn(self.address, self.folder.path(), &self.args, self.launcher);
        (self.child, self.address) = (child, address);
    }

    /// Sends SIGTERM.
    pub fn terminate(&self) {
        signal(self.pid(), "TERM");
    }

    pub fn wait(&mut self) -> ExitStatus {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            if let Some(status) = self.child.try_wait().expect("the process is a child") {
                return status;
            }
            assert!(Instant::now() < deadline, "the server does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("the process is a child").is_none()
    }

    /// Returns the log output since the last start.
    pub fn log_output(&self) -> String {
        std::fs::read_to_string(self.folder.path().join(ERRORS)).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let log_output = self.log_output();
            let lines: Vec<&str> = log_output.lines().rev().take(30).collect();
            for line in lines.iter().rev() {
                eprintln!("server: {line}");
            }
        }
    }
}

const STORE: &str = "x.db";
const ERRORS: &str = "stderr";

fn spawn(
    listen: SocketAddr,
    folder: &Path,
    args: &[String],
    launcher: &[&str],
) -> (Child, SocketAddr) {
    let errors = File::create(folder.join(ERRORS)).expect("the test folder is writable");
    let store = format!("sqlite:{}", folder.join(STORE).display());
    let ovoo = env!("CARGO_BIN_EXE_ovoo");
    let mut command = match launcher {
        [] => Command::new(ovoo),
        [program, args @ ..] => {
            let mut command = Command::new(program);
            command.args(args).arg(folder).arg(ovoo);
            command
        }
    };
    let mut child = command
        .args(["serve", "--listen", &listen.to_string(), "--store", &store])
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()
        .expect("ovoo starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("stdout is piped"));
    out.read_line(&mut line).expect("stdout is readable");
    let address = line.trim_end().strip_prefix("Ovoo is ready: http://");
    let Some(address) = address.and_then(|address| address.parse().ok()) else {
        let _ = child.kill();
        let errors = std::fs::read_to_string(folder.join(ERRORS)).unwrap_or_default();
        panic!("the server did not start: {line:?}\n{errors}");
    };
    (child, address)
}

/// Sends a signal through the shell, because Rust cannot without `unsafe`.
pub fn signal(pid: u32, name: &str) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {pid}")]).status();
    assert!(sent.expect("a shell is installed").success(), "{pid} is not there");
}
