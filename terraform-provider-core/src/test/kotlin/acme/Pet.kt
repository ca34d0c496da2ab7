package acme

import dev.tfprovider.attribute.Computed
import dev.tfprovider.attribute.Default
import dev.tfprovider.attribute.Id
import dev.tfprovider.resource.ManagedResource
import dev.tfprovider.value.Value
import java.time.Duration
import java.util.Optional

enum class Species { DOG, CAT }

/** Where a pet lives. */
sealed interface Home

/** @property rooms number of rooms */
data class House(val rooms: Int = 2) : Home

/** Nowhere at all. */
data object Nowhere : Home

data class Kennel(val box: String, val heated: Boolean?) : Home

/**
 * A collar.
 *
 * @param size its length in centimetres
 */
data class Collar(val color: String, val size: Int?)

data class Pair<A, B>(val first: A, val second: B?)

/**
 * A pet of a [store][Home].
 *
 * It has
 * - a *name*, and
 * - a home
 *
 * @property species what it is,
 *   in one word
 * @param tags what it is known for
 * @property owner said by the tag
 */
data class Pet(
	@Id val id: String? = null,
	/** What it is called, see [Species] or [the page](https://example.com). */
	val name: String,
	val nick: String?,
	val species: Species = Species.DOG,
	val tags: List<String> = listOf("new"),
	val scores: List<Int?>?,
	val marks: List<Int>?,
	val vaccinations: Map<String, Boolean?>,
	val collar: Collar?,
	val collars: Map<String, Collar?>?,
	val home: Home?,
	val pair: Pair<String, Int>?,
	@Computed val zone: Value<String>,
	@Computed val chosen: Optional<String>,
	/** Said by the property. */
	var owner: String = "the shop",
	@Default(from = "slugOf") val slug: String,
) {

	/** Not of the primary constructor, so no attribute. */
	val shout: String get() = name.uppercase()

	var seen: Int = 0

	lateinit var friend: String

	constructor(name: String, slug: String) : this(null, name, null, scores = null, marks = null,
		vaccinations = mapOf(), collar = null, collars = null, home = null, pair = null, zone = Value.unknown(),
		chosen = Optional.empty(), slug = slug)

	companion object {

		@JvmStatic
		fun slugOf(name: String): String = name.lowercase()

	}

}

/** Makes [Pet] a model, whose comments are kept. */
abstract class PetResource : ManagedResource<Pet>

data class Defaults(
	val text: String = "a",
	val multiline: String = "a\n\"b\" \${c} %{d} é",
	val number: Int = -3,
	val large: Long = Long.MAX_VALUE,
	val real: Double = 2.5,
	val flag: Boolean = true,
	val off: Boolean = false,
	val choice: Species = Species.CAT,
	val list: List<String> = listOf("a", "b"),
	val empty: List<String> = emptyList(),
	val set: Set<Int> = setOf(1, 2),
	val map: Map<String, Int> = mapOf("a" to 1),
	val duration: Duration = Duration.ofMinutes(5),
	val collar: Collar = Collar("red", null),
	val home: Home = House(),
	val maybe: String? = "m",
	val nothing: String? = null,
	val sum: Int = ONE + 1,
	val called: String = greeting(),
	val needed: String,
)

const val ONE = 1

private fun greeting() = "hello".uppercase()

internal data class Hidden(internal val secretName: String, internal val isOpen: Boolean = true)

data class PrivateConstructor private constructor(val name: String, val size: Int = 3) {

	companion object {

		@JvmStatic
		fun of(name: String) = PrivateConstructor(name)

	}

}

data class Needy(val name: String, val tags: List<String>, val collar: Collar, val kind: Species, val size: Int) {

	init {
		require(name.isNotBlank()) { "A needy thing has a name" }
	}

}

data class Many(
	val p0: Int = 0, val p1: Int = 1, val p2: Int = 2, val p3: Int = 3, val p4: Int = 4, val p5: Int = 5,
	val p6: Int = 6, val p7: Int = 7, val p8: Int = 8, val p9: Int = 9, val p10: Int = 10, val p11: Int = 11,
	val p12: Int = 12, val p13: Int = 13, val p14: Int = 14, val p15: Int = 15, val p16: Int = 16,
	val p17: Int = 17, val p18: Int = 18, val p19: Int = 19, val p20: Int = 20, val p21: Int = 21,
	val p22: Int = 22, val p23: Int = 23, val p24: Int = 24, val p25: Int = 25, val p26: Int = 26,
	val p27: Int = 27, val p28: Int = 28, val p29: Int = 29, val p30: Int = 30, val p31: Int = 31,
	val p32: Int = 32, val p33: Long = 33L, val needed: String,
)
