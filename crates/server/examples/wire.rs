//! Tells the wire types as TypeScript: for each file its declarations, as JSON.
//! `cargo xtask codegen` runs it.
#![expect(clippy::print_stdout, reason = "its output is its purpose")]
use std::collections::BTreeMap;

fn main() -> Result<(), serde_json::Error> {
    let shell = server::typescript::typescript().declarations();
    let mut files = BTreeMap::from([("web/src/gen/wire.ts".to_owned(), shell)]);
    for (game, types) in catalog::typescript() {
        files.insert(format!("games/{game}/web/wire.ts"), types.declarations());
    }
    println!("{}", serde_json::to_string(&files)?);
    Ok(())
}
