/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PlanCheck}.
 */
class PlanCheckTests {

	private static final List<String> STRICTER = List.of("A15");

	@ParameterizedTest
	@MethodSource("examples")
	void violationsOfExample(Example example) {
		assertThat(violations(TableSchema.PLAIN, example.prior(), example.config(), example.planned()))
			.isEqualTo(example.ours());
	}

	/**
	 * In A15 Terraform's check accepts a write-only value that equals the configured one,
	 * but another check it makes before refuses it: ours is both.
	 */
	@ParameterizedTest
	@MethodSource("examples")
	void verdictIsThatOfTerraform(Example example) {
		boolean accepted = example.ours().equals("ok");
		assertThat(accepted || STRICTER.contains(example.id()))
			.isEqualTo(example.terraform().equals("ok") || STRICTER.contains(example.id()));
	}

	@Test
	void examplesAreComplete() {
		assertThat(examples()).hasSize(34);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# n1oc is optional and computed: configured, its members are held to the configuration
			{n1oc:{k:"a"}}    | {n1oc:{k:"a",c:?,oc:?}}       | ok
			{n1oc:{k:"a"}}    | {n1oc:{k:"b",c:?,oc:?}}       | n1oc.k PLAN_MATCHES_CONFIG
			{n1oc:{k:"a"}}    | {n1oc:null}                   | n1oc PLAN_KEEPS_EXISTENCE
			{n1oc:{k:"a"}}    | {n1oc:?}                      | n1oc PLAN_MATCHES_CONFIG
			{n1oc:?}          | {n1oc:{k:"a"}}                | n1oc PLAN_MATCHES_CONFIG
			{n1oc:null}       | {n1oc:{k:"a"}}                | ok
			{nl:[{k:?}]}      | {nl:[{k:?,c:?,oc:?}]}         | ok
			{nl:[{k:?}]}      | {nl:[{k:"a",c:?,oc:?}]}       | nl[0].k PLAN_MATCHES_CONFIG
			{nl:[{k:"a"}]}    | {nl:[?]}                      | nl[0] PLAN_MATCHES_CONFIG
			{nl:[{k:"a"}]}    | {nl:[null]}                   | nl[0] PLAN_KEEPS_EXISTENCE
			{nl:[?,{k:"a"}]}  | {nl:[?,{k:"a",c:?}]}          | ok
			{nl:?}            | {nl:?}                        | ok
			{nl:[]}           | {nl:[]}                       | ok
			{nl:[]}           | {nl:null}                     | nl PLAN_KEEPS_EXISTENCE
			{nm:{x:{k:"a"}}}  | {nm:{x:{k:"b",c:?,oc:?}}}     | nm["x"].k PLAN_MATCHES_CONFIG
			{nm:{x:{k:"a"}}}  | {nm:{}}                       | nm PLAN_KEEPS_ELEMENTS
			{ns:set[{k:"a"}]} | {ns:set[]}                    | ns PLAN_KEEPS_ELEMENTS
			{ns:set[{k:"a"}]} | {ns:set[{k:"a"},{k:"b"}]}     | ns PLAN_KEEPS_ELEMENTS
			{bl:[{k:"a"}]}    | {bl:[{k:"b"}]}                | bl[0].k PLAN_MATCHES_CONFIG
			{bl:?}            | {bl:?}                        | ok
			{b1:{k:"a"}}      | {b1:null}                     | b1 PLAN_KEEPS_EXISTENCE
			{b1:{k:"a"}}      | {b1:?}                        | b1 PLAN_MATCHES_CONFIG
			{b1:{k:"a"}}      | {b1:{k:"a",c:"x"}}            | ok
			""")
	void violationsInside(String config, String planned, String expected) {
		assertThat(violations(TableSchema.PLAIN, "null", config, planned)).isEqualTo(expected);
	}

	/**
	 * Elements that are not wholly known may turn out to be equal.
	 */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{ns:set[{k:"a"}]}           | {ns:set[{k:"a",c:?},{k:"a",c:?}]} | ok
			{ns:set[{k:"a"},{k:"b"}]}   | {ns:set[{k:"a",c:?}]}             | ns PLAN_KEEPS_ELEMENTS
			{ns:set[{k:?},{k:"b"}]}     | {ns:set[{k:?,c:?},{k:"b",c:?}]}   | ok
			""")
	void violationsWhenSetIsNotWhollyKnown(String config, String planned, String expected) {
		assertThat(violations(TableSchema.PLAIN, "null", config, planned)).isEqualTo(expected);
	}

	@Test
	void violationsWhenElementKeepsPriorNotationIsEmpty() {
		assertThat(violations(TableSchema.PLAIN, "{nl:[{k:\"a\"}]}", "{nl:[{k:\"A\"}]}", "{nl:[{k:\"a\",c:?}]}"))
			.isEqualTo("ok");
	}

	@Test
	void violationsWhenSetOfBlocksHasOtherElementsIsEmpty() {
		BlockSchema schema = withBlocks(ObjectSchema.Nesting.SET);
		assertThat(violations(schema, "null", "{b:set[{k:\"a\"}]}", "{b:set[{k:\"b\"},{k:\"c\"}]}")).isEqualTo("ok");
	}

