# What the scripts share: where the repository is, and what a machine needs before it can build.
# Sourced by them, never run. Stops with one line on stderr; exit 6 = something the machine must
# have is missing.
# shellcheck shell=bash

root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")

# The status of `interlude` and of these scripts for "something needed is missing".
readonly exit_missing=6

# fail STATUS MESSAGE...
fail() {
  local status=$1
  shift
  echo "${0##*/}: $*" >&2
  exit "$status"
}

# Stops unless Swift is there, runs, and is at least the version in Package.swift's first line.
require_swift() {
  local wanted found
  wanted=$(sed -n '1s/.*swift-tools-version: *\([0-9]*\.[0-9]*\).*/\1/p' "$root/Package.swift")
  command -v swift >/dev/null ||
    fail $exit_missing "Swift is missing: install Swift $wanted or later from https://swift.org/install"
  found=$(swift --version 2>&1) ||
    fail $exit_missing "'swift --version' fails: install Swift $wanted or later from" \
      "https://swift.org/install, with the system packages named there"
  [[ $found =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
    fail $exit_missing "'swift --version' names no version: install Swift $wanted or later from" \
      "https://swift.org/install"
  local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
  ((major > ${wanted%.*} || (major == ${wanted%.*} && minor >= ${wanted#*.}))) ||
    fail $exit_missing "Swift $major.$minor is too old: install Swift $wanted or later from" \
      "https://swift.org/install"
}

# is_there PACKAGE PROOF...
is_there() {
  local status proof name folder
  status=$(dpkg-query -W -f='${Status}' "$1" 2>/dev/null || true)
  [[ $status == 'install ok installed' ]] && return 0
  for proof in "${@:2}"; do
    name=${proof#*:}
    case $proof in
      pkg:*) pkg-config --exists "$name" 2>/dev/null && return 0 ;;
      tool:*) command -v "$name" >/dev/null && return 0 ;;
      header:*)
        for folder in /usr/include /usr/local/include; do
          [[ -e $folder/$name ]] && return 0
        done
        ;;
      *) fail 2 "scripts/lib/packages.txt: '$proof' is no proof; write pkg:, header: or tool:" ;;
    esac
  done
  return 1
}

# Installs what packages.txt names and this machine lacks; does nothing when nothing is missing.
install_missing_packages() {
  local -a missing=() words as_root=()
  local line
  while IFS= read -r line; do
    read -ra words <<<"${line%%#*}"
    ((${#words[@]} == 0)) || is_there "${words[@]}" || missing+=("${words[0]}")
  done <"$root/scripts/lib/packages.txt"
  ((${#missing[@]} > 0)) || return 0

  command -v apt-get >/dev/null ||
    fail $exit_missing "no apt-get here: install what these Debian packages hold, then run this" \
      "again: ${missing[*]}"
  if (($(id -u) != 0)); then
    command -v sudo >/dev/null ||
      fail $exit_missing "no sudo here: run as root 'apt-get install ${missing[*]}', then this again"
    as_root=(sudo)
  fi
  echo "Installing with apt-get: ${missing[*]}"
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get)
  # apt's own words go to stdout, so that stderr has the one line that says what to do.
  # A failed update need not matter (one dead source of several); a failed install does.
  "${as_root[@]}" update 2>&1 || echo "apt-get update failed; trying with the lists of before"
  "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" 2>&1 ||
    fail $exit_missing "'apt-get install ${missing[*]}' failed: see above, check the network, then" \
      "run this again"
}

set_up() {
  require_swift
  install_missing_packages
}

# Builds the command for release and sets `interlude` to its path.
# shellcheck disable=SC2034 # the scripts that source this file use it
build_interlude() {
  set_up
  local -a build=(swift build --package-path "$root" -c release --product interlude)
  "${build[@]}"
  interlude=$("${build[@]}" --show-bin-path)/interlude
}

# build_and_test BUILD_FLAG... -- TEST_ARGUMENT...: the whole suite, without a display.
build_and_test() {
  local -a flags=()
  while [[ $1 != -- ]]; do
    flags+=("$1")
    shift
  done
  shift
  swift build --package-path "$root" --build-tests "${flags[@]}"
  SDL_VIDEODRIVER=dummy swift test --package-path "$root" "${flags[@]}" "$@"
}
