//! Cargo does not see new files in the web app's folder by itself.
fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
