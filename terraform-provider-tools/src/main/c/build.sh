#!/bin/sh
# Compiles the launcher for Windows, the same bytes for the same compiler. Debian: gcc-mingw-w64-x86-64.
# Usage: build.sh [FILE], which is launcher.exe among the resources if it is not given.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
exec x86_64-w64-mingw32-gcc -Os -Wall -Wextra -Werror -std=c11 -ffreestanding -fno-builtin \
  -fno-stack-protector -mno-stack-arg-probe -fno-asynchronous-unwind-tables -fno-ident -s -nostdlib \
  -Wl,--no-insert-timestamp -Wl,--entry=start -Wl,--subsystem=console -Wl,--dynamicbase -Wl,--nxcompat \
  -Wl,--high-entropy-va -Wl,--build-id=none \
  -o "${1:-$here/../resources/dev/tfprovider/internal/command/packaging/launcher.exe}" "$here/launcher.c" -lshell32 -lkernel32
