  if [ "$home" = "$here/runtime" ] || [ -d "$here/runtime-musl" ]; then
    echo "[ERROR] The provider @ADDRESS@ cannot run: $home is damaged. Run 'terraform init' again." >&2
  else
    echo "[ERROR] The provider @ADDRESS@ brings a Java for glibc, and this system has musl, as Alpine Linux has." \
      "Install Java 17 or later for it, such as with 'apk add openjdk17-jre-headless'${version:+; there is $version}." >&2
  fi
