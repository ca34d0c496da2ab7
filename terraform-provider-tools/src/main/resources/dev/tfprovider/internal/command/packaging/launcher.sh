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

# Where recordings are kept, and where launches meet that share a process. A path that is not absolute would be in the
# working directory
cache=${XDG_CACHE_HOME:-}
case $cache in /*) ;; *) cache=${HOME:+$HOME/.cache} ;; esac
case $cache in /*) ;; *) cache='' ;; esac

@PRIVATE@

# A process that is there already answers sooner than a new one: ask it, and become its relay
shared_file=''
shared_scope=${@VARIABLE@_PROCESS:-${PLUGIN_PROCESS:-@SCOPE@}}
case $shared_scope in
  command | resident)
    if [ -r "${file%/*}/lib/shared.sh" ] && [ -n "${TF_PLUGIN_MAGIC_COOKIE:-}" ] && [ -z "${@VARIABLE@_RECORD_START:-}" ]; then
      case $# in
        0) ! command -v bash >/dev/null || exec bash -p -- "$file" --shared ;;
        1) [ "$1" != --shared ] || [ -z "${BASH_VERSION:-}" ] || . "${file%/*}/lib/shared.sh" ;;
      esac
    fi
    ;;
  launch) ;;
  *) echo "[WARN] @VARIABLE@_PROCESS is '$shared_scope', and must be 'command', 'resident' or 'launch'" >&2 ;;
esac
[ "${1:-}" != --shared ] || shift
resident=${@VARIABLE@_PROCESS_FILE:-}
unset @VARIABLE@_PROCESS_FILE

here=$(CDPATH='' cd -- "${file%/*}" && pwd -P) || exit 1

# Java takes a recording only if the jars have the times they had, and the CLI sets those of an archive it unpacks
# to now. Contents, which is what lock files cover, are not touched.
if [ ! @LAST@ -ot "$here/${file##*/}" ] \
  && [ -z "$(find @LAST@ -prune -mtime +10000 2>/dev/null)" ]; then
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
# for the very files it was made of. That of a package is packed in it, and unpacked into the cache; its checksum is in
# its name there.
name=@VERSION@-@CONTENT@/$build$libc
packed=$here/lib/prepared-start$libc.aot.gz
sum='' size=''
if [ -f "$packed" ]; then
  [ ! -r "$packed.sum" ] || read -r sum size <"$packed.sum"
  name=$name-$sum
else
  packed=''
  if [ "$major" -lt 25 ]; then
    place=$(printf %s "$here" | cksum)
    name=$name-${place%% *}
  fi
fi
prepared=$cache/@PREFIX@/$name
if [ "${@VARIABLE@_PREPARED_START:-}" = where ]; then
  printf '%s\n' "${packed:-${cache:+$prepared}}"
  exit
fi

# A recording decides what runs here. Java up to 24 does not notice that it is cut off, and crashes
is_usable() {
  [ -f "$prepared" ] && is_private "$cache" "${prepared#"$cache"/}" sticky || return 1
  if [ -n "$packed" ]; then
    [ "$bytes" = "$size" ]
    return
  fi
  [ "$major" -lt 25 ] || return 0
  [ -r "$prepared.size" ] && read -r size <"$prepared.size" && [ "$bytes" = "$size" ] \
    && [ "$prepared" -nt @LAST@ ]
}
@UNPACK@

# Java says that it has no classes where it may not open their files, and no more: up to its hard limit it raises the
# soft one. The recording is not to blame then
enough=1 files=$(ulimit -Hn)
case $files in
  '' | *[!0-9]*) ;;
  *)
    [ "$files" -ge @FILES@ ] || {
      enough=0
      echo "[ERROR] The provider @ADDRESS@ may open $files files at a time," \
        "and needs @FILES@: raise the limit with 'ulimit -n'." >&2
    }
    ;;
esac

# A start by a recording leaves a mark until its line is printed. One of a process that is gone says that this Java
# does not start by this recording: it is dropped, and that of the package is not unpacked again for a day. That comes
# first, for a launch that finds it dropped unpacks it
is_not_broken() {
  [ -n "${TF_PLUGIN_MAGIC_COOKIE:-}" ] && [ $# = 0 ] && [ "$enough" = 1 ] || return 0
  if [ -e "$prepared.start" ]; then
    process=''
    read -r process <"$prepared.start"
    if [ -n "$process" ] && ! kill -0 "$process" 2>/dev/null; then
      [ -z "$packed" ] || leave "$prepared.refused"
      rm -f -- "$prepared.start" "$prepared" "$prepared.size"
      return 1
    fi
  fi
  leave "$prepared.start"
  mark=$prepared.start
}

# Writes what is not there yet, and follows no link. Status 1: it was there, or cannot be written
leave() {
  set -C
  { echo "$$" >"$1"; } 2>/dev/null
  left=$?
  set +C
  [ "$left" = 0 ]
}
@LATER@

main=@MAIN@ mark=''
if [ -n "$resident" ]; then
  set -- "$main" "$resident" @CONTENT@ "$here"
  main=dev.tfprovider.internal.process.ResidentProvider
fi

if [ -n "${@VARIABLE@_RECORD_START:-}" ]; then
  set -- -Dterraform.provider.start.recording=true "$main" "$@"
  if [ "$major" -ge 25 ]; then
    # Profiles are for the second compiler, which is not used; to read them costs time
    set -- -XX:+IgnoreUnrecognizedVMOptions -XX:-AOTRecordTraining -XX:AOTCacheOutput="$@VARIABLE@_RECORD_START" "$@"
  else
    set -- -XX:ArchiveClassesAtExit="$@VARIABLE@_RECORD_START" "$@"
  fi
elif ! @RECORDED@ || ! is_not_broken "$@"; then
@UNPREPARED@
  set -- "$main" "$@"
else
  set -- ${mark:+-Dterraform.provider.start.mark="$mark"} "$main" "$@"
  # One that the disk has damaged crashes Java sooner or later: but once
  case $prepared in
    *[\'\;%]*) ;;
    *) set -- -XX:OnError="rm -f -- '$prepared'" "$@" ;;
  esac
  if [ "$major" -ge 25 ]; then
    set -- -XX:AOTCache="$prepared" "$@"
  else
    set -- -XX:SharedArchiveFile="$prepared" "$@"
  fi
fi

classpath=@CLASSPATH@

# Nobody but us decides that libraries may reach below Java; older versions do not ask
[ "$major" -lt 24 ] || set -- --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -cp "$classpath" "$@"
[ "$major" -ge 24 ] || set -- -cp "$classpath" "$@"

run=exec
[ -z "$shared_file" ] || run=command_run

# What the JVM itself says goes to standard error: standard output is for the handshake.
# Serial collector and first compiler: a provider lives for seconds, and there are many of them.
# The heap starts small and stays close to what is in it. A recording lies at the address it was made for,
# so that processes share it. Network buffers come in pieces of 128 KB, not 2 MB.
# shellcheck disable=SC2086
"$run" "$home/bin/java" -Xlog:disable -Xlog:all=warning:stderr -XX:+DisplayVMOutputToStderr -XX:+UseSerialGC \
  -XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xms20m -Xmn8m -Xmx512m -XX:MinHeapFreeRatio=20 -XX:MaxHeapFreeRatio=40 \
  -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -Dio.netty.allocator.maxOrder=4@OPTIONS@ \
  ${@VARIABLE@_JAVA_OPTS:-} "$@"
