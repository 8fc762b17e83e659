//! Runs every fuzz target with the inputs of its corpus.
use std::{
    collections::BTreeSet,
    fs,
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use fuzz::TARGETS;

/// Number of panics, including those that the program under test catches.
static N_PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
        N_PANICS.fetch_add(1, Relaxed);
        report(info);
    }));
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder exists");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it is listed").path()).collect();
    paths.sort();
    paths
}

fn stems(paths: &[PathBuf]) -> BTreeSet<String> {
    let stem = |path: &PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    paths.iter().filter_map(stem).collect()
}

#[test]
fn every_target_has_a_program_and_a_corpus() {
    let names = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(stems(&entries(&folder("fuzz_targets"))), names);
    assert_eq!(stems(&entries(&folder("corpus"))), names);
    for name in names {
        let program = folder("fuzz_targets").join(format!("{name}.rs"));
        let program = fs::read_to_string(program).expect("the program is text");
        assert!(program.contains(&format!("fuzz::run(\"{name}\", input)")), "{program}");
    }
}

#[test]
fn no_input_of_the_corpora_reveals_a_bug() {
    count_panics();
    for (name, read) in TARGETS {
        let inputs = entries(&folder("corpus").join(name));
        assert!(inputs.len() > 5, "{name} has {} inputs", inputs.len());
        for path in inputs {
            read(&fs::read(&path).expect("the input is readable"));
            assert_eq!(N_PANICS.load(Relaxed), 0, "{}", path.display());
        }
    }
}
