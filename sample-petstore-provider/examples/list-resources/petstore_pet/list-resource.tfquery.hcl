list "petstore_pet" "small" {
  provider = petstore
  limit    = 20

  config {
    tag = "small"
  }
}
