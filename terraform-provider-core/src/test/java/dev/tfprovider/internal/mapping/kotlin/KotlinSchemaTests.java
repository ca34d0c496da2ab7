/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.schema.Attribute;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the schemas of data classes: null types and default arguments.
 */
class KotlinSchemaTests {

	private final ModelMapping<?> pet = TestValues.MAPPINGS.resource(KotlinSources.type("Pet"));

	private final ModelMapping<?> defaults = TestValues.MAPPINGS.resource(KotlinSources.type("Defaults"));

	@ParameterizedTest
	@CsvSource({ "id,COMPUTED", "name,REQUIRED", "nick,OPTIONAL", "species,OPTIONAL_COMPUTED", "tags,OPTIONAL_COMPUTED",
			"scores,OPTIONAL", "vaccinations,REQUIRED", "collar,OPTIONAL", "home,OPTIONAL", "pair,OPTIONAL",
			"zone,COMPUTED", "chosen,OPTIONAL_COMPUTED", "owner,OPTIONAL_COMPUTED", "slug,OPTIONAL_COMPUTED" })
	void typesSayWhatIsRequired(String name, Attribute.Mode mode) {
		assertThat(TestValues.attribute(this.pet, name).mode()).isEqualTo(mode);
	}

	@Test
	void propertiesOfThePrimaryConstructorAreTheAttributes() {
		assertThat(this.pet.block().attributes()).extracting(Attribute::name)
			.containsExactly("id", "name", "nick", "species", "tags", "scores", "marks", "vaccinations", "collar",
					"collars", "home", "pair", "zone", "chosen", "owner", "slug");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "scores | list(number)", "vaccinations | map(bool)",
			"collar | object({color=string, size=number})", "collars | map(object({color=string, size=number}))",
			"home | object({house=object({rooms=number}), kennel=object({box=string, heated=bool}), nowhere=object({})})",
			"pair | object({first=string, second=number})" })
	void typesAreThoseOfTheClassThatRuns(String name, String type) {
		assertThat(TestValues.attribute(this.pet, name).type()).hasToString(type);
	}

	@Test
	void nullTypesCountInsideNestedClassesAndArgumentsOfGenericOnes() {
		assertThat(modes("collar")).containsExactly(Attribute.Mode.REQUIRED, Attribute.Mode.OPTIONAL);
		assertThat(modes("pair")).containsExactly(Attribute.Mode.REQUIRED, Attribute.Mode.OPTIONAL);
	}

	private List<Attribute.Mode> modes(String name) {
		List<Attribute.Mode> modes = new ArrayList<>();
		var nested = TestValues.attribute(this.pet, name).nested();
		assertThat(nested).isNotNull();
		nested.attributes().forEach((attribute) -> modes.add(attribute.mode()));
		return modes;
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '\'',
			value = { "text | \"a\"", "number | -3", "large | 9223372036854775807", "real | 2.5", "flag | true",
					"off | false", "choice | \"cat\"", "list | [\"a\", \"b\"]", "empty | []", "set | set[1, 2]",
					"map | {a=1}", "duration | \"5m\"", "collar | {color=\"red\", size=null}", "maybe | \"m\"",
					"home | {house={rooms=2}, kennel=null, nowhere=null}", "sum | 2", "called | \"HELLO\"" })
	void constantDefaultArgumentsAreDefaults(String name, String value) {
		assertThat(TestValues.attribute(this.defaults, name).defaultValue()).hasToString(value);
	}

	@Test
	void defaultTextIsKeptByteForByte() {
		assertThat(TestValues.attribute(this.defaults, "multiline").defaultValue())
			.isEqualTo(TestValues.value("a\n\"b\" ${c} %{d} \u00e9"));
	}

	@Test
	void defaultNullIsNoDefault() {
		assertThat(TestValues.attribute(this.defaults, "nothing").hasDefault()).isFalse();
		assertThat(TestValues.attribute(this.defaults, "nothing").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(this.defaults, "needed").hasDefault()).isFalse();
	}

	@Test
	void defaultThatDependsOnOthersIsDerivedByAMethod() {
		assertThat(TestValues.attribute(this.pet, "slug").defaultValue()).isNull();
		assertThat(TestValues.attribute(this.pet, "slug").derivedDefault()).isNotNull();
	}

	@Test
	void internalNamesAreThoseOfTheSource() {
		ModelMapping<?> hidden = TestValues.MAPPINGS.resource(KotlinSources.type("Hidden"));
		assertThat(hidden.block().attributes()).extracting(Attribute::name).containsExactly("secret_name", "is_open");
		assertThat(TestValues.attribute(hidden, "is_open").defaultValue()).hasToString("true");
	}

	@Test
	void privateConstructorIsCalled() {
		ModelMapping<?> mapping = TestValues.MAPPINGS.resource(KotlinSources.type("PrivateConstructor"));
		assertThat(TestValues.attribute(mapping, "size").defaultValue()).hasToString("3");
		assertThat(mapping.read(TestValues.object(mapping, "name", "a", "size", 4)))
			.hasToString("PrivateConstructor(name=a, size=4)");
	}

	@Test
	void defaultsOfMoreThan32PropertiesAreFound() {
		ModelMapping<?> many = TestValues.MAPPINGS.resource(KotlinSources.type("Many"));
		for (int i = 0; i <= 33; i++) {
			assertThat(TestValues.attribute(many, "p" + i).defaultValue()).hasToString(Integer.toString(i));
		}
	}

	@Test
	void nestedClassIsAModel() {
		ModelMapping<?> nested = TestValues.MAPPINGS.resource(KotlinSources.type("Outer$Nested"));
		assertThat(nested.block().impliedType()).hasToString("object({name=string, size=number})");
	}

}
