terraform {
  required_providers {
    @PROVIDER@ = {
      source = "@ADDRESS@"
    }
  }
}

resource "@PROVIDER@_@NAME@" "example" {
@ATTRIBUTES@}
