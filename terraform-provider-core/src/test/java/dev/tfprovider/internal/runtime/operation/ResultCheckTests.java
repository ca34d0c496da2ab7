/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
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
 * Tests for {@link ResultCheck}.
 */
class ResultCheckTests {

	private static final List<String> STRICTER = List.of("C20");

	@ParameterizedTest
	@MethodSource("examples")
	void violationsOfExample(Example example) {
		assertThat(violations(TableSchema.PLAIN, example.planned(), example.actual())).isEqualTo(example.ours());
	}

	/**
	 * C20 is about a second plan, which may leave unknown what the first did. Nothing may
	 * be unknown after apply, which Terraform finds out by another check: ours is both.
	 */
	@ParameterizedTest
	@MethodSource("examples")
	void verdictIsThatOfTerraform(Example example) {
		boolean accepted = example.ours().equals("ok") || STRICTER.contains(example.id());
		assertThat(accepted).isEqualTo(example.terraform().equals("ok"));
	}

	@Test
	void examplesAreComplete() {
		assertThat(examples()).hasSize(21);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{nl:[{k:"a",c:?}]}                   | {nl:[{k:"b",c:"1"}]}              | nl[0].k RESULT_MATCHES_PLAN
			{nl:[{k:"a",c:?}]}                   | {nl:[{k:"a",c:?}]}                | nl[0].c RESULT_IS_KNOWN
			{nl:[{k:"a"}]}                       | {nl:[null]}                       | nl[0] RESULT_KEEPS_VALUE
			{nl:[{k:"a"}]}                       | {nl:null}                         | nl RESULT_KEEPS_VALUE
			{nl:[{k:"a"}]}                       | {nl:?}                            | nl RESULT_IS_KNOWN
			{nl:?}                               | {nl:[{k:"a",c:?}]}                | nl RESULT_IS_KNOWN
			{nl:?}                               | {nl:[{k:"a",c:"1"}]}              | ok
			{nl:[{k:"a"}]}                       | {nl:[{k:"a"},{k:"b"}]}            | nl RESULT_KEEPS_ELEMENTS
			{nl:[{k:"a"},{k:"b"}]}               | {nl:[{k:"b"},{k:"a"}]}            | nl RESULT_KEEPS_ORDER
			{nl:[{k:"a",c:"1"},{k:"a",c:?}]}     | {nl:[{k:"a",c:"2"},{k:"a",c:"1"}]} | nl[0].c RESULT_MATCHES_PLAN
			{nm:{x:{k:"a"}}}                     | {nm:{x:{k:"b"}}}                  | nm["x"].k RESULT_MATCHES_PLAN
			{nm:{x:{k:"a"}}}                     | {nm:{}}                           | nm RESULT_KEEPS_ELEMENTS
			{n1oc:{k:"a",c:?}}                   | {n1oc:{k:"a",c:null}}             | ok
			{n1oc:{k:"a",c:?!}}                  | {n1oc:{k:"a",c:null}}             | n1oc.c REFINEMENT_HONOURED
			{n1oc:null}                          | {n1oc:{k:"a"}}                    | n1oc RESULT_KEEPS_NULL
			{b1:{k:"a",c:?}}                     | {b1:{k:"b",c:"1"}}                | b1.k RESULT_MATCHES_PLAN
			{b1:null}                            | {b1:{k:"a"}}                      | b1 RESULT_KEEPS_NULL
			{bl:[{k:"a"}]}                       | {bl:null}                         | bl RESULT_KEEPS_VALUE
			{bl:?}                               | {bl:[{k:"a"}]}                    | ok
			{wo:null}                            | {wo:"s"}                          | wo WRITE_ONLY_IS_NULL
			{num:1}                              | {num:1.00}                        | ok
			{num:0.1}                            | {num:0.10000000149011612}         | num RESULT_MATCHES_PLAN
			""")
	void violationsInside(String planned, String actual, String expected) {
		assertThat(violations(TableSchema.PLAIN, planned, actual)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{ns:set[{k:"a",c:?},{k:"a",c:?}]} | {ns:set[{k:"a",c:"1"}]}             | ok
					{ns:set[{k:"a",c:?}]}             | {ns:set[{k:"a",c:"1"},{k:"a"}]}     | ns RESULT_KEEPS_ELEMENTS
					{ns:set[{k:"a"},{k:"b"}]}         | {ns:set[{k:"a"}]}                   | ns RESULT_KEEPS_ELEMENTS
					{ns:set[{k:"a"}]}                 | {ns:set[{k:"a"},{k:"b"}]}           | ns RESULT_KEEPS_ELEMENTS, ns RESULT_KEEPS_ELEMENTS
					{ns:set[{k:"a",c:?}]}             | {ns:set[{k:"a",c:?}]}               | ns RESULT_IS_KNOWN
					{ns:set[]}                        | {ns:set[]}                          | ok
					{ns:set[]}                        | {ns:null}                           | ns RESULT_KEEPS_VALUE
					""")
	void violationsInsideSets(String planned, String actual, String expected) {
		assertThat(violations(TableSchema.PLAIN, planned, actual)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{list:["a",?]}      | {list:["a","b"]}       | ok
			{list:["a",?]}      | {list:["x","b"]}       | list[0] RESULT_MATCHES_PLAN
			{list:["a",?]}      | {list:["a"]}           | list RESULT_KEEPS_ELEMENTS
			{list:["a",?]}      | {list:["a",?]}         | list[1] RESULT_IS_KNOWN
			{list:["a","b"]}    | {list:["b","a"]}       | list RESULT_MATCHES_PLAN
			{list:["a",null]}   | {list:["a",null]}      | ok
			{list:["a",?!]}     | {list:["a",null]}      | list[1] REFINEMENT_HONOURED
			{set:set["a",?]}    | {set:set["a","b"]}     | ok
			{set:set["a",?]}    | {set:set["a"]}         | ok
			{set:set["a",?]}    | {set:set["b","c"]}     | set RESULT_KEEPS_ELEMENTS
			{set:set["a",?]}    | {set:set["a","b","c"]} | set RESULT_KEEPS_ELEMENTS
			{set:set["a"]}      | {set:set["b"]}         | set RESULT_MATCHES_PLAN
			{map:{x:?,y:"a"}}   | {map:{x:"1",y:"a"}}    | ok
			{map:{x:?,y:"a"}}   | {map:{x:"1",y:"b"}}    | map["y"] RESULT_MATCHES_PLAN
			{map:{x:?,y:"a"}}   | {map:{x:"1"}}          | map RESULT_KEEPS_ELEMENTS
			{map:{x:?,y:"a"}}   | {map:{y:"b"}}          | map RESULT_KEEPS_ELEMENTS
			{obj:{x:?,y:"a"}}   | {obj:{x:"1",y:"b"}}    | obj.y RESULT_MATCHES_PLAN
			{dyn:null}          | {dyn:"a"}              | ok
			{dyn:?}             | {dyn:["a"]}            | ok
			{dyn:?}             | {dyn:?}                | dyn RESULT_IS_KNOWN
			{dyn:"a"}           | {dyn:["a"]}            | dyn RESULT_KEEPS_TYPE
			{dyn:"a"}           | {dyn:null}             | dyn RESULT_KEEPS_VALUE
			{dyn:["a",?]}       | {dyn:["a","b"]}        | ok
			{dyn:["a",?]}       | {dyn:["b","b"]}        | dyn[0] RESULT_MATCHES_PLAN
			""")
	void violationsInPlainTypes(String planned, String actual, String expected) {
		BlockSchema schema = BlockSchema.of(optional("list", TerraformType.list(TerraformType.STRING)),
				optional("set", TerraformType.set(TerraformType.STRING)),
				optional("map", TerraformType.map(TerraformType.STRING)), optional("dyn", TerraformType.DYNAMIC),
				optional("obj", BlockSchema.of(optional("x", TerraformType.STRING), optional("y", TerraformType.STRING))
					.impliedType()));
		assertThat(violations(schema, planned, actual)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{b:set[{k:?},{k:"b"}]} | {b:set[{k:"a"},{k:"b"}]} | ok
			{b:set[{k:"b"}]}       | {b:set[{k:"c"}]}         | b RESULT_KEEPS_ELEMENTS, b RESULT_KEEPS_ELEMENTS
			""")
	void violationsInSetsOfBlocks(String planned, String actual, String expected) {
		BlockSchema schema = new BlockSchema(List.of(), List.of(new NestedBlock("b", ObjectSchema.Nesting.SET,
				BlockSchema.of(optional("k", TerraformType.STRING)), 0, 0)), DescriptionText.NONE, null);
		assertThat(violations(schema, planned, actual)).isEqualTo(expected);
	}

	@Test
	void violationsWhenSensitiveValueDiffersShowNothingOfIt() {
		assertThat(facts("{sec:\"hidden1\"}", "{sec:\"hidden2\"}"))
			.containsExactly("the returned value differs from the planned one; both are sensitive.");
		assertThat(facts("{sec:null}", "{sec:\"hidden\"}"))
			.containsExactly("planned null, returned a sensitive value.");
		assertThat(facts("{sec:\"hidden\"}", "{sec:null}"))
			.containsExactly("planned a sensitive value, returned null.");
		assertThat(facts("{sec:\"hidden\"}", "{sec:?}"))
			.containsExactly("planned a sensitive value, returned unknown.");
		assertThat(facts("{sec:?!\"hid\"}", "{sec:\"seen\"}"))
			.containsExactly("planned unknown, returned a sensitive value.");
	}

	@Test
	void violationsWhenSensitiveCollectionDiffersShowNeitherKeysNorElements() {
		Attribute tokens = Attribute.of("tokens", TerraformType.map(TerraformType.STRING), Attribute.Mode.OPTIONAL)
			.sensitive(true)
			.build();
		BlockSchema schema = BlockSchema.of(tokens);
		List<Violation> violations = ResultCheck.violations(schema,
				Notation.parse("{tokens:{hidden1:?}}", schema.impliedType()),
				Notation.parse("{tokens:{hidden2:\"hidden3\"}}", schema.impliedType()));
		assertThat(violations).containsExactly(new Violation(AttributePath.root("tokens"), Rule.RESULT_KEEPS_ELEMENTS,
				"the returned value differs from the planned one; both are sensitive."));
	}

	@Test
	void violationsWhenSetOfObjectsDiffersMaskSensitiveMembers() {
		NestedObject login = new NestedObject(ObjectSchema.Nesting.SET, List.of(optional("user", TerraformType.STRING),
				Attribute.of("password", TerraformType.STRING, Attribute.Mode.OPTIONAL).sensitive(true).build()));
		BlockSchema schema = BlockSchema.of(Attribute.nested("logins", login, Attribute.Mode.OPTIONAL).build());
		List<Violation> violations = ResultCheck.violations(schema,
				Notation.parse("{logins:set[{user:\"u\",password:\"hidden1\"}]}", schema.impliedType()),
				Notation.parse("{logins:set[{user:\"v\",password:\"hidden2\"}]}", schema.impliedType()));
		assertThat(violations).extracting(Violation::facts)
			.containsExactly(
					"the planned element {user=(a string of 1 character), password=(a sensitive value)} is not among those returned.",
					"returned the element {user=(a string of 1 character), password=(a sensitive value)}, which was not planned.");
	}

	@Test
	void violationsWhenTextDiffersTellLengthsAndPlace() {
		String facts = facts("{opt:\"" + "x".repeat(500) + "\"}", "{opt:\"y\"}").get(0);
		assertThat(facts)
			.isEqualTo("planned a string of 500 characters, returned one of 1 character; they differ at position 1.");
	}

	@Test
	void toDiagnosticNamesPlaceValuesRuleAndRemedy() {
		Violation violation = ResultCheck
			.violations(TableSchema.PLAIN, TableSchema.value("{nl:[{k:\"a\"}]}"), TableSchema.value("{nl:[{k:\"b\"}]}"))
			.get(0);
		Diagnostic diagnostic = violation.toDiagnostic("Provider returned an inconsistent result", "acme_thing", null);
		assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("nl").index(0).attribute("k"));
		assertThat(diagnostic.detail())
			.startsWith("acme_thing.nl[0].k: planned a string of 1 character, returned "
					+ "one of 1 character; they differ at position 1.")
			.contains("A value that was known in the plan must come back unchanged.")
			.contains("Return the planned value for what was configured");
	}

