#!/usr/bin/env bash
# Installs Debian's chromium and PostgreSQL where they are missing and we may; otherwise their tests say why they are skipped.
# Of chromium the shell without a window is enough, and quicker; where only the whole browser is to be had, that one.
set -u
export DEBIAN_FRONTEND=noninteractive
has() { command -v "$1" > /dev/null; }
install() { apt-get install -y -qq --no-install-recommends "$1" > /dev/null 2>&1; }

browser=none
has chromium || has chromium-browser && browser=whole
has chromium-headless-shell && browser=shell
missing=()
[ $browser = none ] && missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && [ $browser = shell ] && exit 0
if [ "$(id -u)" -ne 0 ] || ! has apt-get; then
  [ ${#missing[@]} -eq 0 ] || echo "not here and not to be installed by us: ${missing[*]} (their tests will be skipped)"
  exit 0
fi
if [ ${#missing[@]} -gt 0 ]; then
  echo "installing ${missing[*]} …"
  apt-get update -qq > /dev/null 2>&1
fi
[ $browser = shell ] || install chromium-headless-shell || [ $browser = whole ] || install chromium || echo "could not install chromium"
case " ${missing[*]} " in *" postgresql "*) install postgresql || echo "could not install postgresql" ;; esac
exit 0
