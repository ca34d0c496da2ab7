terraform {
  required_providers {
    petstore = {
      source = "acme/petstore"
    }
  }
}

provider "petstore" {
  endpoint = "https://petstore.example.com"
  timeout  = "10s"
}
