#!/bin/sh
# Installs the programs that the tests look through, where that is possible; says nothing when they are there.
missing=
for tool in "$@"; do
	command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "programs:$missing"
	export DEBIAN_FRONTEND=noninteractive
	# shellcheck disable=SC2086  (a list)
	said=$({ apt-get -qq update && apt-get -qq -o Dpkg::Use-Pty=0 install -y --no-install-recommends $missing; } \
		2>&1 >/dev/null) && exit 0
	echo "$said" >&2
fi
echo "missing:$missing (on Debian: apt-get install$missing); what needs them will say so" >&2
