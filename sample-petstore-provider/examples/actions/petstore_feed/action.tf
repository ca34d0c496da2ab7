resource "petstore_pet" "rex" {
  name = "Rex"

  lifecycle {
    action_trigger {
      events  = [after_create]
      actions = [action.petstore_feed.welcome]
    }
  }
}

action "petstore_feed" "welcome" {
  config {
    pet_id   = petstore_pet.rex.id
    food     = "oats"
    portions = 2
  }
}
