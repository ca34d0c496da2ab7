/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WriteFailureTests {

	@Test
	void nullInARequiredComponentIsTheAuthorsMistake() {
		ModelMapping<Pet> mapping = TestValues.MAPPINGS.resource(Pet.class);
		ValueMappingException failure = TestValues.writeFailure(mapping, new Pet(null, "available", List.of(), null));
		assertThat(failure.path()).hasToString("name");
		assertThat(failure.summary()).isEqualTo("Invalid result for \"name\"");
		assertThat(failure.detail()).isEqualTo("The result is null, but component 'name' of " + Pet.class.getName()
				+ " is not @Nullable." + " This is a bug in the provider, please report it to its developers.");
	}

	@Test
	void nullWithADefaultIsTheAuthorsMistake() {
		ModelMapping<Pet> mapping = TestValues.MAPPINGS.resource(Pet.class);
		assertThat(TestValues.writeFailure(mapping, new Pet("rex", null, List.of(), null)).path())
			.hasToString("status");
	}

	@Test
	void nullInNestedRecordsNamesTheIndex() {
		ModelMapping<Pet> mapping = TestValues.MAPPINGS.resource(Pet.class);
		ValueMappingException failure = TestValues.writeFailure(mapping,
				new Pet("rex", "x", List.of(new Tag("a"), new Tag(null)), null));
		assertThat(failure.path()).hasToString("tags[1].key");
	}

	@Test
	void nullElementNamesItsIndex() {
		ModelMapping<Texts> mapping = TestValues.MAPPINGS.resource(Texts.class);
		assertThat(TestValues.writeFailure(mapping, new Texts(Arrays.asList("a", null), Set.of(), Map.of())).path())
			.hasToString("list[1]");
		assertThat(TestValues
			.writeFailure(mapping, new Texts(List.of(), new HashSet<>(Collections.singleton(null)), Map.of()))
			.path()).hasToString("set[0]");
		assertThat(TestValues.writeFailure(mapping, new Texts(List.of(), Set.of(), Collections.singletonMap("k", null)))
			.path()).hasToString("map[\"k\"]");
	}

	@Test
	void nullKeyIsRefused() {
		ModelMapping<Texts> mapping = TestValues.MAPPINGS.resource(Texts.class);
		ValueMappingException failure = TestValues.writeFailure(mapping,
				new Texts(List.of(), Set.of(), Collections.singletonMap(null, "v")));
		assertThat(failure.path()).hasToString("map");
		assertThat(failure.detail()).contains("the key null");
	}

	@Test
	void nullElementsOfAComputedListAreRefusedToo() {
		ModelMapping<Ips> mapping = TestValues.MAPPINGS.resource(Ips.class);
		assertThat(TestValues.writeFailure(mapping, new Ips(Arrays.asList("a", null))).path()).hasToString("ips[1]");
		assertThat(mapping.write(new Ips(null)).get("ips").isNull()).isTrue();
	}

	@Test
	void nullInAValueIsRefusedUnlessNullable() {
		ModelMapping<States> mapping = TestValues.MAPPINGS.resource(States.class);
		assertThat(TestValues.writeFailure(mapping, new States(Value.ofNull(), Value.ofNull())).path())
			.hasToString("required");
		assertThat(TestValues.writeFailure(mapping, new States(null, Value.ofNull())).path()).hasToString("required");
		assertThat(mapping.write(new States(Value.known("a"), null)).get("optional").isNull()).isTrue();
	}

	@Test
	void setElementsThatAreEqualInTerraformAreMerged() {
		ModelMapping<Texts> mapping = TestValues.MAPPINGS.resource(Texts.class);
		Set<String> set = new HashSet<>(List.of("é", "e\u0301"));
		assertThat(mapping.write(new Texts(List.of(), set, Map.of())).get("set")).isEqualTo(TestValues.stringSet("é"));
	}

	@Test
	void valueWithoutAFormInTerraformIsRefused() {
		ModelMapping<Real> mapping = TestValues.MAPPINGS.resource(Real.class);
		ValueMappingException failure = TestValues.writeFailure(mapping, new Real(Double.NaN, Optional.empty()));
		assertThat(failure.path()).hasToString("number");
		assertThat(failure.detail()).startsWith("The result cannot be written: must be a finite number, not NaN.");
	}

	@Test
	void accessorThatFailsIsTheAuthorsMistake() {
		ModelMapping<Broken> mapping = TestValues.MAPPINGS.resource(Broken.class);
		ValueMappingException failure = TestValues.writeFailure(mapping, new Broken("a"));
		assertThat(failure.path()).hasToString("text");
		assertThat(failure.detail()).contains("UnsupportedOperationException: later");
	}

	@Test
	void codecThatReturnsAnotherTypeIsRefused() {
		ModelMapping<Wrapped> mapping = new ModelMappings(List.of(new WrongCodec())).resource(Wrapped.class);
		ValueMappingException failure = TestValues.writeFailure(mapping, new Wrapped(new Wrong()));
		assertThat(failure.path()).hasToString("wrong");
		assertThat(failure.detail()).contains(WrongCodec.class.getName()).contains("number").contains("string");
	}

	record Tag(String key) {

	}

	record Pet(String name, @Default("available") String status, List<Tag> tags, @Nullable Tag tag) {

	}

	record Texts(List<String> list, Set<String> set, Map<String, String> map) {

	}

	record Ips(@Computed List<String> ips) {

	}

	record States(Value<String> required, @Nullable Value<String> optional) {

	}

	record Real(double number, Optional<Float> single) {

	}

	record Broken(String text) {

		@Override
		public String text() {
			throw new UnsupportedOperationException("later");
		}

	}

	record Wrong() {

	}

	record Wrapped(Wrong wrong) {

	}

	static final class WrongCodec implements TypeCodec<Wrong> {

		@Override
		public Class<Wrong> javaType() {
			return Wrong.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public Wrong read(TerraformValue value) {
			return new Wrong();
		}

		@Override
		public TerraformValue write(Wrong value) {
			return TerraformValue.number(1);
		}

	}

}
