package com.example.pets

import java.util.Optional
import java.util.UUID
import java.util.stream.Stream
import dev.tfprovider.attribute.Computed
import dev.tfprovider.attribute.Id
import dev.tfprovider.attribute.Since
import dev.tfprovider.attribute.WriteOnly
import dev.tfprovider.internal.mapping.ModelMappings
import dev.tfprovider.internal.mapping.model.SchemaInferenceException
import dev.tfprovider.internal.schema.Attribute
import dev.tfprovider.value.Value
import jakarta.validation.constraints.Size
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatExceptionOfType
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.Arguments.arguments
import org.junit.jupiter.params.provider.MethodSource

/** What the mapping makes of data classes, and what it refuses. */
class PetSchemaTests {

	private val mappings = ModelMappings(listOf())

	@Test
	fun typesSayWhatIsRequired() {
		assertThat(modes(Pet::class.java)).containsEntry("id", Attribute.Mode.COMPUTED)
			.containsEntry("name", Attribute.Mode.REQUIRED)
			.containsEntry("nick", Attribute.Mode.OPTIONAL)
			.containsEntry("species", Attribute.Mode.OPTIONAL_COMPUTED)
			.containsEntry("scores", Attribute.Mode.OPTIONAL)
			.containsEntry("password", Attribute.Mode.OPTIONAL)
			.containsEntry("owner", Attribute.Mode.COMPUTED)
			.containsEntry("born", Attribute.Mode.COMPUTED)
	}

	data class Zones(
		@Computed val chosen: Optional<String>,
		@Computed val other: Value<String>?,
		val inner: Map<String, Part?>,
	)

	data class Part(val key: String, val count: Int?, val kind: Kind<String?>)

	data class Kind<T>(val first: T, val second: T?)

	@Test
	fun holdersLetTheConfigurationDecideToo() {
		assertThat(modes(Zones::class.java)).containsEntry("chosen", Attribute.Mode.OPTIONAL_COMPUTED)
			.containsEntry("other", Attribute.Mode.OPTIONAL_COMPUTED)
	}

	data class Many(
		val p0: Int = 0, val p1: Int = 1, val p2: Int = 2, val p3: Int = 3, val p4: Int = 4, val p5: Int = 5,
		val p6: Int = 6, val p7: Int = 7, val p8: Int = 8, val p9: Int = 9, val p10: Int = 10, val p11: Int = 11,
		val p12: Int = 12, val p13: Int = 13, val p14: Int = 14, val p15: Int = 15, val p16: Int = 16,
		val p17: Int = 17, val p18: Int = 18, val p19: Int = 19, val p20: Int = 20, val p21: Int = 21,
		val p22: Int = 22, val p23: Int = 23, val p24: Int = 24, val p25: Int = 25, val p26: Int = 26,
		val p27: Int = 27, val p28: Int = 28, val p29: Int = 29, val p30: Int = 30, val p31: Int = 31,
		val p32: Int = 32, val p33: Int = 33, val needed: String,
	)

	@Test
	fun defaultsOfManyPropertiesAreTold() {
		val defaults = mappings.resource(Many::class.java).block().attributes()
			.filter { it.name() != "needed" }
			.map { it.defaultValue().toString() }
		assertThat(defaults).containsExactlyInAnyOrderElementsOf((0..33).map { it.toString() })
	}

	@Test
	fun kdocIsTheDescription() {
		val block = mappings.resource(Pet::class.java).block()
		assertThat(block.description().text()).isEqualTo("A pet of a store.\n\nIt has\n- a *name*, and\n- a home")
		assertThat(description("name")).startsWith("What it is called.")
		assertThat(description("species")).startsWith("what it is, in one word. One of: `dog`, `cat`.")
			.endsWith("Defaults to `dog`.")
		assertThat(description("tags")).startsWith("what it is known for.")
		assertThat(description("collar")).isEqualTo("A collar.")
	}

	private fun description(name: String) =
		mappings.resource(Pet::class.java).block().attributes().first { it.name() == name }.description().text()

	data class NeverNullId(@Id val id: String)

	data class NeverNullComputed(@Computed val size: Int)

	data class NeverNullSecret(@WriteOnly val secret: String)

	data class SecretWithDefault(@WriteOnly val secret: String? = "x")

	data class RandomDefault(val key: UUID = UUID.randomUUID())

	data class DependentDefault(val name: String, val slug: String = name.lowercase())

	data class CountedDefault(val tags: List<String>, val count: Int = tags.size)

	data class ChainedDefault(val name: String = "a", val slug: String = name + "b")

	data class PickyDefault(val size: Int, val color: String = "red") {
		init {
			require(size > 1000)
		}
	}

	data class Itself(val color: String = "red", val next: Itself?)

	@JvmInline
	value class Code(val text: String)

	data class OfValueClass(val code: Code)

	data class OfUnsigned(val count: UInt)

	@JvmRecord
	data class OfRecord(val name: String)

	data class OfParameterConstraint(@param:Size(max = 3) val name: String)

	data class OfGetter(@get:Since("1.0") val name: String)

	class NoData(val name: String)

	@ParameterizedTest
	@MethodSource("refused")
	fun mistakesAreRefused(model: Class<*>, message: String) {
		assertThatExceptionOfType(SchemaInferenceException::class.java).isThrownBy { mappings.resource(model) }
			.withMessageContaining(message)
	}

	@Test
	fun defaultThatAnExampleFindsIsOneInSpiteOfTheInitBlock() {
		assertThat(mappings.resource(Careful::class.java).block().attributes().first { it.name() == "color" }
			.defaultValue()
			.toString()).contains("red")
	}

	data class Careful(val name: String, val size: Int, val color: String = "red") {
		init {
			require(name.isNotBlank() && size > 0)
		}
	}

	private fun modes(model: Class<*>) =
		mappings.resource(model).block().attributes().associateBy(Attribute::name, Attribute::mode)

	companion object {

		@JvmStatic
		fun refused(): Stream<org.junit.jupiter.params.provider.Arguments> = Stream.of(
			arguments(NeverNullId::class.java, "but its type excludes null"),
			arguments(NeverNullComputed::class.java, "but its type excludes null"),
			arguments(NeverNullSecret::class.java, "but its type excludes null"),
			arguments(SecretWithDefault::class.java, "would put a write-only value into the plan"),
			arguments(RandomDefault::class.java, "the default argument is not constant"),
			arguments(DependentDefault::class.java, "the default argument is not constant"),
			arguments(CountedDefault::class.java, "the default argument is not constant"),
			arguments(ChainedDefault::class.java, "the default argument is not constant"),
			arguments(PickyDefault::class.java, "accepts no example"),
			arguments(Itself::class.java, "contains itself"),
			arguments(OfValueClass::class.java, "value class"),
			arguments(OfUnsigned::class.java, "value class"),
			arguments(OfRecord::class.java, "@JvmRecord"),
			arguments(OfParameterConstraint::class.java, "@Size on 'name' is on a parameter"),
			arguments(OfGetter::class.java, "@Since on 'name' is not on the constructor"),
			arguments(NoData::class.java, "is not a record"),
		)

	}

}
