#!/usr/bin/env bash
# Installs Debian's chromium and PostgreSQL where they are missing and we may; otherwise their tests say why they are skipped.
set -u
missing=()
command -v chromium > /dev/null || command -v chromium-browser > /dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
  echo "not here and not to be installed by us: ${missing[*]} (their tests will be skipped)"
  exit 0
fi
echo "installing ${missing[*]} …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq > /dev/null 2>&1
for package in "${missing[@]}"; do
  apt-get install -y -qq --no-install-recommends "$package" > /dev/null 2>&1 || echo "could not install $package"
done
exit 0
