/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PlanResourceChange}.
 */
class PlanResourceChangeTests {

	private static final byte[] PRIVATE = { 1, 2, 3 };

	private final PlanResourceChange planResourceChange = PlanCalls.planResourceChange();

	@ParameterizedTest
	@MethodSource("examples")
	void proposalIsThatOfTerraform(Example example) {
		assertThat(
				Proposal.of(TableSchema.PLAIN, TableSchema.value(example.prior()), TableSchema.value(example.config())))
			.isEqualTo(TableSchema.value(example.proposed()));
	}

	@ParameterizedTest
	@MethodSource("examples")
	void planMarksUnknownWhatIsUndecided(Example example) {
		Response response = plan(TableSchema.PLAIN, example);
		assertThat(response.planned()).isEqualTo(TableSchema.value(example.planned()));
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("examples")
	void planAppliesDefaultsAndPlanModifiers(Example example) {
		Response response = plan(TableSchema.RICH, example);
		assertThat(response.planned()).isEqualTo(TableSchema.value(example.modified()));
		assertThat(response.requiresReplace()).extracting(AttributePath::toString).isEqualTo(example.replaced());
		assertThat(response.diagnostics()).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("examples")
	void planTwiceGivesTheSame(Example example) {
		assertThat(plan(TableSchema.PLAIN, example)).usingRecursiveComparison()
			.isEqualTo(plan(TableSchema.PLAIN, example));
		assertThat(plan(TableSchema.RICH, example)).usingRecursiveComparison()
			.isEqualTo(plan(TableSchema.RICH, example));
	}

	@ParameterizedTest
	@MethodSource("examples")
	void planKeepsPrivateState(Example example) {
		assertThat(plan(TableSchema.RICH, example).plannedPrivate()).isEqualTo(PRIVATE);
	}

	/**
	 * Once what was planned has been applied, there is nothing left to do.
	 */
	@ParameterizedTest
	@MethodSource("examples")
	void planAfterApplyChangesNothing(Example example) {
		for (BlockSchema schema : List.of(TableSchema.PLAIN, TableSchema.RICH)) {
			TerraformValue config = Filled.all(TableSchema.value(example.config()));
			TerraformValue applied = Filled.all(plan(schema, TableSchema.value(example.prior()), config).planned());
			Response again = plan(schema, applied, config);
			assertThat(again.planned()).isEqualTo(applied);
			assertThat(again.requiresReplace()).isEmpty();
			assertThat(again.diagnostics()).isEmpty();
		}
	}

	/**
	 * Terraform plans again before it applies, with what it knows by then: only what was
	 * unknown may differ.
	 */
	@ParameterizedTest
	@MethodSource("examples")
	void planWithUnknownsFilledInOnlyNarrows(Example example) {
		for (BlockSchema schema : List.of(TableSchema.PLAIN, TableSchema.RICH)) {
			TerraformValue prior = TableSchema.value(example.prior());
			TerraformValue config = TableSchema.value(example.config());
			TerraformValue first = plan(schema, prior, config).planned();
			TerraformValue second = plan(schema, prior, Filled.all(config)).planned();
			assertThat(Filled.narrows(first, second)).isTrue();
		}
	}

	@ParameterizedTest
	@MethodSource("examples")
	void replacementPlansEverythingComputedAnew(Example example) {
		for (BlockSchema schema : List.of(TableSchema.PLAIN, TableSchema.RICH)) {
			TerraformValue config = TableSchema.value(example.config());
			TerraformValue nothing = TerraformValue.ofNull(TableSchema.TYPE);
			Response first = plan(schema, TableSchema.value(example.prior()), config);
			Response second = this.planResourceChange.plan(TableSchema.type(schema, true),
					new Request(nothing, Proposal.of(schema, nothing, config), config, first.plannedPrivate()));
			assertThat(NullSafeAccess.attribute(second.planned(), "id", TerraformType.STRING))
				.isEqualTo(TerraformValue.unknown(TerraformType.STRING));
			assertThat(second.plannedPrivate()).isEqualTo(PRIVATE);
			assertThat(second.requiresReplace()).isEmpty();
			assertThat(second.diagnostics()).isEmpty();
		}
	}

	@ParameterizedTest
	@MethodSource("examples")
	void planOfDestroyIsNull(Example example) {
		TerraformValue nothing = TerraformValue.ofNull(TableSchema.TYPE);
		Response response = this.planResourceChange.plan(TableSchema.type(TableSchema.RICH, false),
				new Request(TableSchema.value(example.prior()), nothing, nothing, PRIVATE));
		assertThat(response.planned()).isEqualTo(nothing);
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.plannedPrivate()).isEqualTo(PRIVATE);
		assertThat(response.diagnostics()).isEmpty();
	}

	/**
	 * Whatever is unknown in the configuration, and whatever there was before, there is a
	 * plan that Terraform accepts, and it leaves the unknown unknown.
	 */
	@ParameterizedTest
	@MethodSource("unknownConfigurations")
	void planWhenSomethingIsUnknown(TerraformValue prior, TerraformValue config) {
		for (BlockSchema schema : List.of(TableSchema.PLAIN, TableSchema.RICH)) {
			Response response = plan(schema, prior, config);
			assertThat(response.diagnostics()).isEmpty();
			assertThat(Filled.narrows(response.planned(), plan(schema, prior, Filled.all(config)).planned())).isTrue();
		}
	}

	static Stream<Object[]> unknownConfigurations() {
		String full = "{req:\"a\", opt:\"o\", oc:\"z\", wo:\"w\", sec:\"s\", num:1, nl:[{k:\"a\",oc:\"x\"},{k:\"b\"}], "
				+ "ns:set[{k:\"a\",oc:\"x\"},{k:\"b\"}], nm:{x:{k:\"a\",oc:\"x\"},y:{k:\"b\"}}, n1oc:{k:\"a\"}, "
				+ "bl:[{k:\"a\"},{k:\"b\"}], b1:{k:\"a\"}}";
		TerraformValue config = TableSchema.value(full);
		TerraformValue state = TableSchema.value(full.replace("{req", "{id:\"i-1\", req")
			.replace("wo:\"w\"", "wo:null")
			.replace("k:\"b\"", "k:\"b\",c:\"c2\"")
			.replace("b\",c:\"c2\"}}, n1oc", "b\",c:\"c2\",oc:\"x2\"}}, n1oc"));
		List<TerraformValue> priors = List.of(TerraformValue.ofNull(TableSchema.TYPE), state,
				TableSchema.value("{id:\"i-1\", req:\"a\"}"));
		return priors.stream()
			.flatMap((prior) -> Filled.withOneUnknown(TableSchema.PLAIN, config)
				.map((unknown) -> new Object[] { prior, unknown }));
	}

	@Test
	void planWhenEverythingIsUnknown() {
		TerraformValue config = TableSchema
			.value("{req:?, opt:?, oc:?, wo:?, sec:?, num:?, nl:?, ns:?, nm:?, n1oc:?, bl:?, b1:?}");
		Response response = plan(TableSchema.RICH, TableSchema.value("null"), config);
		assertThat(response.planned()).isEqualTo(TableSchema
			.value("{id:?, req:?, opt:?, oc:?, wo:null, sec:?, num:?, nl:?, ns:?, nm:?, n1oc:?, bl:?, b1:?}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void planWhenUnknownIsRefinedKeepsThePromise() {
		TerraformValue config = TableSchema.value("{req:?!\"i-\"}");
		Response response = plan(TableSchema.PLAIN, TableSchema.value("null"), config);
		assertThat(NullSafeAccess.attribute(response.planned(), "req", TerraformType.STRING))
			.isEqualTo(NullSafeAccess.attribute(config, "req", TerraformType.STRING));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void planWhenUnknownRequiresReplaceReplaces() {
		Response response = plan(TableSchema.RICH, TableSchema.value("{id:\"i-1\", req:\"a\"}"),
				TableSchema.value("{req:?}"));
		assertThat(response.requiresReplace()).containsExactly(AttributePath.root("req"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# config             | prior                                            | what requires a replacement
			{req:"a"}            | {id:"i", oc:"z", req:"a"}                        | ''
			{req:"b"}            | {id:"i", oc:"z", req:"a"}                        | req
			{req:"a"}            | {id:"i", oc:"z", req:"a", opt:"o"}               | opt
			{req:"a", opt:"o"}   | {id:"i", oc:"z", req:"a"}                        | opt
			{req:"a", oc:"y"}    | {id:"i", oc:"z", req:"a"}                        | oc
			{req:?, num:1}       | {id:"i", oc:"z", req:"a"}                        | num req
			{req:"a", wo:"w"}    | {id:"i", oc:"z", req:"a"}                        | ''
			{req:"a", nl:[]}     | {id:"i", oc:"z", req:"a", nl:[{k:"a"}]}          | nl
			{req:"a", b1:{k:"k"}}| {id:"i", oc:"z", req:"a"}                        | b1
			{req:"a"}            | {id:"i", oc:"z", req:"a", bl:[{k:"a"}]}          | bl
			""")
	void planWithoutUpdateRequiresReplacementForWhateverChanges(String config, String prior, String expected) {
		TerraformValue state = TableSchema.value(prior);
		TerraformValue configured = TableSchema.value(config);
		Response response = this.planResourceChange.plan(TableSchema.type(TableSchema.PLAIN, false),
				new Request(state, Proposal.of(TableSchema.PLAIN, state, configured), configured, PRIVATE));
		assertThat(String.join(" ", response.requiresReplace().stream().map(AttributePath::toString).toList()))
			.isEqualTo(expected);
	}

	@Test
	void planWithoutUpdateWhenDefaultHasChangedRequiresReplacement() {
		TerraformValue state = TableSchema.value("{id:\"i\", oc:\"old\", req:\"a\"}");
		TerraformValue config = TableSchema.value("{req:\"a\"}");
		Response response = this.planResourceChange.plan(TableSchema.type(TableSchema.RICH, false),
				new Request(state, state, config, PRIVATE));
		assertThat(response.requiresReplace()).containsExactly(AttributePath.root("oc"));
	}

	@Test
	void planWithoutUpdateOnCreateRequiresNoReplacement() {
		TerraformValue nothing = TerraformValue.ofNull(TableSchema.TYPE);
		TerraformValue config = TableSchema.value("{req:\"a\"}");
		Response response = this.planResourceChange.plan(TableSchema.type(TableSchema.PLAIN, false),
				new Request(nothing, config, config, PRIVATE));
		assertThat(response.requiresReplace()).isEmpty();
	}

	@Test
	void planKeepsPriorNotationOfWhatMeansTheSame() {
		BlockSchema schema = caseInsensitive();
		TerraformValue state = TableSchema.value("{id:\"i\", oc:\"z\", req:\"a\", nl:[{k:\"k\",c:\"c\",oc:\"x\"}]}");
		Response response = plan(schema, state, TableSchema.value("{req:\"A\", nl:[{k:\"K\"}]}"));
		assertThat(response.planned()).isEqualTo(state);
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void planKeepsPriorNotationInElementsOfSetsAndMaps() {
		BlockSchema schema = caseInsensitive();
		TerraformValue state = TableSchema.value("{id:\"i\", oc:\"z\", req:\"a\", nm:{x:{k:\"k\",c:\"c1\",oc:\"x\"}}, "
				+ "ns:set[{k:\"k\",c:\"c1\",oc:\"x\"},{k:\"l\",c:\"c2\",oc:\"x\"}]}");
		Response response = plan(schema, state,
				TableSchema.value("{req:\"b\", nm:{x:{k:\"K\"}}, ns:set[{k:\"K\"},{k:\"new\"}]}"));
		assertThat(response.planned()).isEqualTo(TableSchema.value("{id:?, oc:?, n1oc:?, req:\"b\", "
				+ "nm:{x:{k:\"k\",c:?,oc:?}}, ns:set[{k:\"k\",c:?,oc:?},{k:\"new\",c:?,oc:?}]}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void planKeepsPriorNotationUnlessTheMeaningChanges() {
		Response response = plan(caseInsensitive(), TableSchema.value("{id:\"i\", oc:\"z\", req:\"a\"}"),
				TableSchema.value("{req:\"B\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "req", TerraformType.STRING))
			.isEqualTo(TerraformValue.string("B"));
	}

	@Test
	void planNullsWriteOnlyValuesWhateverModifiersDo() {
		BlockSchema schema = modified("wo", (plan) -> plan.setPlan(TerraformValue.string("leak")));
		Response response = plan(schema, TableSchema.value("null"), TableSchema.value("{req:\"a\", wo:\"s\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "wo", TerraformType.STRING))
			.isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void planWhenModifierBreaksARuleSaysSo() {
		BlockSchema schema = modified("req", (plan) -> plan.setPlan(TerraformValue.string("other")));
		Response response = plan(schema, TableSchema.value("null"), TableSchema.value("{req:\"a\"}"));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.severity()).isEqualTo(Diagnostic.Severity.ERROR);
			assertThat(diagnostic.summary()).isEqualTo("Provider planned an invalid value");
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("req"));
			assertThat(diagnostic.detail()).startsWith(
					"acme_thing.req: planned a string of 5 characters, configured one of 1 character; they differ "
							+ "at position 1. Before it was null.");
		});
	}

	@Test
	void planModifiersRunInOrderAndSeeWhatTheOthersDid() {
		PlanModifier first = (plan) -> plan.setPlan(TerraformValue.string("1"));
		PlanModifier second = (plan) -> plan
			.setPlan(TerraformValue.string(((StringValue) plan.plan()).text() + plan.path() + plan.exists()));
		BlockSchema schema = TableSchema.block((path, attribute) -> path.equals("id")
				? attribute.planModifier(first).planModifier(second) : attribute);
		assertThat(NullSafeAccess.attribute(
				plan(schema, TableSchema.value("null"), TableSchema.value("{req:\"a\"}")).planned(), "id",
				TerraformType.STRING))
			.isEqualTo(TerraformValue.string("1idfalse"));
	}

	@Test
	void planModifiersSeeConfigStateAndPlan() {
		PlanModifier modifier = (plan) -> plan
			.setPlan(TerraformValue.string(plan.config() + " " + plan.state() + " " + plan.plan()));
		BlockSchema schema = modified("oc", modifier);
		Response response = plan(schema, TableSchema.value("{oc:\"z\", req:\"a\"}"), TableSchema.value("{req:\"b\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "oc", TerraformType.STRING))
			.isEqualTo(TerraformValue.string("null \"z\" (known after apply)"));
	}

	@Test
	void requireReplaceOnCreateIsIgnored() {
		BlockSchema schema = modified("req", dev.tfprovider.schema.AttributePlan::requireReplace);
		assertThat(plan(schema, TableSchema.value("null"), TableSchema.value("{req:\"a\"}")).requiresReplace())
			.isEmpty();
		assertThat(plan(schema, TableSchema.value("{req:\"a\"}"), TableSchema.value("{req:\"a\"}")).requiresReplace())
			.containsExactly(AttributePath.root("req"));
	}

	@Test
	void useStateWhenPriorIsNullPlansNull() {
		BlockSchema schema = modified("oc", PlanModifiers.USE_STATE_FOR_UNKNOWN);
		Response response = plan(schema, TableSchema.value("{req:\"a\"}"), TableSchema.value("{req:\"b\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "oc", TerraformType.STRING))
			.isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
	}

	@Test
	void useNonNullStateWhenPriorIsNullPlansUnknown() {
		BlockSchema schema = modified("oc", PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN);
		Response response = plan(schema, TableSchema.value("{req:\"a\"}"), TableSchema.value("{req:\"b\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "oc", TerraformType.STRING))
			.isEqualTo(TerraformValue.unknown(TerraformType.STRING));
	}

	@Test
	void useStateWhenConfigurationIsUnknownStaysUnknown() {
		BlockSchema schema = modified("oc", PlanModifiers.USE_STATE_FOR_UNKNOWN);
		Response response = plan(schema, TableSchema.value("{oc:\"z\", req:\"a\"}"),
				TableSchema.value("{oc:?, req:\"b\"}"));
		assertThat(NullSafeAccess.attribute(response.planned(), "oc", TerraformType.STRING))
			.isEqualTo(TerraformValue.unknown(TerraformType.STRING));
	}

	@Test
	void defaultsApplyToElementsOfTheConfigurationOnly() {
		TerraformValue prior = TableSchema.value("{id:\"i\", oc:\"d\", req:\"a\", n1oc:{k:\"a\",c:\"c\"}}");
		BlockSchema schema = TableSchema.block((path, attribute) -> path.equals("n1oc.oc")
				? attribute.defaultValue(TerraformValue.string("inner")) : attribute);
		assertThat(plan(schema, TableSchema.value("null"), TableSchema.value("{req:\"a\", n1oc:{k:\"a\"}}")).planned())
			.isEqualTo(TableSchema.value("{id:?, oc:?, req:\"a\", n1oc:{k:\"a\",c:?,oc:\"inner\"}}"));
		Response kept = this.planResourceChange.plan(TableSchema.type(schema, true),
				new Request(prior, prior, TableSchema.value("{req:\"a\"}"), PRIVATE));
		assertThat(kept.planned()).isEqualTo(prior);
	}

	@Test
	void configuredValueWinsOverDefault() {
		assertThat(plan(TableSchema.RICH, TableSchema.value("null"), TableSchema.value("{req:\"a\", oc:\"mine\"}"))
			.planned()).isEqualTo(TableSchema.value("{id:?, n1oc:?, oc:\"mine\", req:\"a\"}"));
	}

	private Response plan(BlockSchema schema, Example example) {
		TerraformValue prior = TableSchema.value(example.prior());
		return this.planResourceChange.plan(TableSchema.type(schema, true), new Request(prior,
				TableSchema.value(example.proposed()), TableSchema.value(example.config()), PRIVATE));
	}

	private Response plan(BlockSchema schema, TerraformValue prior, TerraformValue config) {
		return this.planResourceChange.plan(TableSchema.type(schema, true),
				new Request(prior, Proposal.of(schema, prior, config), config, PRIVATE));
	}

	private static BlockSchema modified(String path, PlanModifier modifier) {
		UnaryOperator<Attribute.Builder> change = (builder) -> builder.planModifier(modifier);
		return TableSchema.block((here, attribute) -> here.equals(path) ? change.apply(attribute) : attribute);
	}

	private static BlockSchema caseInsensitive() {
		return TableSchema.block((path, attribute) -> (path.endsWith("k") || path.equals("req"))
				? attribute.equality((first, second) -> first.toString().equalsIgnoreCase(second.toString()))
				: attribute);
	}

	static Stream<Example> examples() {
		return TableFile.rows(PlanResourceChangeTests.class, "proposals.tsv").stream().map(Example::of);
	}

	/**
	 * One row of the table.
	 */
	record Example(String id, String name, String prior, String config, String proposed, String planned,
			String modified, List<String> replaced) {

		static Example of(List<String> row) {
			List<String> replaced = row.get(7).equals("-") ? List.of() : List.of(row.get(7).split(" "));
			return new Example(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5), row.get(6),
					replaced);
		}

		@Override
		public String toString() {
			return this.id + " " + this.name;
		}

	}

}
