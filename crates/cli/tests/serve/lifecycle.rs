//! Startup and shutdown: settings and their precedence, ports, graceful shutdown.
use std::process::{Command, Output, Stdio};

use serde_json::json;

use crate::{
    guest::Guest,
    page::Page,
    play::{play_out, play_step, table_request, verified_log},
    process::{Server, signal},
    rng::TestRng,
};

#[tokio::test]
async fn a_graceful_shutdown_notifies_every_client_and_loses_nothing() {
    let mut server = Server::start();
    let rng = TestRng::new(51);
    let mut pages = Vec::new();
    for bot in ["random", "normal", "hard"] {
        let ann = Guest::new(&server).await;
        let table = ann.create(table_request(&["me", bot], json!({}))).await;
        let mut page = Page::open(&ann, &table).await;
        play_step(&mut page, &rng).await;
        pages.push(page);
    }
    let eve = Guest::new(&server).await;
    pages.push(Page::open(&eve, &pages[0].table).await);
    server.terminate();
    for page in &mut pages {
        let last = page.read_until_closed().await;
        let closes: Vec<_> = last.iter().filter(|message| message["type"] == "close").collect();
        assert_eq!(closes, [&json!({"type": "close", "reason": "stopping"})]);
        assert_eq!(last.last(), Some(closes[0]), "messages after the close message");
    }
    assert_eq!(server.wait().code(), Some(0), "{}", server.log_output());
    assert!(!server.log_output().contains("panicked"), "{}", server.log_output());
    server.restart();
    for page in &mut pages {
        let step = page.step();
        page.reconnect().await.expect("the server is back");
        page.wait_until(|page| page.step() >= step).await;
    }
    play_out(&mut pages[0], &rng).await;
    verified_log(&pages[0].guest, &pages[0].table).await;
}

#[tokio::test]
async fn the_server_stops_despite_reconnecting_or_silent_clients() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let _unread = Page::open(&ann, &table).await;
    let mut page = Page::open(&ann, &table).await;
    // A connection that never sends a request.
    let _idle = tokio::net::TcpStream::connect(server.address).await.expect("the server listens");
    signal(server.pid(), "INT");
    page.read_until_closed().await;
    while page.reconnect().await.is_ok() {
        page.read_until_closed().await;
    }
    assert_eq!(server.wait().code(), Some(0), "{}", server.log_output());
}

/// Runs `ovoo serve` until it exits.
fn serve(args: &[&str], environment: &[(&str, &str)], folder: &std::path::Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    command.arg("serve").args(args).envs(environment.iter().copied());
    command.current_dir(folder).stdin(Stdio::null()).output().expect("ovoo runs")
}

#[track_caller]
fn assert_fails(output: &Output, code: i32, parts: &[&str]) {
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{err}");
    assert!(!err.contains("panicked") && output.stdout.is_empty(), "{err}");
    for part in parts {
        assert!(err.contains(part), "{part:?} is not in: {err}");
    }
}

