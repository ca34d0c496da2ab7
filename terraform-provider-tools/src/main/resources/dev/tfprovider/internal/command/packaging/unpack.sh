
# Finds the recording of the package in the cache, or else below the folder for temporary files, and unpacks it if need
# be. Commands of people do without
find_recording() {
  ! is_usable || return 0
  [ -n "$packed" ] && [ -n "${TF_PLUGIN_MAGIC_COOKIE:-}" ] && [ "${@VARIABLE@_PREPARED_START:-}" != off ] || return 1
  if ! has_place; then
    cache=${TMPDIR:-/tmp}
    case $cache in /*) ;; *) return 1 ;; esac
    user=$(id -u 2>/dev/null) || return 1
    prepared=$cache/terraform-provider-$user/@PREFIX@-$name
    ! is_usable || return 0
    has_place || return 1
  fi
  unpack && is_usable
}

has_place() {
  place=${prepared%/*}
  [ -n "$cache" ] && make_private "$cache" "${place#"$cache"/}" sticky && [ -w "$place" ]
}

# One launch unpacks, and the others wait for it. Who is killed meanwhile leaves a lock, and what it wrote until then
unpack() {
  turns=0 nobody=0
  until leave "$prepared.unpack"; do
    holder=''
    { read -r holder <"$prepared.unpack"; } 2>/dev/null
    case $holder in
      *[!0-9]* | '')
        # It has just gone away or been made, or the disk is full
        nobody=$((nobody + 1))
        [ "$nobody" -lt 10 ] || {
          rm -f -- "$prepared.unpack"
          return 1
        }
        ;;
      *)
        if [ "$turns" -ge 100 ] || ! kill -0 "$holder" 2>/dev/null; then
          rm -f -- "$prepared.unpack" "$prepared.w$holder"
          turns=0
          continue
        fi
        ;;
    esac
    turns=$((turns + 1))
    sleep 0.1 2>/dev/null || sleep 1
  done
  made=$prepared.w$$
  if is_usable; then
    set -- 0
  elif is_refused; then
    set -- 1
  else
    rm -f -- "$made"
    (umask 077 && set -C && exec gzip -dc <"$packed" >"$made") 2>/dev/null && keep_unpacked
    set -- "$?"
    rm -f -- "$made"
  fi
  rm -f -- "$prepared.unpack"
  return "$1"
}

is_refused() {
  [ -e "$prepared.refused" ] || return 1
  [ -n "$(find "$prepared.refused" -prune -mtime +0 2>/dev/null)" ] || return 0
  rm -f -- "$prepared.refused"
  return 1
}

# Content that is not what was packed is not asked for again for a day. Without the tool, as in Debian's BusyBox, the
# checksum that gzip has compared must do, together with the length
keep_unpacked() {
  if command -v cksum >/dev/null; then
    unpacked=$(cksum <"$made")
  else
    unpacked="$sum $(($(wc -c <"$made")))"
  fi
  case $unpacked in
    "$sum $size" | "$sum $size "*) mv -f -- "$made" "$prepared" && (drop_old) ;;
    *)
      leave "$prepared.refused"
      return 1
      ;;
  esac
}

# Keeps the newest recordings of the provider, whatever made them
drop_old() {
  cd -- "${prepared%/*/*}" || return 0
  turns=0
  # shellcheck disable=SC2012
  ls -td -- */* 2>/dev/null | while read -r old; do
    case ${old##*.} in size | start | starts | refused | lock | log | tmp | unpack | w[0-9]*) continue ;; esac
    turns=$((turns + 1))
    [ "$turns" -le @KEPT@ ] || {
      rm -f -- "$old" "$old.size" "$old.start" "$old.starts" "$old.log"
      [ -z "$(find "./$old.lock" -prune -mtime +0 2>/dev/null)" ] || rmdir -- "$old.lock"
      rmdir -- "${old%/*}"
    }
  done 2>/dev/null
  return 0
}
