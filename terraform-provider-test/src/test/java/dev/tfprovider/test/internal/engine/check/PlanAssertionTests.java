/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PlanAssertionTests {

	static Stream<Arguments> examples() {
		return WorkedExamples.read("plan-valid.tsv");
	}

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("examples")
	void findsWhatCoreFinds(String number, String title, String prior, String config, String planned, String expected) {
		WorkedExamples.verify(PlanAssertion.problems(SchemaM.BLOCK, value(prior), value(config), value(planned)),
				expected);
	}

	@Test
	void sensitiveMismatchShowsNoValue() {
		verify("{req:\"a\", sec:\"o\"}", "{req:\"a\", sec:\"p\"}", "{req:\"a\", sec:\"q\"}",
				".sec: sensitive planned value does not match config value nor prior value");
		verify("null", "{req:\"a\", sec:\"p\"}", "{req:\"a\", sec:\"q\"}",
				".sec: sensitive planned value does not match config value");
	}

	@Test
	void nestedMembersAreComparedByIndexAndKey() {
		verify("null", "{req:\"a\", nl:[{k:\"a\"}]}", "{req:\"a\", nl:[{k:\"b\"}]}",
				".nl[0].k: planned value cty.StringVal(\"b\") does not match config value cty.StringVal(\"a\")");
		verify("null", "{req:\"a\", nm:{x:{k:\"a\"}}}", "{req:\"a\", nm:{x:{k:\"b\"}}}",
				".nm.x.k: planned value cty.StringVal(\"b\") does not match config value cty.StringVal(\"a\")");
	}

	@Test
	void nestedSetMustHaveTheSameCount() {
		verify("null", "{req:\"a\", ns:set[{k:\"a\"}]}", "{req:\"a\", ns:set[]}",
				".ns: count in plan (cty.NumberIntVal(0)) disagrees with count in config (cty.NumberIntVal(1))");
	}

	@Test
	void absentNestedObjectForConfiguredOne() {
		verify("null", "{req:\"a\", nl:[{k:\"a\"}]}", "{req:\"a\"}",
				".nl: planned for absence but config wants existence");
	}

	@Test
	void blocksOfEveryNestingAreChecked() {
		SchemaBlock block = new SchemaBlock(List.of(), List.of(SchemaM.block("s", NestingMode.SET),
				SchemaM.block("m", NestingMode.MAP), SchemaM.block("g", NestingMode.GROUP)), false, "");
		WorkedExamples.verify(
				problems(block, "{s:set[{k:\"a\"}], m:{x:{k:\"a\"}}, g:{k:\"a\"}}",
						"{s:set[?], m:{y:{k:\"a\"}}, g:{k:\"b\"}}"),
				".s[...]: element representing nested block must not be unknown itself; set nested attribute values to "
						+ "unknown instead // .m: block key \"y\" from plan is not present in config // "
						+ ".m: block key \"x\" from config is not present in plan // "
						+ ".g.k: planned value cty.StringVal(\"b\") does not match config value cty.StringVal(\"a\")");
		WorkedExamples.verify(problems(block, "{m:{x:{k:\"a\"}}}", "{m:{}}"),
				".m: block count in plan (0) disagrees with count in config (1)");
		WorkedExamples.verify(problems(block, "{m:{x:{k:\"a\"}}}", "{m:{x:{k:\"b\"}}}"),
				".m[\"x\"].k: planned value cty.StringVal(\"b\") does not match config value cty.StringVal(\"a\")");
		WorkedExamples.verify(problems(block, "{}", "{s:null, m:null, g:null}"),
				".s: attribute representing a set of nested blocks must be empty to indicate no blocks, not null // "
						+ ".m: attribute representing a map of nested blocks must be empty to indicate no blocks, not null"
						+ " // .g: attribute representing a group of nested blocks must be empty to indicate no blocks, "
						+ "not null");
	}

	private static List<CheckProblem> problems(SchemaBlock block, String config, String planned) {
		return PlanAssertion.problems(block, TerraformValue.ofNull(block.objectType()),
				ValueNotation.read(block, config), ValueNotation.read(block, planned));
	}

	private static void verify(String prior, String config, String planned, String expected) {
		WorkedExamples.verify(PlanAssertion.problems(SchemaM.BLOCK, value(prior), value(config), value(planned)),
				expected);
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
