/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.PlainObject;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.RequiresReplaceIfConfigured;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.model.InstanceFactory;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link PlanFlags} and {@link PlanModifierFactory}.
 */
class PlanFlagsTests {

	private final ModelMapping<Disk> disk = TestValues.MAPPINGS.resource(Disk.class);

	@Test
	void annotationsNameTheStockModifiers() {
		assertThat(attribute("serial").planModifiers()).containsExactly(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN);
		assertThat(attribute("zone").planModifiers()).containsExactly(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED);
	}

	@Test
	void authorsModifiersRunInOrder() {
		assertThat(attribute("label").planModifiers()).hasSize(2)
			.satisfiesExactly((first) -> assertThat(first).isInstanceOf(Freeze.class),
					(second) -> assertThat(second).isSameAs(Thaw.INSTANCE));
	}

	@Test
	void methodThatTellsWhatRequiresReplacementKeepsUndecidedValues() {
		assertThat(attribute("tier").planModifiers()).hasSize(2).first().isEqualTo(PlanModifiers.USE_STATE_FOR_UNKNOWN);
	}

	@Test
	void keyIsMarked() {
		List<Attribute> part = attribute("parts").nested().attributes();
		assertThat(TestValues.attribute(part, "key").isElementKey()).isTrue();
		assertThat(TestValues.attribute(part, "size").isElementKey()).isFalse();
		assertThat(attribute("label").isElementKey()).isFalse();
	}

	@Test
	void equalityOfTheAuthorTakesThePlaceOfThatOfTheType() {
		SemanticEquality equality = attribute("host").equality();
		assertThat(equality.test(TerraformValue.string("a"), TerraformValue.string("A"))).isTrue();
		assertThat(attribute("hosts").equality().test(TestValues.stringSet("a", "B"), TestValues.stringSet("A", "b")))
			.isTrue();
		assertThat(attribute("hosts").equality().test(TestValues.stringSet("a"), TestValues.stringSet("b"))).isFalse();
		assertThat(attribute("parts").equality()).isNotSameAs(SemanticEquality.EXACT);
	}

	@Test
	void instancesComeFromTheFactory() {
		Freeze freeze = new Freeze();
		InstanceFactory factory = new InstanceFactory() {

			@Override
			public <T> T get(Class<T> type) {
				return type
					.cast((type == Freeze.class) ? freeze : (type == Thaw.class) ? Thaw.INSTANCE : new IgnoringCase());
			}

		};
		ModelMapping<Disk> mapping = new ModelMappings(List.of(), List.of(), factory).resource(Disk.class);
		assertThat(TestValues.attribute(mapping, "label").planModifiers()).containsExactly(freeze, Thaw.INSTANCE);
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakesAreRefused(Class<?> model, String problem, String remedy) {
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> TestValues.MAPPINGS.resource(model))
			.satisfies((ex) -> assertThat(ex.problem()).contains(problem))
			.satisfies((ex) -> assertThat(ex.remedy()).contains(remedy));
	}

	static Stream<Arguments> mistakes() {
		return Stream.of(
				Arguments.of(RootKey.class, "@ElementKey is on a component of the model itself", "element of a list"),
				Arguments.of(ComputedKey.class, "cannot be recognised by what the plan lacks",
						"that the configuration sets"),
				Arguments.of(WriteOnlyKey.class, "cannot be recognised by what the plan lacks", "configuration"),
				Arguments.of(NotComputed.class, "something the provider does not decide", "add @Computed"),
				Arguments.of(OnlyComputed.class, "something only the provider decides", "add @Nullable"),
				Arguments.of(NoMethod.class, "names the method 'grows', which is not there",
						"Declare in NoMethod: static boolean grows(int before, int after)"),
				Arguments.of(WrongMethod.class, "names the method 'grows'", "static boolean grows(String before"),
				Arguments.of(InstanceMethod.class, "names the method 'grows'", "static boolean grows"),
				Arguments.of(NoConstructor.class, "cannot be created: it has no constructor without parameters",
						"define a bean of it"),
				Arguments.of(FailingConstructor.class, "its constructor failed: java.lang.IllegalStateException: no",
						"define a bean"),
				Arguments.of(ElementsOfText.class, "no collection of simple values", "Remove elements = true"),
				Arguments.of(ElementsOfRecords.class, "no collection of simple values", "nested record"),
				Arguments.of(InPlainObject.class, "the parts of a plain object have no plan of their own",
						"remove the mark"),
				Arguments.of(ConfiguredOnce.class, "@PlannedOnce is on something the provider does not decide",
						"Add @Computed"),
				Arguments.of(OnceWithDefault.class, "@PlannedOnce is on something the provider does not decide",
						"remove @Default"),
				Arguments.of(OnceInComputed.class, "inside something that is decided as a whole",
						"on the component around it"),
				Arguments.of(OnceInSet.class, "@PlannedOnce is inside a set", "Use a list or map"),
				Arguments.of(OnBlock.class, "a block has no plan of its own", "on the components inside"));
	}

