#!/bin/sh
# Starts the Terraform provider @ADDRESS@ @VERSION@. Made by its "package" command.
# It must exec: hosts stop the process they started, not its children.

# Follows the links that a file is. Not every "readlink" can do that by itself
resolve() {
  target=$1 steps=0
  while [ -h "$target" ] && [ "$steps" -lt 40 ]; do
    link=$(readlink -- "$target") || return 0
    case $link in
      /*) target=$link ;;
      *) target=${target%/*}/$link ;;
    esac
    steps=$((steps + 1))
  done
}

# Jars lie beside the file itself, whatever links lead to it
file=$0
case $file in */*) ;; *) file=./$file ;; esac
if [ -h "$file" ]; then
  resolve "$file"
  file=$target
fi

# A process that is there already answers sooner than a new one: ask it, and become its relay
if [ "${@VARIABLE@_RESIDENT:-@RESIDENT@}" = 1 ] && [ -r "${file%/*}/lib/resident.sh" ] &&
  [ -n "${TF_PLUGIN_MAGIC_COOKIE:-}" ] && [ -z "${@VARIABLE@_RECORD_START:-}" ]; then
  case $# in
    0) ! command -v bash >/dev/null || exec bash -p -- "$file" --resident ;;
    1) [ "$1" != --resident ] || [ -z "${BASH_VERSION:-}" ] || . "${file%/*}/lib/resident.sh" ;;
  esac
fi
[ "${1:-}" != --resident ] || shift
resident=${@VARIABLE@_RESIDENT_FILE:-}
unset @VARIABLE@_RESIDENT_FILE

here=$(CDPATH='' cd -- "${file%/*}" && pwd -P) || exit 1

# Java takes a recording only if the jars have the times they had, and the CLI sets those of an archive it unpacks
# to now. Contents, which is what lock files cover, are not touched.
if [ ! "$here/lib/@LAST@" -ot "$here/${file##*/}" ] \
  && [ -z "$(find "$here/lib/@LAST@" -prune -mtime +10000 2>/dev/null)" ]; then
  TZ=UTC0 touch -c -t @TIME@ "$here"/lib/*.jar 2>/dev/null || :
fi

# Reads version and build of the Java in the folder "home"
identify() {
  version='' build=''
  [ -x "$home/bin/java" ] || return 1
  if [ -r "$home/release" ]; then
    while IFS='=' read -r key value; do
      value=${value%\"} value=${value#\"}
      case $key in
        JAVA_VERSION) version=$value ;;
        JAVA_RUNTIME_VERSION) build=$value ;;
      esac
    done <"$home/release"
  fi
  if [ -z "$version" ]; then
    version=$("$home/bin/java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p')
  fi
  build=${build:-$version} major=${version%%[!0-9]*}
  [ "${major:-0}" -ge 17 ]
}

# Finds a Java of the machine
machine_java() {
@MACHINE@
}

libc=''
find_java() {
@FIND@
}

find_java || {
@NONE@
  exit 1
}

# What a recorded start of this package by this Java left behind makes it start quickly. Up to Java 24 it holds
# for the very files it was made of.
prepared=$here/lib/prepared-start$libc.aot
if [ ! -f "$prepared" ]; then
  prepared=${XDG_CACHE_HOME:-${HOME:-}/.cache}/@PREFIX@/@VERSION@-@CONTENT@/$build$libc
  if [ "$major" -lt 25 ]; then
    place=$(printf %s "$here" | cksum)
    prepared=$prepared-${place%% *}
  fi
fi
if [ "${@VARIABLE@_PREPARED_START:-}" = where ]; then
  printf '%s\n' "$prepared"
  exit
fi

# Java up to 24 does not notice that a recording is cut off, and crashes
is_whole() {
  [ -f "$prepared" ] || return 1
  [ "$major" -lt 25 ] || return 0
  [ -r "$prepared.size" ] && read -r size <"$prepared.size" && [ "$(($(wc -c <"$prepared")))" = "$size" ] \
    && [ "$prepared" -nt "$here/lib/@LAST@" ]
}
@LATER@

main=@MAIN@
if [ -n "$resident" ]; then
  set -- "$main" "$resident" @CONTENT@ "$here"
  main=dev.tfprovider.boot.resident.ResidentProvider
fi

if [ -n "${@VARIABLE@_RECORD_START:-}" ]; then
  set -- -Dterraform.provider.start.recording=true "$main" "$@"
  if [ "$major" -ge 25 ]; then
    # Profiles are for the second compiler, which is not used; to read them costs time
    set -- -XX:+IgnoreUnrecognizedVMOptions -XX:-AOTRecordTraining -XX:AOTCacheOutput="$@VARIABLE@_RECORD_START" "$@"
  else
    set -- -XX:ArchiveClassesAtExit="$@VARIABLE@_RECORD_START" "$@"
  fi
elif ! is_whole; then
@UNPREPARED@
  set -- "$main" "$@"
elif [ "$major" -ge 25 ]; then
  set -- -XX:AOTCache="$prepared" "$main" "$@"
else
  set -- -XX:SharedArchiveFile="$prepared" "$main" "$@"
fi

classpath=@CLASSPATH@

# Nobody but us decides that libraries may reach below Java; older versions do not ask
[ "$major" -lt 24 ] || set -- --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -cp "$classpath" "$@"
[ "$major" -ge 24 ] || set -- -cp "$classpath" "$@"

# Warnings of the JVM itself go to standard error: standard output is for the handshake.
# Serial collector and first compiler: a provider lives for seconds, and there are many of them.
# The heap starts small and stays close to what is in it. A recording lies at the address it was made for,
# so that processes share it. Network buffers come in pieces of 128 KB, not 2 MB.
# shellcheck disable=SC2086
exec "$home/bin/java" -Xlog:disable -Xlog:all=warning:stderr -XX:+UseSerialGC -XX:TieredStopAtLevel=1 \
  -XX:-UsePerfData -Xms20m -Xmn8m -Xmx512m -XX:MinHeapFreeRatio=20 -XX:MaxHeapFreeRatio=40 \
  -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -Dio.netty.allocator.maxOrder=4@OPTIONS@ \
  ${@VARIABLE@_JAVA_OPTS:-} "$@"
