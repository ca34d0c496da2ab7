  echo "[ERROR] The provider @ADDRESS@ needs Java 17 or later. @VARIABLE@_JAVA_HOME='${@VARIABLE@_JAVA_HOME:-}'," \
    "JAVA_HOME='${JAVA_HOME:-}' and the PATH lead to none${version:+ but $version}. Set one of them." >&2
