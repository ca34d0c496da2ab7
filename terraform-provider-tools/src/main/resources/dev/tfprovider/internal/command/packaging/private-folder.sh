newline='
'

# Whether nobody else decides what a path leads to: who owns a folder on the way, or may write to it, does. So all of
# them belong to this user or to root, and nobody else may write to them; "sticky" allows folders where others may only
# add names. Nobody else can exchange what was looked at here from then on, so a name is as good as an open file. The
# list is in no here-document: older versions of bash keep those in a file below TMPDIR
is_way_safe() {
  path=$1 way=$1 sticky=${2:-}
  set --
  while [ -n "$way" ]; do
    set -- "$way" "$@"
    way=${way%/*}
  done
  set -- / "$@"
  linked='' user='' proven='' reason="'$path' is not there"
  listed=$(LC_ALL=C TZ=UTC0 ls -ldn -- "$@" 2>/dev/null) || return 1
  set -f
  while [ -n "$listed" ]; do
    line=${listed%%"$newline"*}
    listed=${listed#"$line"}
    listed=${listed#"$newline"}
    # shellcheck disable=SC2086
    split_line $line
    reason="others may change '$1'"
    case $mode in
      l*) linked=1 ;;
      [-d]????-??-*) ;;
      d????????[tT]*) [ -n "$sticky" ] || break ;;
      *) break ;;
    esac
    # Who owns a link is not told by -O, which follows it
    if [ "$owner" != 0 ]; then
      reason="'$1' belongs to another user"
      [ "$owner" = "${user:-$owner}" ] || break
      user=$owner
      [ -L "$1" ] || { [ -O "$1" ] && proven=1; } || break
    fi
    reason=''
    shift
  done
  set +f
  [ -z "$reason" ] || return 1
  reason="a link to '$path' belongs to another user"
  [ "${user:+owned}" = "${proven:+owned}" ]
}

split_line() {
  mode=$1 owner=$3 bytes=$5
}

# Whether what has a name in a folder is this user's alone. The way to the folder may have links, and those are no way
# further down
is_private() {
  is_absolute "$1" && is_way_safe "$1/$2" "${3:-}" || return 1
  real=$1
  if [ -n "$linked" ]; then
    real=$(CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P) && is_absolute "$real" \
      && is_way_safe "$real/$2" "${3:-}" || return 1
    reason="there is a link in '$real/$2'"
    [ -z "$linked" ] || return 1
  fi
  reason="'$real/$2' belongs to another user"
  [ -O "$real/$2" ] || return 1
  reason="others may change '$real/$2'"
  case $mode in [-d]????-??-*) ;; *) return 1 ;; esac
}

# The same for a folder, which is made if need be
make_private() {
  is_absolute "$1" || return 1
  if [ ! -d "$1/$2" ]; then
    there=$1
    until [ -d "$there/" ]; do there=${there%/*}; done
    is_way_safe "$there" "${3:-}" || return 1
    reason="'$1/$2' cannot be made"
    (umask 077 && mkdir -p -- "$1/$2") 2>/dev/null || return 1
  fi
  is_private "$@"
}

is_absolute() {
  reason="'$1' is no absolute path"
  case $1 in *"$newline"*) return 1 ;; /*) ;; *) return 1 ;; esac
}