	@Test
	void planOfADataSourceIsRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Planned.class))
			.satisfies((ex) -> assertThat(ex.problem()).isEqualTo("there is no plan for a data source"));
	}

	@Test
	void planOfARecordInsideIsLeftAloneInADataSource() {
		assertThat(TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Lookup.class).block().attributes()).singleElement()
			.satisfies((attribute) -> assertThat(attribute.nested().attributes()).extracting(Attribute::name)
				.containsExactly("name"));
	}

	private Attribute attribute(String name) {
		return TestValues.attribute(this.disk, name);
	}

	static class Freeze implements PlanModifier {

		@Override
		public void modify(AttributePlan plan) {
			plan.setPlan(plan.state());
		}

	}

	enum Thaw implements PlanModifier {

		INSTANCE;

		@Override
		public void modify(AttributePlan plan) {
			plan.requireReplace();
		}

	}

	static class NeedsMore extends Freeze {

		NeedsMore(String more) {
		}

	}

	static class Fails extends Freeze {

		Fails() {
			throw new IllegalStateException("no");
		}

	}

	static class IgnoringCase implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return first.toString().equalsIgnoreCase(second.toString());
		}

	}

	record Disk(@UseNonNullStateForUnknown @Computed String serial,
			@RequiresReplaceIfConfigured @Computed @Nullable String zone,
			@PlanModifiedBy(Freeze.class) @PlanModifiedBy(Thaw.class) String label,
			@RequiresReplaceIf("isDowngrade") @Computed @Nullable Integer tier,
			@SemanticallyEqual(IgnoringCase.class) String host,
			@SemanticallyEqual(value = IgnoringCase.class, elements = true) Set<String> hosts, List<Part> parts) {

		static boolean isDowngrade(int before, int after) {
			return after < before;
		}

	}

	record Part(@ElementKey @SemanticallyEqual(IgnoringCase.class) String key, int size) {

	}

	record RootKey(@ElementKey String name) {

	}

	record ComputedKey(List<Part> parts) {

		record Part(@ElementKey @Computed String key, @Default("1") int size) {

		}

	}

	record WriteOnlyKey(List<Part> parts) {

		record Part(@ElementKey @WriteOnly String key) {

		}

	}

	record NotComputed(@UseNonNullStateForUnknown String name) {

	}

	record OnlyComputed(@RequiresReplaceIfConfigured @Computed String name) {

	}

	record NoMethod(@RequiresReplaceIf("grows") int size) {

	}

	record WrongMethod(@RequiresReplaceIf("grows") String size) {

		static boolean grows(int before, int after) {
			return after > before;
		}

	}

	record InstanceMethod(@RequiresReplaceIf("grows") int size) {

		boolean grows(int before, int after) {
			return after > before;
		}

	}

	record NoConstructor(@PlanModifiedBy(NeedsMore.class) String name) {

	}

	record FailingConstructor(@PlanModifiedBy(Fails.class) String name) {

	}

	record ElementsOfText(@SemanticallyEqual(value = IgnoringCase.class, elements = true) String name) {

	}

	record ElementsOfRecords(@SemanticallyEqual(value = IgnoringCase.class, elements = true) List<Part> parts) {

	}

	record InPlainObject(@PlainObject Inside inside) {

		record Inside(@PlanModifiedBy(Freeze.class) String name) {

		}

	}

	record OnBlock(@Block @SemanticallyEqual(IgnoringCase.class) List<Part> part) {

	}

	record Planned(@PlanModifiedBy(Freeze.class) String name) {

	}

	record Lookup(@Computed Planned inside) {

	}

	static class Seven implements PlannedValue<Integer> {

		@Override
		public Value<Integer> make(ObjectView plan) {
			return Value.known(7);
		}

	}

	record ConfiguredOnce(@PlannedOnce(Seven.class) @Nullable Integer number) {

	}

	record OnceWithDefault(@PlannedOnce(Seven.class) @Computed @Default("1") Integer number) {

	}

	record NumberedPart(String name, @PlannedOnce(Seven.class) @Computed Integer number) {

	}

	record OnceInComputed(@Computed NumberedPart part) {

	}

	record OnceInSet(Set<NumberedPart> parts) {

	}

}
