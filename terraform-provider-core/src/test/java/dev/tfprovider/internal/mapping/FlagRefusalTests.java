/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class FlagRefusalTests {

	@Test
	void computedPrimitiveIsRefused() {
		assertRefused(ModelKind.RESOURCE, ComputedPrimitive.class, "a computed value the provider has yet to decide",
				"Declare the component as Long");
		assertRefused(ModelKind.RESOURCE, IdPrimitive.class, "a computed value the provider has yet to decide",
				"Declare the component as Integer");
	}

	@Test
	void writeOnlyPrimitiveIsRefused() {
		assertRefused(ModelKind.RESOURCE, WriteOnlyPrimitive.class, "a write-only value is in every plan and state",
				"as Boolean");
		assertRefused(ModelKind.RESOURCE, WriteOnlyNestedPrimitive.class,
				"a write-only value is in every plan and state", "as Integer");
	}

	@Test
	void idContradictsDefaultAndWriteOnly() {
		assertRefused(ModelKind.RESOURCE, DefaultId.class, "@Id and @Default contradict", "Remove one");
		assertRefused(ModelKind.RESOURCE, WriteOnlyId.class, "@Id and @WriteOnly contradict", "must be in the state");
	}

	@Test
	void nestedIdIsRefused() {
		SchemaInferenceException refusal = assertRefused(ModelKind.RESOURCE, NestedId.class, "@Id is inside",
				"use @Computed here");
		assertThat(refusal.chainText()).isEqualTo("NestedId > inner (Inner) > id (String)");
	}

	@Test
	void idOfAStructureIsRefused() {
		assertRefused(ModelKind.RESOURCE, ListId.class, "an identifier must have a simple type", "String or Long");
	}

	@Test
	void replacementOfWhatNobodyConfiguresIsRefused() {
		assertRefused(ModelKind.RESOURCE, ReplaceComputed.class, "nobody can ask for a change", "add @Nullable");
		assertRefused(ModelKind.RESOURCE, ReplaceId.class, "nobody can ask for a change", "Remove the annotation");
		assertRefused(ModelKind.RESOURCE, ReplaceInComputed.class, "nobody can ask for a change",
				"Remove the annotation");
	}

	@Test
	void writeOnlyAndComputedContradict() {
		assertRefused(ModelKind.RESOURCE, WriteOnlyComputed.class, "comes from the configuration",
				"Remove @WriteOnly or @Computed");
		assertRefused(ModelKind.RESOURCE, WriteOnlyInComputed.class, "comes from the configuration",
				"Remove @WriteOnly or @Computed");
		assertRefused(ModelKind.RESOURCE, ComputedInWriteOnly.class, "comes from the configuration",
				"Remove @WriteOnly or @Computed");
	}

	@Test
	void writeOnlyInASetIsRefused() {
		assertRefused(ModelKind.RESOURCE, WriteOnlyInSet.class, "@WriteOnly is inside a set", "Use a list or map");
		assertRefused(ModelKind.RESOURCE, WriteOnlyInSetBlock.class, "@WriteOnly is inside a set", "Use a list or map");
	}

	@Test
	void writeOnlyInAListIsFine() {
		assertThat(TestValues.MAPPINGS.resource(WriteOnlyInList.class).block().attributes()).hasSize(1);
	}

	@Test
	void defaultThatCannotBePlannedIsRefused() {
		assertRefused(ModelKind.RESOURCE, WriteOnlyDefault.class, "would put a write-only value into the plan",
				"Remove one");
		assertRefused(ModelKind.RESOURCE, DefaultInComputed.class, "only the provider decides",
				"Remove the annotation");
	}

	@Test
	void defaultThatCannotBeReadIsRefused() {
		assertRefused(ModelKind.RESOURCE, WordDefault.class, "the default [many] is not valid: must be a number",
				"Correct the text");
		assertRefused(ModelKind.RESOURCE, RangeDefault.class, "from -128 to 127", "Correct the text");
		assertRefused(ModelKind.RESOURCE, EnumDefault.class, "must be one of \"cat\", \"dog\"", "Correct the text");
		assertRefused(ModelKind.RESOURCE, BooleanDefault.class, "must be true or false", "Correct the text");
		assertRefused(ModelKind.RESOURCE, TwoDefaults.class, "must be exactly one text", "Correct the text");
		assertRefused(ModelKind.RESOURCE, ElementDefault.class, "must be a number", "Correct the text");
		assertRefused(ModelKind.RESOURCE, RecordDefault.class, "cannot be given as text", "Correct the text");
		assertRefused(ModelKind.RESOURCE, MapDefault.class, "the only default of a map is the empty one",
				"Correct the text");
	}

	@Test
	void providerSettingsHaveNothingOfAResource() {
		assertRefused(ModelKind.PROVIDER, PlainComputed.class, "@Computed has no meaning in provider settings",
				"Remove the annotation");
		assertRefused(ModelKind.PROVIDER, PlainId.class, "@Id has no meaning in provider settings",
				"Remove the annotation");
		assertRefused(ModelKind.PROVIDER, PlainReplace.class, "@RequiresReplace has no meaning in provider settings",
				"Remove the annotation");
		assertRefused(ModelKind.PROVIDER, PlainWriteOnly.class, "@WriteOnly has no meaning in provider settings",
				"Remove the annotation");
	}

	@Test
	void dataSourcesHaveNoPlan() {
		assertRefused(ModelKind.of(TypeKind.DATA_SOURCE), PlainReplace.class,
				"@RequiresReplace has no meaning in a data source", "Remove the annotation");
		assertRefused(ModelKind.of(TypeKind.DATA_SOURCE), PlainWriteOnly.class,
				"@WriteOnly has no meaning in a data source", "Remove the annotation");
		assertRefused(ModelKind.of(TypeKind.DATA_SOURCE), PlainDefault.class,
				"@Default has no meaning in a data source", "choose the value when reading");
	}

	@Test
	void environmentIsForProviderSettingsOnly() {
		assertRefused(ModelKind.RESOURCE, Environment.class, "only works on a component of the provider settings",
				"Remove the annotation");
		assertRefused(ModelKind.PROVIDER, NestedEnvironment.class, "only works on a component of the provider settings",
				"Remove the annotation");
		assertRefused(ModelKind.PROVIDER, StructuredEnvironment.class, "cannot hold a structure",
				"Remove @EnvironmentDefault");
		assertRefused(ModelKind.PROVIDER, MapEnvironment.class, "cannot hold a structure",
				"Remove @EnvironmentDefault");
	}

	@Test
	void blocksHaveNoFlags() {
		assertRefused(ModelKind.RESOURCE, SensitiveBlock.class, "a block has no flags",
				"Put @Sensitive on the components inside");
		assertRefused(ModelKind.RESOURCE, ComputedBlock.class, "a block has no flags", "Put @Computed on");
		assertRefused(ModelKind.RESOURCE, ReplaceWriteOnlyBlock.class, "a block has no flags",
				"Put @WriteOnly, @RequiresReplace on");
	}

	private static SchemaInferenceException assertRefused(ModelKind kind, Class<?> model, String problem,
			String remedy) {
		SchemaInferenceException refusal = catchThrowableOfType(SchemaInferenceException.class,
				() -> TestValues.MAPPINGS.of(kind, model));
		assertThat(refusal).as(model.getSimpleName()).isNotNull();
		assertThat(refusal.problem()).contains(problem);
		assertThat(refusal.remedy()).contains(remedy).endsWith(".");
		return refusal;
	}

	enum Species {

		CAT, DOG

	}

	record Leaf(String text) {

	}

	record Inner(@Id String id) {

	}

	record ComputedPrimitive(@Computed long size) {

	}

	record IdPrimitive(@Id int id) {

	}

	record WriteOnlyPrimitive(@WriteOnly boolean flag) {

	}

	record Number(int number) {

	}

	record WriteOnlyNestedPrimitive(@WriteOnly Number nested) {

	}

	record DefaultId(@Id @Default("x") String id) {

	}

	record WriteOnlyId(@Id @WriteOnly String id) {

	}

	record NestedId(Inner inner) {

	}

	record ListId(@Id List<String> ids) {

	}

	record ReplaceComputed(@Computed @RequiresReplace String text) {

	}

	record ReplaceId(@Id @RequiresReplace String id) {

	}

	record PlainReplace(@RequiresReplace String text) {

	}

	record ReplaceInComputed(@Computed PlainReplace inner) {

	}

	record WriteOnlyComputed(@WriteOnly @Computed String text) {

	}

	record PlainWriteOnly(@WriteOnly @Nullable String text) {

	}

	record WriteOnlyInComputed(@Computed PlainWriteOnly inner) {

	}

	record PlainComputed(@Computed String text) {

	}

	record ComputedInWriteOnly(@WriteOnly PlainComputed inner) {

	}

	record WriteOnlyInSet(Set<PlainWriteOnly> set) {

	}

	record WriteOnlyInSetBlock(@Block Set<PlainWriteOnly> set) {

	}

	record WriteOnlyInList(List<PlainWriteOnly> list) {

	}

	record WriteOnlyDefault(@WriteOnly @Default("x") String text) {

	}

	record PlainDefault(@Default("x") String text) {

	}

	record DefaultInComputed(@Computed PlainDefault inner) {

	}

	record WordDefault(@Default("many") int number) {

	}

	record RangeDefault(@Default("128") byte number) {

	}

	record EnumDefault(@Default("CAT") Species species) {

	}

	record BooleanDefault(@Default("yes") boolean flag) {

	}

	// @formatter:off
	record TwoDefaults(String other, @Default({ "a", "b" }) String text) {

	}
	// @formatter:on

	// @formatter:off
	record ElementDefault(String other, @Default({ "1", "b" }) List<Integer> list) {

	}
	// @formatter:on

	record RecordDefault(@Default("x") Leaf leaf) {

	}

	record MapDefault(@Default("x") Map<String, String> map) {

	}

	record PlainId(@Id String id) {

	}

	record Environment(@EnvironmentDefault("X") String text) {

	}

	record NestedEnvironment(Environment inner) {

	}

	record StructuredEnvironment(@EnvironmentDefault("X") Leaf leaf) {

	}

	record MapEnvironment(@EnvironmentDefault("X") Map<String, String> map) {

	}

	record SensitiveBlock(@Block @Sensitive Leaf leaf) {

	}

	record ComputedBlock(@Block @Computed Leaf leaf) {

	}

	record ReplaceWriteOnlyBlock(@Block @RequiresReplace @WriteOnly Leaf leaf) {

	}

}