	@Test
	void toDiagnosticWhenRootObjectIsMissingNamesTheType() {
		Violation violation = ResultCheck
			.violations(TableSchema.PLAIN, TableSchema.value("{req:\"a\"}"), TableSchema.value("null"))
			.get(0);
		Diagnostic diagnostic = violation.toDiagnostic("Provider returned an inconsistent result", "acme_thing", null);
		assertThat(diagnostic.attribute()).isNull();
		assertThat(diagnostic.detail()).startsWith("acme_thing: planned {id=null, req=(a string of 1 character)");
	}

	private static List<String> facts(String planned, String actual) {
		return ResultCheck.violations(TableSchema.PLAIN, TableSchema.value(planned), TableSchema.value(actual))
			.stream()
			.map(Violation::facts)
			.toList();
	}

	private static Attribute optional(String name, TerraformType type) {
		return Attribute.of(name, type, Attribute.Mode.OPTIONAL).build();
	}

	private static String violations(BlockSchema schema, String planned, String actual) {
		return PlanCheckTests.Example
			.text(ResultCheck.violations(schema, value(schema, planned), value(schema, actual)));
	}

	private static TerraformValue value(BlockSchema schema, String text) {
		return (schema == TableSchema.PLAIN) ? TableSchema.value(text) : Notation.parse(text, schema.impliedType());
	}

	static Stream<Example> examples() {
		return TableFile.rows(ResultCheckTests.class, "result-check.tsv").stream().map(Example::of);
	}

	/**
	 * One row of the table.
	 */
	record Example(String id, String name, String planned, String actual, String terraform, String ours) {

		static Example of(List<String> row) {
			return new Example(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5));
		}

		@Override
		public String toString() {
			return this.id + " " + this.name;
		}

	}

}
