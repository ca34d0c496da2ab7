resource "petstore_user" "ada" {
  username            = "ada"
  first_name          = "Ada"
  last_name           = "Lovelace"
  email               = "ada@example.com"
  password_wo         = "correct horse"
  password_wo_version = 1
}
