  if on_musl; then
    libc=-musl home=$here/runtime-musl
    if [ -d "$home" ]; then
      identify
    else
      machine_java
    fi
    return
  fi
  home=$here/runtime
  identify
}

# Tells whether programs here need musl, which cannot run what was made for glibc. A system may have both; then the
# one that runs this shell counts
on_musl() {
  for loader in /lib/ld-musl-*.so.1; do
    [ -e "$loader" ] || return 1
  done
  [ -r /proc/self/maps ] || return 0
  while read -r mapped; do
    case $mapped in
      */ld-musl-*) return 0 ;;
      */libc.so.6 | */libc-2.*) return 1 ;;
    esac
  done </proc/self/maps
