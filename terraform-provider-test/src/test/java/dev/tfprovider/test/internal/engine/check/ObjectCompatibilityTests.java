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

class ObjectCompatibilityTests {

	static Stream<Arguments> examples() {
		return WorkedExamples.read("compatible.tsv");
	}

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("examples")
	void findsWhatCoreFinds(String number, String title, String planned, String actual, String expected) {
		WorkedExamples.verify(ObjectCompatibility.problems(SchemaM.BLOCK, value(planned), value(actual)), expected);
	}

	@Test
	void setMustNotGrow() {
		verify("{req:\"a\", ns:set[?]}", "{req:\"a\", ns:set[{k:\"a\"},{k:\"b\"}]}", ".ns: length changed from 1 to 2");
	}

	@Test
	void elementWithoutCounterpartInThePlan() {
		verify("{req:\"a\", ns:set[]}", "{req:\"a\", ns:set[{k:\"a\"}]}",
				".ns: actual set element cty.ObjectVal(…) does not correlate with any element in plan // "
						+ ".ns: length changed from 0 to 1");
	}

	@Test
	void nestedMembersAreFoundByIndexAndKey() {
		verify("{req:\"a\", nl:[{k:\"a\"}], nm:{x:{k:\"a\"}}}", "{req:\"a\", nl:[{k:\"b\"}], nm:{}}",
				".nl[0].k: was cty.StringVal(\"a\"), but now cty.StringVal(\"b\") // "
						+ ".nm: element \"x\" has vanished");
		verify("{req:\"a\", nl:[]}", "{req:\"a\", nl:[{k:\"b\"}]}", ".nl: new element 0 has appeared");
	}

	@Test
	void blocksOfEveryNestingAreChecked() {
		SchemaBlock block = new SchemaBlock(List.of(),
				List.of(SchemaM.block("l", NestingMode.LIST), SchemaM.block("s", NestingMode.SET),
						SchemaM.block("m", NestingMode.MAP), SchemaM.block("g", NestingMode.GROUP)),
				false, "");
		TerraformValue planned = ValueNotation.read(block,
				"{l:[{k:\"a\"}], s:set[{k:\"a\"}], m:{x:{k:\"a\"}}, g:{k:\"a\"}}");
		TerraformValue actual = ValueNotation.read(block,
				"{l:[{k:\"b\"}], s:set[{k:\"b\"}], m:{x:{k:\"b\"}}, g:{k:\"b\"}}");
		WorkedExamples.verify(ObjectCompatibility.problems(block, planned, actual),
				".l[0].k: was cty.StringVal(\"a\"), but now cty.StringVal(\"b\") // "
						+ ".s: planned set element cty.ObjectVal(…) does not correlate with any element in actual // "
						+ ".m[\"x\"].k: was cty.StringVal(\"a\"), but now cty.StringVal(\"b\") // "
						+ ".g.k: was cty.StringVal(\"a\"), but now cty.StringVal(\"b\")");
	}

	@Test
	void unknownSingleBlockMayVanish() {
		List<CheckProblem> problems = ObjectCompatibility.problems(SchemaM.BLOCK, value("{req:\"a\", b1:?}"),
				value("{req:\"a\"}"));
		WorkedExamples.verify(problems, "ok");
	}

	private static void verify(String planned, String actual, String expected) {
		WorkedExamples.verify(ObjectCompatibility.problems(SchemaM.BLOCK, value(planned), value(actual)), expected);
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
