/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for objects of data classes: made of values, and values again.
 */
class KotlinObjectTests {

	private final ModelMapping<?> pet = TestValues.MAPPINGS.resource(KotlinSources.type("Pet"));

	@Test
	void valuesBecomeAnObjectAndValuesAgain() {
		ObjectValue value = pet("scores",
				TerraformValue.list(TerraformType.NUMBER,
						List.of(TestValues.value(1), TerraformValue.ofNull(TerraformType.NUMBER))),
				"collar", TestValues.object(nested("collar"), "color", "red"), "zone", "a", "chosen", "b");
		Object made = this.pet.read(value);
		assertThat(made.toString()).startsWith("Pet(id=7, name=Rex, nick=null, species=CAT, tags=[x], scores=[1, null]")
			.contains("vaccinations={rabies=null}", "collar=Collar(color=red, size=null)");
		assertThat(write(this.pet, made)).isEqualTo(value);
	}

	@Test
	void objectWithoutPropertiesIsTheOnlyOne() throws ReflectiveOperationException {
		ObjectType home = nested("home");
		TerraformValue nowhere = TestValues.object(ObjectType.of(Map.of()));
		Object made = this.pet.read(pet("home", TestValues.object(home, "nowhere", nowhere)));
		Field field = made.getClass().getDeclaredField("home");
		field.setAccessible(true);
		assertThat(field.get(made)).isSameAs(KotlinSources.type("Nowhere").getField("INSTANCE").get(null));
		assertThat(write(this.pet, made).get("home")).isEqualTo(TestValues.object(home, "nowhere", nowhere));
	}

	@Test
	void nullForATypeThatExcludesItIsRefused() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "vaccinations", rabies(), "slug", "rex");
		assertThat(failure.path()).hasToString("name");
		assertThat(failure.summary()).isEqualTo("Missing value for \"name\"");
	}

	@Test
	void nullElementOfATypeThatExcludesItIsRefused() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "name", "Rex", "vaccinations", rabies(),
				"slug", "rex", "marks", TerraformValue.list(TerraformType.NUMBER,
						List.of(TestValues.value(1), TerraformValue.ofNull(TerraformType.NUMBER))));
		assertThat(failure.path()).hasToString("marks[1]");
	}

	@Test
	void unknownIsRefusedWhereTheTypeCannotSayIt() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "name", TestValues.unknownString());
		assertThat(failure.summary()).isEqualTo("Unknown value for \"name\"");
		assertThat(failure.detail()).contains("component 'name' of acme.Pet", "Declare it as Value<String>");
	}

	@Test
	void valueHasAllThreeStates() {
		assertThat(this.pet.read(pet("zone", TestValues.unknownString())).toString()).contains("zone=Unknown");
		assertThat(this.pet.read(pet("zone", "here")).toString()).contains("zone=Known[value=here]");
		assertThat(this.pet.read(pet()).toString()).contains("zone=Null");
	}

	@Test
	void gapsOfAPartialStateAreNullWithoutTheConstructor() {
		Object made = this.pet.readPartial(TestValues.object(this.pet, "id", "7"));
		assertThat(made.toString()).startsWith("Pet(id=7, name=null, nick=null, species=DOG, tags=[new], scores=null");
		ModelMapping<?> needy = TestValues.MAPPINGS.resource(KotlinSources.type("Needy"));
		assertThat(needy.readPartial(TestValues.object(needy, "kind", "cat")))
			.hasToString("Needy(name=null, tags=null, collar=null, kind=CAT, size=0)");
	}

	@Test
	void initBlockIsHeardUnlessTheStateHasGaps() {
		ModelMapping<?> needy = TestValues.MAPPINGS.resource(KotlinSources.type("Needy"));
		ObjectType collar = TestValues.attribute(needy, "collar").nested().impliedType();
		ValueMappingException failure = TestValues.readFailure(needy, "name", " ", "tags", TestValues.strings(),
				"collar", TestValues.object(collar, "color", "red"), "kind", "dog", "size", 1);
		assertThat(failure.detail()).isEqualTo("A needy thing has a name.");
	}

	private ObjectValue pet(Object... others) {
		Object[] all = new Object[others.length + 12];
		System.arraycopy(new Object[] { "id", "7", "name", "Rex", "species", "cat", "tags", TestValues.strings("x"),
				"vaccinations", rabies(), "slug", "rex" }, 0, all, 0, 12);
		System.arraycopy(others, 0, all, 12, others.length);
		return TestValues.object(this.pet, all).with("owner", TestValues.value("me"));
	}

	private static TerraformValue rabies() {
		return TerraformValue.map(TerraformType.BOOL, Map.of("rabies", TerraformValue.ofNull(TerraformType.BOOL)));
	}

	private ObjectType nested(String name) {
		return TestValues.attribute(this.pet, name).nested().impliedType();
	}

	private static <M> ObjectValue write(ModelMapping<M> mapping, Object model) {
		return mapping.write(mapping.model().cast(model));
	}

}