	@Test
	void violationsWhenSetOfBlocksHasUnknownElementNamesIt() {
		BlockSchema schema = withBlocks(ObjectSchema.Nesting.SET);
		assertThat(violations(schema, "null", "{b:set[{k:\"a\"}]}", "{b:set[?]}")).isEqualTo("b PLAN_MATCHES_CONFIG");
	}

	@Test
	void violationsWhenMapOfBlocksHasOtherKeysNamesIt() {
		BlockSchema schema = withBlocks(ObjectSchema.Nesting.MAP);
		assertThat(violations(schema, "null", "{b:{x:{k:\"a\"}}}", "{b:{y:{k:\"a\"}}}"))
			.isEqualTo("b PLAN_KEEPS_ELEMENTS");
		assertThat(violations(schema, "null", "{b:{x:{k:\"a\"}}}", "{b:{x:{k:\"b\"}}}"))
			.isEqualTo("b[\"x\"].k PLAN_MATCHES_CONFIG");
	}

	@Test
	void violationsWhenSensitiveNestedAttributeDiffersShowNothingOfIt() {
		Attribute secrets = Attribute
			.nested("secrets",
					new NestedObject(ObjectSchema.Nesting.MAP,
							List.of(Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).build())),
					Attribute.Mode.OPTIONAL)
			.sensitive(true)
			.build();
		BlockSchema schema = BlockSchema.of(secrets);
		TerraformValue config = Notation.parse("{secrets:{hidden1:{k:\"hidden2\"}}}", schema.impliedType());
		TerraformValue planned = Notation.parse("{secrets:{hidden3:{k:\"hidden4\"}}}", schema.impliedType());
		List<Violation> violations = PlanCheck.violations(schema, config, config, planned);
		assertThat(violations).containsExactly(new Violation(AttributePath.root("secrets"), Rule.PLAN_KEEPS_ELEMENTS,
				"planned a sensitive value that does not match what is configured."));
		assertThat(violations.toString()).doesNotContain("hidden");
	}

	@Test
	void violationsWhenObjectAroundSensitiveMemberDiffersMaskTheMember() {
		Attribute login = Attribute.nested("login", new NestedObject(ObjectSchema.Nesting.SINGLE, List.of(
				Attribute.of("user", TerraformType.STRING, Attribute.Mode.REQUIRED).build(),
				Attribute.of("password", TerraformType.STRING, Attribute.Mode.REQUIRED).sensitive(true).build())),
				Attribute.Mode.OPTIONAL)
			.build();
		BlockSchema schema = BlockSchema.of(login);
		TerraformValue nothing = TerraformValue.object(schema.impliedType(), Map.of());
		TerraformValue planned = Notation.parse("{login:{user:\"u\",password:\"hidden\"}}", schema.impliedType());
		assertThat(PlanCheck.violations(schema, nothing, nothing, planned)).extracting(Violation::facts)
			.containsExactly(
					"planned {user=(a string of 1 character), password=(a sensitive value)}, but it is not configured.");
	}

	@Test
	void toDiagnosticNamesPlaceValuesRuleAndRemedy() {
		Violation violation = PlanCheck
			.violations(TableSchema.PLAIN, value(TableSchema.PLAIN, "{req:\"a\"}"),
					value(TableSchema.PLAIN, "{req:\"b\"}"), value(TableSchema.PLAIN, "{req:\"c\"}"))
			.get(0);
		assertThat(violation.toDiagnostic("Provider planned an invalid value", "acme_thing", null))
			.isEqualTo(Diagnostic.error(AttributePath.root("req"), "Provider planned an invalid value",
					"""
							acme_thing.req: planned a string of 1 character, configured one of 1 character; they differ at \
							position 1. Before it was a string of 1 character.

							A configured value must be planned as it is, or as the prior value. Do not change configured values \
							while planning; only computed attributes are the provider's to decide.

							This is a mistake in the provider, not in the configuration; please report it to its developers."""));
	}

	private static BlockSchema withBlocks(ObjectSchema.Nesting nesting) {
		BlockSchema body = BlockSchema.of(Attribute.of("k", TerraformType.STRING, Attribute.Mode.OPTIONAL).build());
		return new BlockSchema(List.of(), List.of(new NestedBlock("b", nesting, body, 0, 0)), DescriptionText.NONE,
				null);
	}

	private static String violations(BlockSchema schema, String prior, String config, String planned) {
		return Example
			.text(PlanCheck.violations(schema, value(schema, prior), value(schema, config), value(schema, planned)));
	}

	private static TerraformValue value(BlockSchema schema, String text) {
		return (schema == TableSchema.PLAIN) ? TableSchema.value(text) : Notation.parse(text, schema.impliedType());
	}

	static Stream<Example> examples() {
		return TableFile.rows(PlanCheckTests.class, "plan-check.tsv").stream().map(Example::of);
	}

	/**
	 * One row of the table.
	 */
	record Example(String id, String name, String prior, String config, String planned, String terraform, String ours) {

		static Example of(List<String> row) {
			return new Example(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5), row.get(6));
		}

		static String text(List<Violation> violations) {
			return violations.isEmpty() ? "ok" : String.join(", ", violations.stream().map(Example::text).toList());
		}

		private static String text(Violation violation) {
			return (violation.path().isRoot() ? "-" : violation.path().toString()) + " " + violation.rule();
		}

		@Override
		public String toString() {
			return this.id + " " + this.name;
		}

	}

}
