//! Requests of `ovoo pipe`, one per line.
use serde_json::Value;

/// Number of requests after which a session ends, so that every input is done quickly.
const N_REQUESTS: usize = 32;

pub(crate) fn read(input: &[u8]) {
    let mut session = cli::PipeSession::new("en");
    for line in input.split(|byte| *byte == b'\n').take(N_REQUESTS) {
        let answer = session.handle(line);
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        let is_error = answer["error"]["message"].is_string();
        assert!(answer["ok"] == !is_error, "{answer}");
        assert_ne!(answer["error"]["code"], "internal", "{}", String::from_utf8_lossy(line));
    }
}