#[tokio::test]
async fn startup_failures_are_reported_without_a_panic() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("the test folder is writable");
    let here = folder.path();
    let taken = server.address.to_string();
    let store = ["--store", "sqlite:x.db"];
    let sentence = format!("cannot listen on {taken}: Address already in use");
    assert_fails(&serve(&[&["--listen", &taken], &store[..]].concat(), &[], here), 1, &[&sentence]);
    for (args, environment, code, part) in [
        (&["--listen", "nowhere"][..], &[][..], 2, "--listen"),
        (&["--store", "mysql:x"], &[], 2, "use sqlite:PATH"),
        (&["--store", "sqlite:"], &[], 2, "use sqlite:PATH"),
        (&["--log", "a=b=c"], &[], 2, "--log"),
        (&["--colour"], &[], 2, "--colour"),
        (&[], &[("OVOO_LISTEN", "nowhere")], 2, "nowhere"),
        (&[], &[("OVOO_SECURE", "perhaps")], 2, "perhaps"),
        (&["--config", "missing.toml"], &[], 1, "cannot read missing.toml"),
    ] {
        assert_fails(&serve(args, environment, here), code, &[part]);
    }
    for (text, part) in [
        ("listen = 8080", "listen"),
        ("colour = \"red\"", "colour"),
        ("listen = \"", "invalid settings in ovoo.toml"),
        ("store = \"mysql:x\"", "use sqlite:PATH"),
    ] {
        std::fs::write(here.join("ovoo.toml"), text).expect("the folder is writable");
        let output = serve(&[], &[], here);
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(matches!(output.status.code(), Some(1 | 2)), "{err}");
        assert!(err.contains(part) && !err.contains("panicked"), "{part:?} is not in: {err}");
    }
    std::fs::remove_file(here.join("ovoo.toml")).expect("the path exists");
    std::fs::create_dir(here.join("ovoo.toml")).expect("the folder is writable");
    assert_fails(&serve(&store, &[], here), 1, &["cannot read ovoo.toml"]);
    std::fs::remove_dir(here.join("ovoo.toml")).expect("the path exists");
    // A file that is not a database.
    std::fs::write(here.join("x.db"), "this is a letter to my aunt".repeat(100))
        .expect("the folder is writable");
    let args = ["--listen", "127.0.0.1:0", "--store", "sqlite:x.db"];
    assert_fails(&serve(&args, &[], here), 1, &["cannot open the store", "x.db"]);
    // A store that another server is using.
    let used = format!("sqlite:{}", server.store().display());
    let part = format!("in use by process {}", server.pid());
    assert_fails(&serve(&["--listen", "127.0.0.1:0", "--store", &used], &[], here), 1, &[&part]);
    let args = ["--listen", "127.0.0.1:0", "--store", "sqlite:/proc/x/y.db"];
    assert_fails(&serve(&args, &[], here), 1, &["cannot open the store", "/proc/x"]);
}

/// Starts a server with these settings; returns its store file and whether its cookies are secure.
async fn effective_settings(
    file: &str,
    environment: &[(&str, &str)],
    args: &[&str],
) -> (String, bool) {
    use std::io::{BufRead, BufReader};
    let folder = tempfile::tempdir().expect("the test folder is writable");
    std::fs::write(folder.path().join("ovoo.toml"), file).expect("the folder is writable");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ovoo"))
        .args(["serve", "--log", "error"])
        .args(args)
        .env("XDG_DATA_HOME", folder.path().join("data"))
        .envs(environment.iter().copied())
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("ovoo starts");
    let out = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let lines: Vec<String> =
        out.lines().take(2).map(|line| line.expect("the value is text")).collect();
    let address =
        lines[0].strip_prefix("Ovoo is ready: ").expect("the first line is the address").to_owned();
    let store = lines[1].strip_prefix("store: ").expect("the second line is the store").to_owned();
    let answer = reqwest::get(format!("{address}/api/me")).await.expect("the server answers");
    let cookie = answer.headers()["set-cookie"].to_str().expect("cookies are ASCII").to_owned();
    child.kill().expect("the process was running");
    child.wait().expect("the process has exited");
    let store = store.rsplit('/').next().expect("the path has a file name").to_owned();
    (store, cookie.contains("Secure"))
}

#[tokio::test]
async fn flags_override_the_environment_the_file_and_the_defaults() {
    let free = "listen = \"127.0.0.1:0\"\n";
    let file = format!("{free}store = \"sqlite:file.db\"\nsecure = true\n");
    let environment = [("OVOO_STORE", "sqlite:environment.db"), ("OVOO_SECURE", "false")];
    let flags = ["--store", "sqlite:flag.db", "--secure"];
    let is = |store: &str, secure: bool| (store.to_owned(), secure);
    assert_eq!(effective_settings(free, &[], &[]).await, is("ovoo.db", false));
    assert_eq!(effective_settings(&file, &[], &[]).await, is("file.db", true));
    assert_eq!(effective_settings(&file, &environment, &[]).await, is("environment.db", false));
    assert_eq!(effective_settings(&file, &environment, &flags).await, is("flag.db", true));
    assert_eq!(effective_settings(&file, &[], &["--secure=false"]).await, is("file.db", false));
    assert_eq!(effective_settings(free, &[("OVOO_SECURE", "1")], &[]).await, is("ovoo.db", true));
}
