/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class ReadFailureTests {

	private final ModelMapping<Pet> pet = TestValues.MAPPINGS.resource(Pet.class);

	private final ObjectType tag = TestValues.attribute(this.pet, "list").nested().impliedType();

	@Test
	void unknownInAPlainComponentNamesPathTypeAndRemedy() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "name", TestValues.unknownString());
		assertThat(failure.path()).isEqualTo(AttributePath.root("name"));
		assertThat(failure.summary()).isEqualTo("Unknown value for \"name\"");
		assertThat(failure.detail()).isEqualTo("The value is not known yet, but component 'name' of "
				+ Pet.class.getName() + " has the type String, which cannot say so. Declare it as Value<String>."
				+ " This is a bug in the provider, please report it to its developers.");
		assertThat(failure).hasMessage(failure.summary() + ": " + failure.detail());
	}

	@Test
	void unknownInAPrimitiveNamesTheBox() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "name", "rex", "port",
				TestValues.unknown(TerraformType.NUMBER));
		assertThat(failure.detail()).contains("has the type int").contains("Value<Integer>");
	}

	@Test
	void unknownElementNamesItsIndex() {
		ModelMapping<Tags> mapping = TestValues.MAPPINGS.resource(Tags.class);
		ValueMappingException failure = TestValues.readFailure(mapping, "tags", TerraformValue
			.list(TerraformType.STRING, List.of(TerraformValue.string("a"), TestValues.unknownString())));
		assertThat(failure.path()).hasToString("tags[1]");
		assertThat(failure.detail()).contains("an element of tags (List<String>)").contains("Value<String>");
	}

	@Test
	void nullInARequiredComponentIsRefused() {
		ValueMappingException failure = TestValues.readFailure(this.pet);
		assertThat(failure.summary()).isEqualTo("Missing value for \"name\"");
		assertThat(failure.detail())
			.isEqualTo("The value is null, but component 'name' of " + Pet.class.getName() + " is not @Nullable.");
	}

	@Test
	void pathsLeadIntoNestedObjects() {
		ObjectValue bad = TestValues.object(this.tag, "key", "a", "weight", 200);
		assertThat(TestValues.readFailure(this.pet, "name", "rex", "port", 1, "one", bad).path())
			.hasToString("one.weight");
		assertThat(TestValues
			.readFailure(this.pet, "name", "rex", "port", 1, "one", good(), "list",
					TerraformValue.list(this.tag, List.of(good(), bad)))
			.path()).hasToString("list[1].weight");
		assertThat(TestValues
			.readFailure(this.pet, "name", "rex", "port", 1, "one", good(), "list",
					TerraformValue.list(this.tag, List.of()), "set", TerraformValue.set(this.tag, List.of(bad)))
			.path()).hasToString("set[*].weight");
		assertThat(TestValues
			.readFailure(this.pet, "name", "rex", "port", 1, "one", good(), "list",
					TerraformValue.list(this.tag, List.of()), "set", TerraformValue.set(this.tag, List.of()), "map",
					TerraformValue.map(this.tag, Map.of("k", bad)))
			.path()).hasToString("map[\"k\"].weight");
	}

	@Test
	void valueThatDoesNotFitIsShownWithWhatWould() {
		ValueMappingException failure = TestValues.readFailure(this.pet, "name", "rex", "port", 1, "one",
				TestValues.object(this.tag, "key", "a", "weight", 200));
		assertThat(failure.summary()).isEqualTo("Invalid value for \"one.weight\"");
		assertThat(failure.detail()).isEqualTo("Invalid value 200: must be a whole number from -128 to 127.");
	}

	@Test
	void exceptionOfAConstructorIsAboutTheRecord() {
		ModelMapping<Ranges> mapping = TestValues.MAPPINGS.resource(Ranges.class);
		ObjectType range = TestValues.attribute(mapping, "ranges").nested().impliedType();
		ValueMappingException failure = TestValues.readFailure(mapping, "ranges",
				TerraformValue.list(range, List.of(TestValues.object(range, "low", 2, "high", 1))));
		assertThat(failure.path()).hasToString("ranges[0]");
		assertThat(failure.detail()).isEqualTo("low must not be above high.");
		assertThat(failure.getCause()).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void exceptionOfTheModelsConstructorIsAboutTheWhole() {
		ModelMapping<Range> mapping = TestValues.MAPPINGS.resource(Range.class);
		ValueMappingException failure = TestValues.readFailure(mapping, "low", 2, "high", 1);
		assertThat(failure.path().isRoot()).isTrue();
		assertThat(failure.summary()).isEqualTo("Invalid value");
	}

	@Test
	void exceptionWithoutMessageIsNamed() {
		ModelMapping<Failing> mapping = TestValues.MAPPINGS.resource(Failing.class);
		assertThat(TestValues.readFailure(mapping, "text", "a").detail()).isEqualTo("IllegalStateException.");
	}

	@Test
	void sensitiveValuesAreNotShown() {
		ModelMapping<Secret> mapping = TestValues.MAPPINGS.resource(Secret.class);
		ValueMappingException failure = TestValues.readFailure(mapping, "pin", 123456);
		assertThat(failure.detail()).isEqualTo("Invalid value: must be a whole number from -32768 to 32767.");
		assertThat(failure.getCause()).isNull();
	}

	@Test
	void constructorThatTellsASecretIsNotQuoted() {
		ModelMapping<Chatty> mapping = TestValues.MAPPINGS.resource(Chatty.class);
		ValueMappingException failure = TestValues.readFailure(mapping, "password", "hunter2");
		assertThat(failure.detail()).doesNotContain("hunter2").contains("sensitive");
		assertThat(failure.getCause()).isNull();
		assertThat(TestValues.readFailure(mapping, "password", "x").detail()).isEqualTo("too short.");
	}

	@Test
	void unknownWithADefaultIsRefused() {
		ModelMapping<Defaulted> mapping = TestValues.MAPPINGS.resource(Defaulted.class);
		assertThat(TestValues.readFailure(mapping, "text", TestValues.unknownString()).path()).hasToString("text");
	}

	@Test
	void partialReadKeepsRefusingWhatCannotBeRead() {
		ValueMappingException failure = catchThrowableOfType(ValueMappingException.class, () -> this.pet
			.readPartial(TestValues.object(this.pet, "one", TestValues.object(this.tag, "weight", 200))));
		assertThat(failure.path()).hasToString("one.weight");
	}

	@Test
	void setOfUnknownsIsRefused() {
		ModelMapping<TagSet> mapping = TestValues.MAPPINGS.resource(TagSet.class);
		assertThat(TestValues
			.readFailure(mapping, "tags", TerraformValue.set(TerraformType.STRING, List.of(TestValues.unknownString())))
			.path()).hasToString("tags[*]");
	}

	@Test
	void nullElementIsRefused() {
		ModelMapping<Tags> mapping = TestValues.MAPPINGS.resource(Tags.class);
		ValueMappingException failure = TestValues.readFailure(mapping, "tags",
				TerraformValue.list(TerraformType.STRING, List.of(TerraformValue.ofNull(TerraformType.STRING))));
		assertThat(failure.path()).hasToString("tags[0]");
		assertThat(mapping.read(TestValues.object(mapping, "tags", TestValues.strings("a"))).tags())
			.containsExactly("a");
	}

	private ObjectValue good() {
		return TestValues.object(this.tag, "key", "a", "weight", 1);
	}

	record Tag(String key, byte weight) {

	}

	record Pet(String name, int port, Tag one, List<Tag> list, Set<Tag> set, Map<String, Tag> map) {

	}

	record Tags(List<String> tags) {

	}

	record TagSet(Set<String> tags) {

	}

	record Range(int low, int high) {

		Range {
			if (low > high) {
				throw new IllegalArgumentException("low must not be above high");
			}
		}

	}

	record Ranges(List<Range> ranges) {

	}

	record Failing(String text) {

		Failing {
			if (text != null) {
				throw new IllegalStateException();
			}
		}

	}

	record Secret(@Sensitive short pin) {

	}

	record Chatty(@Sensitive String password) {

		Chatty {
			throw new IllegalArgumentException((password.length() > 1) ? "not allowed: " + password : "too short");
		}

	}

	record Defaulted(@Default("x") String text) {

	}

}
