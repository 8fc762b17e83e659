//! Checks that the texts of the command line and the keys used in its source match.
use std::{collections::BTreeSet, fs, path::Path};

fn collect_sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("the source folder exists") {
        let path = entry.expect("the sources are readable").path();
        if path.is_dir() {
            collect_sources(&path, text);
        } else {
            text.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let mut source = String::new();
    collect_sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut source);
    for (language, fluent) in text::SHARED_TEXTS {
        let keys = text::keys(fluent).expect("the texts are valid");
        let known: BTreeSet<&str> =
            keys.iter().filter_map(|key| key.strip_prefix("cli-")).collect();
        for key in &known {
            assert!(source.contains(&format!("\"{key}\"")), "{language}: cli-{key} is not used");
        }
        for call in ["message(\"", "message_with(\""] {
            for (at, _) in source.match_indices(call) {
                let key = source[at + call.len()..].split('"').next().unwrap_or_default();
                assert!(known.contains(key), "{language}: cli-{key} is missing");
            }
        }
    }
}
