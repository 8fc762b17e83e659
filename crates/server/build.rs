//! Rebuilds the crate when the built web app changes, because Cargo does not watch that folder.
fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
