package com.example.pets

import dev.tfprovider.test.Configuration
import dev.tfprovider.test.Terraform
import dev.tfprovider.test.run.Action
import dev.tfprovider.test.spring.TerraformProviderTest
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import org.springframework.beans.factory.annotation.Autowired

private const val REX = "pets_pet.rex"

@TerraformProviderTest
class PetResourceTests {

	@Autowired
	private lateinit var store: PetStore

	@Test
	fun defaultArgumentsAreDefaultsAndNullTypesAreOptional(terraform: Terraform) {
		assertThat(terraform.plan(rex())).plansValue(REX, "species", "dog")
			.plansValue(REX, "tags[0]", "new")
			.plansValue(REX, "slug", "rex")
			.plansUnknown(REX, "id", "owner", "born")
		assertThat(terraform.apply()).hasAttribute(REX, "nick", null)
			.hasAttribute(REX, "owner", "the shop")
			.hasAttribute(REX, "is_house_trained", false)
			.hasAttribute(REX, "born", "1970-01-01T00:00:00Z")
		assertThat(terraform.plan()).hasNoChanges()
	}

	@Test
	fun nestedDataClassesAreObjects(terraform: Terraform) {
		val body = mapOf("collar" to mapOf("color" to "red"), "home" to mapOf("house" to emptyMap<String, Any>()),
			"scores" to listOf(1, null, 3), "vaccinations" to mapOf("rabies" to true),
			"visits" to listOf(mapOf("reason" to "cough")))
		assertThat(terraform.apply(rex(body))).hasAttribute(REX, "collar.color", "red")
			.hasAttribute(REX, "collar.size", null)
			.hasAttribute(REX, "home.house.rooms", 2)
			.hasAttribute(REX, "scores[1]", null)
			.hasAttribute(REX, "visits[0].cost", 10)
		assertThat(store.pets.values.map { it.home }).contains(House(2))
	}

	@Test
	fun changeIsMadeInPlace(terraform: Terraform) {
		terraform.apply(rex())
		assertThat(terraform.plan(rex(mapOf("nick" to "R")))).plans(REX, Action.UPDATE)
		assertThat(terraform.apply()).hasAttribute(REX, "nick", "R")
		assertThat(terraform.plan(Configuration.of(REX, mapOf("name" to "Max")))).replaces(REX, "name")
	}

	@Test
	fun importKnowsTheIdAlone(terraform: Terraform) {
		val pet = store.add(Pet(name = "Rex", nick = null, scores = null, vaccinations = null, collar = null,
			home = null, slug = "rex"))
		terraform.allowNonEmptyPlan().write(rex())
		assertThat(terraform.importResource(REX, pet.id!!)).succeeded().hasAttribute(REX, "name", "Rex")
	}

	@Test
	fun requiredPropertyIsMissed(terraform: Terraform) {
		assertThat(terraform.plan(Configuration.of(REX, mapOf("nick" to "R")))).hasError("Missing required argument")
	}

	@Test
	fun nullElementIsRefusedUnlessItsTypeAllowsIt(terraform: Terraform) {
		assertThat(terraform.plan(rex(mapOf("tags" to listOf("a", null))))).failed()
	}

	@Test
	fun initBlockIsHeard(terraform: Terraform) {
		assertThat(terraform.plan(rex(mapOf("collar" to mapOf("color" to " "))))).hasError("Invalid value")
			.onAttribute("collar")
			.withDetail("A collar needs a color")
		assertThat(terraform.apply(Configuration.of(REX, mapOf("name" to " ")))).hasError("Invalid value")
			.withDetail("A pet needs a name")
	}

	@Test
	fun constraintIsChecked(terraform: Terraform) {
		assertThat(terraform.plan(Configuration.of(REX, mapOf("name" to "x".repeat(21))))).hasError("Invalid value")
			.onAttribute("name")
	}

	private fun rex(body: Map<String, *> = emptyMap<String, Any>()) =
		Configuration.of(REX, mapOf("name" to "Rex") + body)

}
