//! Log files. Inputs are logs without hashes: as no fuzzer finds hashes that match, the target adds
//! them, as anyone could who forges a log.
use serde_json::value::RawValue;
use table::{Log, LogWriter};

use crate::explore;

pub(crate) fn read(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    replay(text);
    let mut writer = LogWriter::default();
    let lines = text.lines().map(|line| match serde_json::from_str::<Box<RawValue>>(line) {
        Ok(line) if line.get().ends_with('}') => writer.line(&line),
        Ok(_) | Err(_) => line.to_owned(),
    });
    let lines: Vec<String> = lines.collect();
    replay(&lines.join("\n"));
}

fn replay(text: &str) {
    let Ok(log) = Log::read(text) else { return };
    let Ok(entry) = catalog::find_version(&log.header.game, log.header.rules) else { return };
    let Ok(mut table) = entry.replay(&log) else { return };
    explore::play_on(entry, &mut *table);
}
