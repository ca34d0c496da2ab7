terraform {
  required_providers {
    @TYPE@ = {
      source  = "@ADDRESS@"
      version = "@VERSION@"
    }
  }
}
