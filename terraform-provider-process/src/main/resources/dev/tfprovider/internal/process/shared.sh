# Asks the process that serves launches like this one for a launch of the provider, and provides for such a process if
# there is none. Read by the launcher under bash. Returns if the provider has to start by itself.

set +o posix
trap '' INT PIPE

folder=''
environment=()

# Finds a folder that is this user's alone, where launches and processes meet. What is in it was put there by this user,
# which is why it may hear of all that a launch has: nothing else proves who listens. Nothing in it is looked at before.
# Where there is none, one line says why, and each launch has a process of its own
shared_folder() {
  local place why reasons=''
  for place in "${XDG_RUNTIME_DIR-}" "$cache"; do
    [[ -n $place ]] || continue
    why="'$place' is no folder"
    if [[ $place = "$cache" || ( -d $place && ! -L ${place%/} ) ]]; then
      if make_private "$place" terraform-provider; then
        folder=$real/terraform-provider
        [[ $mode != drwx------* || ! -w $folder ]] || return 0
        why="'$folder' is not this user's alone to read and write"
      else
        why=$reason
      fi
    fi
    reasons+="; $why"
  done
  reasons=${reasons#; }
  reasons=${reasons:-neither XDG_RUNTIME_DIR nor HOME is set}
  echo "[WARN] Launches of @ADDRESS@ share no process: ${reasons//[[:cntrl:]]/?}" >&2
  return 1
}

shared_environment() {
  local variable
  environment=()
  if [[ -r /proc/self/environ ]] && ((BASH_VERSINFO[0] > 4)); then
    mapfile -d '' -t environment </proc/self/environ
  else
    while IFS= read -r -d '' variable; do environment+=("$variable"); done < <(env -0)
  fi
  ((${#environment[@]} > 0))
}

# Everything a resident process must have in common with this launch is in the name of its file
resident_find() {
  local variable common=() name
  shared_environment || return 1
  for variable in "${environment[@]}"; do
    case $variable in
      PLUGIN_* | TF_* | _=* | COLUMNS=* | LINES=* | OLDPWD=* | PWD=* | SHLVL=* | TERM=* | WINDOWID=*) ;;
      *) common+=("$variable") ;;
    esac
  done
  name=$({ umask && ulimit -Sa && ulimit -Ha; printf '%s\0' "$PWD" "${common[@]}"; } 2>/dev/null | cksum) || return 1
  found=$folder/@TYPE@-@CONTENT@-${name// /-}
}

# The process of a command is found by the process of the host, of which there is never another with both identifier
# and start
command_find() {
  local stat fields
  ((PPID > 0)) || return 1
  if [[ -r /proc/$PPID/stat ]]; then
    read -r -d '' stat <"/proc/$PPID/stat"
    fields=(${stat##*) })
    shared_host="$PPID ${fields[19]}"
  else
    stat=$({ LC_ALL=C ps -o lstart= -p "$PPID"; } 2>/dev/null | cksum) || return 1
    shared_host="$PPID ${stat%% *}"
  fi
  [[ $shared_host =~ ^[0-9]+\ [0-9]+$ ]] || return 1
  found=$folder/@TYPE@-@CONTENT@-command-${shared_host/ /-}
}

# Reads the file, which this user wrote. One whose process is gone leads to whoever has got its port since, who must not
# hear of this launch: so its process has to be there, and be the one that was started for it
shared_read() {
  local arguments=()
  [[ -f $found && -O $found && ! -L $found ]] && read -r port token pid <"$found" || return 1
  [[ $port =~ ^[0-9]+$ && $pid =~ ^[0-9]+$ ]] && kill -0 "$pid" 2>/dev/null || return 1
  [[ -r /proc/$pid/cmdline ]] && ((BASH_VERSINFO[0] > 4)) || return 0
  mapfile -d '' -t arguments 2>/dev/null <"/proc/$pid/cmdline"
  [[ -O /proc/$pid && " ${arguments[*]} " = *[\ =]"$found "* ]]
}

# Ends the launch, which nobody wants any more, if its host is gone. A parent that was never visible counts as alive
shared_check_host() {
  local stat
  if [[ -r /proc/$$/stat ]] && read -r stat <"/proc/$$/stat"; then
    stat=${stat##*) }
    stat=${stat#* }
    [[ ${stat%% *} = "$PPID" ]] || exit 1
  else
    kill -0 "$PPID" 2>/dev/null || exit 1
  fi
}

# Becomes the relay of a launch by the process. Status 1: there is none, 2: it does not serve this launch.
# Whoever listens says the second half of the token before it hears more than the first
shared_ask() {
  local port token pid answer patience line=''
  shared_read || return 1
  [[ -n ${environment-} ]] || shared_environment || return 2
  if ! { exec 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null; then
    rm -f -- "$found"
    return 1
  fi
  printf '%s\n' "${token:0:32}" 2>/dev/null >&3
  if ! read -r -t 1 -u 3 answer; then
    # It hangs, and nobody should wait for it again
    mv -f -- "$found" "$found.hung" 2>/dev/null
  elif [[ $answer = "${token:32}" ]]; then
    printf '%s\0' $'launch\n'"$$" "$PPID" @CONTENT@ "$PWD" "${environment[@]}" '' 2>/dev/null >&3
    if ! read -r -t 1 -u 3 answer patience; then
      mv -f -- "$found" "$found.hung" 2>/dev/null
    elif [[ $answer = ok ]] && shared_await_line; then
      # A host that was killed before this script could see that it is the parent has closed the pipe
      printf '%s\n' "$line" 2>/dev/null || exit
      # What a supervisor sends to all of a group: the others end the launch in order, and losing the relay would not
      trap '' TERM
      exec cat <&3 >&2 3<&-
    fi
  fi
  exec 3<&-
  return 2
}

# Reads the line within the time that the process asked for, and no longer than the host lives
shared_await_line() {
  local part status end=$((SECONDS + patience)) slice=1
  # Older versions do not tell a time that is over from an end
  ((BASH_VERSINFO[0] > 3)) || slice=$patience
  while ((SECONDS < end)); do
    read -r -t "$slice" -u 3 part
    status=$?
    line+=$part
    if [[ $status = 0 ]]; then
      [[ $line = 1\|* ]]
      return
    fi
    ((status > 128)) || return 1
    shared_check_host
  done
  return 1
}

# Makes the folder again that another launch has taken away with its last file
shared_folder_again() {
  [[ -d $folder ]] || mkdir -m 700 -- "$folder" 2>/dev/null
  [[ -d $folder ]]
}

# Starts the process, with nothing of this one open, and waits until it can be asked
resident_start() {
  local port token pid holder process try
  shared_folder_again || return 1
  for try in 1 2; do
    if ln -s "$$" "$found.lock" 2>/dev/null; then
      # Somebody else was quicker, or a process that was killed left its file
      if ! shared_read; then
        rm -f -- "$found"
        process=$(resident_detach)
        for ((try = 0; try < 1000; try++)); do
          [[ ! -f $found ]] && kill -0 "$process" 2>/dev/null || break
          shared_check_host
          sleep 0.02
        done
      fi
      rm -f -- "$found.lock"
      return 0
    fi
    for ((try = 0; try < 1000; try++)); do
      [[ -L $found.lock ]] && ! shared_read || return 0
      holder=$(readlink -- "$found.lock") && kill -0 "$holder" 2>/dev/null || break
      shared_check_host
      sleep 0.02
    done
    rm -f -- "$found.lock"
  done
}

resident_detach() {
  local mask
  exec 2>/dev/null </dev/null
  mask=$(umask)
  umask 077
  exec 2>"$found.log" || exit
  umask "$mask"
  unset "${!PLUGIN_@}" "${!TF_@}"
  export @VARIABLE@_PROCESS_FILE=$found
  trap '' HUP
  if command -v setsid >/dev/null; then
    setsid "$file" >&2 &
  else
    set -m
    "$file" >&2 &
  fi
  echo "$!"
}

# Asks the process of this command, or decides that this launch is to become it. Whoever makes the file first has it
command_start() {
  local try word holder wait
  for try in 1 2 3; do
    if [[ -e $found ]]; then
      shared_ask
      [ $? = 1 ] || return
    fi
    shared_folder_again || return
    set -C
    { printf 'claim %s\n' "$$" >"$found"; } 2>/dev/null
    word=$?
    set +C
    if ((word == 0)); then
      shared_file=$found
      process=''
      trap command_release EXIT
      return
    fi
    for ((wait = 0; wait < 1000; wait++)); do
      word='' holder=''
      { read -r word holder <"$found"; } 2>/dev/null
      [[ $word = claim ]] && kill -0 "$holder" 2>/dev/null || break
      shared_check_host
      sleep 0.02
    done
    # A file of a process that is gone, or nothing, as on a disk that is full
    shared_read || rm -f -- "$found" 2>/dev/null
  done
}

# Takes the file away that this script made, or a process that it has seen end
command_release() {
  local port='' token='' pid=''
  { read -r port token pid <"$found"; } 2>/dev/null
  [[ "$port $token" != "claim $$" && ( -z $pid || $pid != "$process" ) ]] || rm -f -- "$found"
  rmdir -- "$folder" 2>/dev/null
}

# Runs Java as the process of this command, which is told where later launches look for it, and when it has to end, and
# waits until the launch has ended: what Terraform waits for and kills is this script. Java writes to its streams
# directly, and says the end by closing its standard input, a pipe to here
command_run() {
  local port='' token='' pid='' status java=$1
  shift
  set -- -Dterraform.provider.command.sharing=dev.tfprovider.internal.process.PackageProcessSharing \
    -Dterraform.provider.command.file="$shared_file" -Dterraform.provider.command.host="$shared_host" \
    -Dterraform.provider.command.relay="$$" -Dterraform.provider.command.content=@CONTENT@ \
    -Dterraform.provider.command.folder="$here" "$@"
  exec 8>&1 9< <(exec "$java" "$@" <&1 >&8 8>&-)
  process=$!
  exec 8>&-
  trap '' TERM
  read -r -u 9
  if shared_read; then
    trap - EXIT
    exit
  fi
  wait "$process" 2>/dev/null
  status=$?
  exit "$((status == 127 ? 1 : status))"
}

# The relay ends where it cannot write, and its launch with it: so there must be somebody who reads
if [[ -e /dev/fd/2 && ! -f /dev/fd/2 ]]; then
  if ! shared_folder; then
    :
  elif [[ $shared_scope = command ]]; then
    ! command_find || command_start
  elif resident_find; then
    shared_ask
    if [ $? = 1 ] && resident_start; then
      shared_ask
    fi
  fi
fi
trap - PIPE
