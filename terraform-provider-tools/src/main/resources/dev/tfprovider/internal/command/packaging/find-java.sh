  if [ -n "${@VARIABLE@_JAVA_HOME:-}" ]; then
    home=$@VARIABLE@_JAVA_HOME
    identify
    return
  fi
  home=${JAVA_HOME:-}
  if [ -n "$home" ] && identify; then
    return
  fi
  home=$(command -v java) || return 1
  resolve "$home"
  home=$(CDPATH='' cd -P -- "${target%/*}/.." && pwd -P) || return 1
  identify
