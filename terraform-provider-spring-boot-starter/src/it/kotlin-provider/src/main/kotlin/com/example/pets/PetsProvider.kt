package com.example.pets

import dev.tfprovider.attribute.EnvironmentDefault
import dev.tfprovider.boot.ProviderConfiguration
import dev.tfprovider.boot.TerraformProvider
import org.springframework.boot.autoconfigure.SpringBootApplication

@SpringBootApplication
class PetsProvider

/**
 * Manages pets.
 *
 * @property owner whose pets they are
 */
@ProviderConfiguration
data class PetsSettings(@EnvironmentDefault("PETS_OWNER") val owner: String = "the shop")

fun main(args: Array<String>) {
	TerraformProvider.run(PetsProvider::class.java, *args)
}
