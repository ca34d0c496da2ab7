/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.constraint.ConflictsWhen;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.PreferWriteOnly;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.constraint.RequiredWith;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Rules that an author got wrong, found at start-up.
 */
class RefusedCrossFieldRulesTests {

	@Test
	void unknownNameListsTheComponents() {
		assertRefused(Misspelt.class, "@ExactlyOneOf names 'tokn', which is no component of the record",
				"Name one of its components: token, tokenFile.");
		assertRefused(MisspeltBeside.class, "@RequiredWith names 'b'", "components: a.");
	}

	@Test
	void unknownNameInANestedRecordTellsTheWay() {
		SchemaInferenceException refusal = TestValues.refusal(Outer.class);
		assertThat(refusal.chainText()).isEqualTo("Outer > inner (List<Misspelt>)");
	}

	@Test
	void terraformNameIsNoComponentName() {
		assertRefused(TerraformName.class, "@AtLeastOneOf names 'token_file'", "token, tokenFile");
	}

	@Test
	void groupOfOneIsRefused() {
		assertRefused(Alone.class, "@ExactlyOneOf is about fewer than two components", "Name the others.");
		assertRefused(Itself.class, "@ConflictsWith on 'a' names no other component", "Name at least one.");
	}

	@Test
	void requiredComponentIsRefused() {
		assertRefused(Required.class, "@ExactlyOneOf is about 'a', which every configuration has to set",
				"Make it @Nullable, or take it out of the rule.");
		assertRefused(RequiredBlock.class, "@ExactlyOneOf is about 'a', which every configuration has to set",
				"Make it @Nullable");
	}

	@Test
	void readOnlyComponentIsRefused() {
		assertRefused(ReadOnly.class, "@ConflictsWith is about 'b', which no configuration can set", "add @Nullable");
		assertRefused(Identified.class, "@RequiredWith is about 'id', which no configuration can set", "add @Nullable");
	}

	@Test
	void valueThatTheOtherComponentCannotHaveIsRefused() {
		assertRefused(WrongValue.class,
				"@RequiredWhen compares 'kind' with \"fish\", which is not valid: must be one of",
				"Give values as Terraform writes them.");
		assertRefused(NoValue.class, "@ConflictsWhen on 'b' names no value", "Give at least one.");
		assertRefused(OfBlock.class, "@RequiredWhen looks at the block 'a'", "a component of a simple type");
		assertRefused(OfItself.class, "@RequiredWhen on 'a' is about itself", "Name another component.");
	}

	@Test
	void alternativeThatIsNotWriteOnlyIsRefused() {
		assertRefused(NotWriteOnly.class, "@PreferWriteOnly names 'b', which is not @WriteOnly",
				"Name the write-only component to set instead.");
	}

	@Test
	void versionThatIsNoneIsRefused() {
		assertRefused(NoVersion.class, "@WriteOnly names 'c', which is no component", "a, b");
		assertRefused(WriteOnlyVersion.class, "'b' is no version of a write-only value", "kept in the state");
		assertRefused(ListAsVersion.class, "'b' is no version of a write-only value", "a simple type");
		assertRefused(ComputedVersion.class, "@WriteOnly is about 'b', which no configuration can set", "@Nullable");
		assertRefused(RequiredVersion.class, "every configuration has to set one of 'a' and 'b' but not the other",
				"Make both @Nullable, or none");
		assertRefused(InsteadOfWriteOnly.class, "@WriteOnly stands instead of 'b', which is write-only too",
				"kept in the state");
	}

	private static void assertRefused(Class<?> model, String problem, String remedy) {
		SchemaInferenceException refusal = TestValues.refusal(model);
		assertThat(refusal).isNotNull();
		assertThat(refusal.problem()).contains(problem);
		assertThat(refusal.remedy()).contains(remedy);
	}

	@ExactlyOneOf({ "tokn", "tokenFile" })
	record Misspelt(@Nullable String token, @Nullable String tokenFile) {

	}

	record MisspeltBeside(@RequiredWith("b") @Nullable String a) {

	}

	record Outer(List<Misspelt> inner) {

	}

	@AtLeastOneOf({ "token", "token_file" })
	record TerraformName(@Nullable String token, @Nullable String tokenFile) {

	}

	@ExactlyOneOf({ "a", "a" })
	record Alone(@Nullable String a, @Nullable String b) {

	}

	record Itself(@ConflictsWith("a") @Nullable String a) {

	}

	@ExactlyOneOf({ "a", "b" })
	record Required(String a, @Nullable String b) {

	}

	@ExactlyOneOf({ "a", "b" })
	record RequiredBlock(@Block(min = 1) List<Lone> a, @Nullable String b) {

	}

	record Lone(String x) {

	}

	record ReadOnly(@ConflictsWith("b") @Nullable String a, @Computed String b) {

	}

	record Identified(@RequiredWith("id") @Nullable String a, @Id Long id) {

	}

	enum Kind {

		CAT, DOG

	}

	record WrongValue(Kind kind, @RequiredWhen(attribute = "kind", value = "fish") @Nullable String b) {

	}

	// @formatter:off
	record NoValue(String a, @ConflictsWhen(attribute = "a", value = {}) @Nullable String b) {

	}
	// @formatter:on

	record OfBlock(@Block List<Lone> a, @RequiredWhen(attribute = "a", value = "x") @Nullable String b) {

	}

	record OfItself(@RequiredWhen(attribute = "a", value = "x") @Nullable String a) {

	}

	record NotWriteOnly(@PreferWriteOnly("b") @Nullable String a, @Nullable String b) {

	}

	record NoVersion(@WriteOnly(version = "c") @Nullable String a, @Nullable Long b) {

	}

	record WriteOnlyVersion(@WriteOnly(version = "b") @Nullable String a, @WriteOnly @Nullable Long b) {

	}

	record ListAsVersion(@WriteOnly(version = "b") @Nullable String a, @Nullable List<Long> b) {

	}

	record ComputedVersion(@WriteOnly(version = "b") @Nullable String a, @Computed Long b) {

	}

	record RequiredVersion(@WriteOnly(version = "b") @Nullable String a, long b) {

	}

	record InsteadOfWriteOnly(@WriteOnly(insteadOf = "b") @Nullable String a, @WriteOnly @Nullable String b) {

	}

}
