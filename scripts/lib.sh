# shellcheck shell=bash
# What ./run and ./test share. Sourced, never executed.
set -euo pipefail

# shellcheck disable=SC2034 # for those who source this
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rust_min=1.94

# One line about what happens next. On stderr: stdout belongs to the program.
say() { printf '==> %s\n' "$*" >&2; }

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# check WHAT COMMAND...: says what runs, and fails with a sentence.
check() {
  say "$1: ${*:2}"
  "${@:2}" || die "$1 failed: see above"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null && sudo "$@"
  fi
}

# Installs Debian packages; fails quietly where there is no apt-get or no right to use it.
apt_install() {
  command -v apt-get >/dev/null || return 1
  say "installing with apt-get: $*"
  if [ -z "${apt_updated:-}" ]; then
    as_root apt-get update -qq >/dev/null || return 1
    apt_updated=1
  fi
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null || return 1
  hash -r
}

# The linker needs a C compiler, and so does the allocator, which is C.
need_cc() {
  command -v cc >/dev/null || apt_install gcc libc6-dev ||
    die "a C compiler is needed: install gcc (or any other cc) and run this again"
}

need_git() {
  command -v git >/dev/null || apt_install git ||
    die "git is needed to list the project's files: install it and run this again"
}

rust_is_new_enough() {
  local version
  command -v cargo >/dev/null || return 1
  version=$(rustc --version 2>/dev/null | cut -d ' ' -f 2) && [ -n "$version" ] || return 1
  [ "$(printf '%s\n' "$rust_min" "$version" | sort -V | head -n 1)" = "$rust_min" ]
}

# Debian's newest Rust comes as packages with "web" in their names.
need_rust() {
  PATH="${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH"
  rust_is_new_enough && return
  say "Rust $rust_min or newer was not found"
  if apt_install rustc-web cargo-web ca-certificates; then
    PATH="/usr/bin:$PATH"
    rust_is_new_enough && return
  fi
  die "Rust $rust_min or newer is needed: install it (with rustup, for instance) and run this again"
}

has_rust_checkers() {
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1
}

# The formatter and the linter must be of the same release as the compiler: all four together.
need_rust_checkers() {
  has_rust_checkers && return
  say "rustfmt or clippy was not found"
  if apt_install rustc-web cargo-web rustfmt-web rust-web-clippy ca-certificates; then
    PATH="/usr/bin:$PATH"
    rust_is_new_enough && has_rust_checkers && return
  fi
  die "rustfmt and clippy are needed: install them (rustup component add rustfmt clippy)"
}
