# The number that the store has given to the pet
terraform import petstore_pet.rex 7
