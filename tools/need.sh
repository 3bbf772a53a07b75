#!/bin/sh
# Installs the programs that the tests look through, where that is possible; says nothing when they are there.
missing=
for tool in "$@"; do
	command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	# shellcheck disable=SC2086  (a list)
	{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing; } \
		>/dev/null 2>&1 && exit 0
fi
echo "missing:$missing (on Debian: apt-get install$missing); the tests that need them will say so" >&2
