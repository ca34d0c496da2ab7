package com.example.pets

import dev.tfprovider.attribute.Block
import dev.tfprovider.attribute.Computed
import dev.tfprovider.attribute.Default
import dev.tfprovider.attribute.Id
import dev.tfprovider.attribute.RequiresReplace
import dev.tfprovider.attribute.Sensitive
import dev.tfprovider.attribute.WriteOnly
import dev.tfprovider.value.Value
import jakarta.validation.constraints.Size
import java.time.Instant

enum class Species { DOG, CAT }

/** Where a pet lives. */
sealed interface Home

/** @property rooms number of rooms */
data class House(val rooms: Int = 2) : Home

data class Kennel(val box: String) : Home

/**
 * A collar.
 *
 * @param size its length in centimetres
 */
data class Collar(val color: String, val size: Int?) {

	init {
		require(color.isNotBlank()) { "A collar needs a color" }
	}

}

data class Visit(val reason: String, val cost: Double = 10.0)

/**
 * A pet of a [store][PetStore].
 *
 * It has
 * - a *name*, and
 * - a home
 *
 * @property species what it is,
 *   in one word
 * @param tags what it is known for
 */
data class Pet(
	@Id val id: String? = null,
	/** What it is called. */
	@RequiresReplace @Size(max = 20) val name: String,
	val nick: String?,
	val species: Species = Species.DOG,
	val tags: List<String> = listOf("new"),
	val scores: List<Int?>?,
	val vaccinations: Map<String, Boolean>?,
	val collar: Collar?,
	val home: Home?,
	@Sensitive val chip: String? = null,
	@WriteOnly val password: String? = null,
	@Computed val owner: Value<String> = Value.unknown(),
	@Computed val born: Instant? = null,
	@Default(from = "slugOf") val slug: String,
	@Block val visits: List<Visit> = emptyList(),
	val isHouseTrained: Boolean = false,
) {

	init {
		require(name.isNotBlank()) { "A pet needs a name" }
	}

	companion object {

		@JvmStatic
		fun slugOf(name: String): String = name.lowercase()

	}

}
