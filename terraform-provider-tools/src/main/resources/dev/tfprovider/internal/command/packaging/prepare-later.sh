
# Records a start in the background, once hosts have started this package ten times by this Java: whoever runs it
# once or in CI has nothing of it. Nothing of the host's is kept open, and its variables are not passed on. The lock
# goes away with success only, so that a failure is repeated after a day at the earliest.
prepare_later() {
  [ -n "${TF_PLUGIN_MAGIC_COOKIE:-}" ] && [ -z "${CI:-}${TF_IN_AUTOMATION:-}" ] || return 0
  [ "${@VARIABLE@_PREPARED_START:-}" != off ] && [ -n "$cache" ] && [ -z "$packed" ] || return 0
  place=${prepared%/*}
  make_private "$cache" "${place#"$cache"/}" sticky || return 0
  [ ! -L "$prepared.starts" ] && { echo >>"$prepared.starts"; } 2>/dev/null || return 0
  [ "$(($(wc -c <"$prepared.starts")))" -ge 10 ] || return 0
  if ! mkdir "$prepared.lock" 2>/dev/null; then
    [ -n "$(find "$prepared.lock" -prune -mtime +0 2>/dev/null)" ] || return 0
    rmdir "$prepared.lock" 2>/dev/null && mkdir "$prepared.lock" 2>/dev/null || return 0
  fi
  (
    trap '' HUP INT
    (
      cd / && umask 077 && env -i PATH="$PATH" HOME="${HOME:-}" XDG_CACHE_HOME="$cache" \
        TMPDIR="${TMPDIR:-/tmp}" @VARIABLE@_JAVA_HOME="$home" nice -n 19 "$here/${file##*/}" prepare \
        >"$prepared.log" 2>&1 && rm -f "$prepared.starts" "$prepared.log" && rmdir "$prepared.lock"
    ) </dev/null >/dev/null 2>&1 &
  ) </dev/null >/dev/null 2>&1
}
