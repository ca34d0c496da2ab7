package acme

import dev.tfprovider.attribute.Computed
import dev.tfprovider.attribute.Id
import dev.tfprovider.attribute.Since
import dev.tfprovider.attribute.WriteOnly
import jakarta.validation.constraints.Size
import java.time.Instant
import java.util.UUID

data class NeverNullId(@Id val id: String)

data class NeverNullComputed(@Computed val size: Int)

data class NeverNullSecret(@WriteOnly val secret: String)

data class SecretWithDefault(@WriteOnly val secret: String? = "x")

data class RandomDefault(val key: UUID = UUID.randomUUID())

data class DependentDefault(val name: String, val slug: String = name.lowercase())

data class DependentOnNumber(val size: Int, val twice: Int = size * 2)

data class DependentOnFlag(val flag: Boolean, val text: String = if (flag) "on" else "off")

data class DependentOnEnum(val kind: Species, val text: String = kind.name)

data class DependentOnNull(val nick: String?, val text: String = nick ?: "nobody")

data class DependentOnNested(val collar: Collar, val color: String = collar.color)

data class CountedDefault(val tags: List<String>, val count: Int = tags.size)

data class ChainedDefault(val name: String = "a", val slug: String = name + "b")

data class ClockDefault(val born: Instant = Instant.now())

data class FailingDefault(val size: Int = error("no size"))

data class PickyDefault(val size: Int, val color: String = "red") {

	init {
		require(size > 1000)
	}

}

data class Itself(val color: String = "red", val next: Itself?)

data class Endless(val color: String, val children: List<Endless>)

@JvmInline
value class Code(val text: String)

data class OfValueClass(val code: Code)

data class OfNullableValueClass(val code: Code?)

data class OfValueClasses(val codes: List<Code>)

data class OfUnsigned(val count: UInt)

data class OfUnsignedLong(val count: ULong?)

data class OfResult(val outcome: Result<String>)

data class OfFunction(val call: () -> String)

data class OfLambdaDefault(val name: String, val call: (String) -> Unit = {})

data class OfArray(val tags: Array<String>)

data class OfChar(val letter: Char)

data class OfMutableList(val tags: MutableList<String>)

data class OfMutableSets(val tags: Map<String, MutableSet<String>?>)

sealed class Shape

data class Circle(val radius: Int) : Shape()

data class OfSealedClass(val shape: Shape)

sealed interface Cover

object Bare : Cover

data class OfPlainObject(val cover: Cover)

data class TwoCodes(val first: String, val second: Outer.Code)

data class OfAny(val anything: Any)

data class OfNumber(val number: Number)

data class OfPair(val pair: kotlin.Pair<String, Int>)

data class Generic<T>(val value: T)

data class OfStar(val list: List<*>)

data class OfMapKeys(val map: Map<Int, String>)

data class OfOpen(val inner: NoData)

@JvmRecord
data class OfRecord(val name: String)

data class OfParameterConstraint(@param:Size(max = 3) val name: String)

data class OfGetter(@get:Since("1.0") val name: String)

class NoData(val name: String)

object Single


@JvmInline
value class Whole(val name: String)

interface Named {

	val name: String

}

abstract class Abstract(val name: String)

enum class Level { LOW, HIGH }

class Outer {

	@JvmInline
	value class Code(val number: Int)

	inner class Inner(val name: String)

	data class Nested(val name: String, val size: Int = 1)

}
