resource "petstore_pet" "rex" {
  name         = "Rex"
  status       = "available"
  tags         = ["small", "friendly"]
  weight_grams = 4200

  category = {
    name = "dog"
  }

  photos = [
    {
      url     = "https://example.com/rex.jpg"
      caption = "Rex in the garden"
    }
  ]
}
