  home=$here/runtime
  identify
