terraform {
  required_providers {
    @NAME@ = {
      source = "@ADDRESS@"
    }
  }
}

