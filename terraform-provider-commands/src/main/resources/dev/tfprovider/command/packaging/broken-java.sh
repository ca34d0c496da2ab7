  echo "[ERROR] The provider @ADDRESS@ cannot run: $home is damaged. Run 'terraform init' again." >&2
