//! Exported tables. As no fuzzer finds hashes that match, the target also repairs the hashes, as
//! anyone could who forges a file.
use std::sync::Arc;

use server::{
    archive::{self, Archive, ImportOutcome},
    fuzzing::FuzzTable,
    store::Store,
};
use table::LogWriter;

use crate::runtime::with_store;

const HOST: u64 = 1;
const STRANGER: u64 = 2;
/// Longer than any grace period, in seconds.
const LONG: u32 = 10_000_000;
/// Commands of the host and of a stranger after the import.
const COMMANDS: [&str; 8] = [
    r#"{"type":"sync","since":0}"#,
    r#"{"type":"start","id":1}"#,
    r#"{"type":"undo","id":2,"seat":0}"#,
    r#"{"type":"ask_undo","id":3,"seat":0}"#,
    r#"{"type":"answer","id":4,"question":0,"yes":true}"#,
    r#"{"type":"sit","id":5,"seat":1,"name":"Eve"}"#,
    r#"{"type":"settings","id":6,"pace":{"kind":"slow","minutes":1}}"#,
    r#"{"type":"rematch","id":7,"deal":"same"}"#,
];

pub(crate) fn read(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    let Ok(mut archive) = serde_json::from_str::<Archive>(text) else { return };
    with_store(|store| import(store, archive.clone()));
    if repair_hashes(&mut archive).is_some() {
        with_store(|store| import(store, archive.clone()));
    }
}

async fn import(store: Arc<dyn Store>, archive: Archive) {
    let archives = [archive];
    match archive::import(&*store, &archives).await {
        Ok(outcomes) => assert_eq!(outcomes, [ImportOutcome::New]),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(store.ids().await.expect("the store is open").is_empty());
            return;
        }
    }
    let again = archive::import(&*store, &archives).await.expect("an import can be repeated");
    assert_eq!(again, [ImportOutcome::AlreadyStored]);
    let [archive] = archives;
    let exported = archive::export(&*store, archive.id).await.expect("the table is stored");
    archive::check(&exported).expect("the export can be imported");
    archive::delete(&*store, archive.id).await.expect("the table is stored");
    visit(&archive);
}

/// Lets the host and a stranger use the table.
fn visit(archive: &Archive) {
    let mut table = FuzzTable::open(archive).expect("an imported table opens");
    table.join_host(HOST);
    table.join(STRANGER, 2);
    for command in COMMANDS {
        table.receive(HOST, command);
        table.receive(STRANGER, command);
    }
    table.leave(HOST);
    table.wait(LONG);
    table.check();
}

/// Replaces the hashes of the start and of all steps.
fn repair_hashes(archive: &mut Archive) -> Option<()> {
    let mut secret = [0; 32];
    hex::decode_to_slice(&archive.secret, &mut secret).ok()?;
    let game = archive.record.deal(secret).ok()??;
    let mut chain = LogWriter::default();
    archive.record.started.as_mut()?.hash = chain.hash(game.header());
    for input in &mut archive.inputs {
        input.hash = chain.hash(&input.line);
    }
    Some(())
}
