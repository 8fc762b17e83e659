//! Prints the wire types as TypeScript: a JSON object that maps each file to its declarations.
//!
//! `cargo xtask codegen` runs it and writes the files.
#![expect(clippy::print_stdout, reason = "the output is read by xtask")]
use std::collections::BTreeMap;

fn main() -> Result<(), serde_json::Error> {
    let protocol = format!(
        "/** Version of the messages on sockets. */ const PROTOCOL = {};",
        server::wire::PROTOCOL
    );
    let mut shell = vec![protocol];
    shell.extend(server::typescript::typescript().declarations());
    let mut files = BTreeMap::from([("web/src/gen/wire.ts".to_owned(), shell)]);
    for (game, types) in catalog::typescript() {
        files.insert(format!("games/{game}/web/wire.ts"), types.declarations());
    }
    files.insert("template/web/wire.ts".to_owned(), template::typescript().declarations());
    println!("{}", serde_json::to_string(&files)?);
    Ok(())
}
