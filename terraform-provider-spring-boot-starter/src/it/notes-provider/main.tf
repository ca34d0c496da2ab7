terraform {
  required_providers {
    notes = { source = "acme/notes" }
  }
}

resource "notes_note" "hello" {
  file = "hello.txt"
  text = "Hello, Terraform"
}
