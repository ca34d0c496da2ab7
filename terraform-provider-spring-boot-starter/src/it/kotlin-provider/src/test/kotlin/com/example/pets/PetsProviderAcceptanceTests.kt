package com.example.pets

import dev.tfprovider.test.TerraformAcceptanceTest
import dev.tfprovider.test.run.TerraformCli
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test

@TerraformAcceptanceTest(application = PetsProvider::class)
class PetsProviderAcceptanceTests {

	@Test
	fun petIsCreatedReadByItsNameAndDeleted(terraform: TerraformCli) {
		assertThat(terraform.apply("""
			resource "pets_pet" "rex" {
			  name   = "Rex"
			  scores = [1, null]
			  home   = { kennel = { box = "7" } }
			  visits {
			    reason = "cough"
			  }
			}
			data "pets_names" "dogs" {
			  species    = "dog"
			  depends_on = [pets_pet.rex]
			}
			output "names" {
			  value = data.pets_names.dogs.names
			}
			output "cry" {
			  value = "${'$'}{provider::pets::cry(pets_pet.rex.name)}${'$'}{provider::pets::cry(null)}"
			}
			""".trimIndent())).succeeded()
			.hasAttribute("pets_pet.rex", "species", "dog")
			.hasAttribute("pets_pet.rex", "slug", "rex")
			.hasAttribute("pets_pet.rex", "home.kennel.box", "7")
		assertThat(terraform.output("names")).isEqualTo(listOf("Rex"))
		assertThat(terraform.output("cry")).isEqualTo("REX!NOBODY!")
		assertThat(terraform.destroy()).succeeded()
	}

}
