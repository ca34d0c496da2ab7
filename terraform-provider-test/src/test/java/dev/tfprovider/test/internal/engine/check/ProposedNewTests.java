/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class ProposedNewTests {

	static Stream<Arguments> examples() {
		return WorkedExamples.read("proposed-new.tsv");
	}

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("examples")
	void proposesWhatCoreProposes(String number, String title, String prior, String config, String proposed) {
		assertThat(ProposedNew.of(SchemaM.BLOCK, value(prior), value(config))).isEqualTo(value(proposed));
	}

	@Test
	void destroyProposesNull() {
		assertThat(ProposedNew.of(SchemaM.BLOCK, value("null"), value("null"))).isEqualTo(value("null"));
	}

	@Test
	void unknownNestedAttributeStaysUnknown() {
		assertThat(
				ProposedNew.of(SchemaM.BLOCK, value("{nl:[{c:\"1\",k:\"a\"}], req:\"a\"}"), value("{nl:?, req:\"a\"}")))
			.isEqualTo(value("{nl:?, req:\"a\"}"));
	}

	@Test
	void computedNestedObjectWithoutConfiguredMembersIsKept() {
		assertThat(ProposedNew.of(SchemaM.BLOCK, value("{n1oc:{c:\"c\",oc:\"x\"}, req:\"a\"}"), value("{req:\"a\"}")))
			.isEqualTo(value("{n1oc:{c:\"c\",oc:\"x\"}, req:\"a\"}"));
	}

	@Test
	void nestedSetMatchesEachPriorElementOnce() {
		assertThat(ProposedNew.of(SchemaM.BLOCK,
				value("{ns:set[{c:\"c1\",k:\"a\",oc:\"x\"},{c:\"c2\",k:\"a\",oc:\"y\"}], req:\"a\"}"),
				value("{ns:set[{k:\"a\"},{k:\"a\",oc:\"y\"}], req:\"a\"}")))
			.isEqualTo(value("{ns:set[{c:\"c1\",k:\"a\",oc:\"x\"},{c:\"c2\",k:\"a\",oc:\"y\"}], req:\"a\"}"));
	}

	@Test
	void blocksOfEachNestingTakeComputedMembersFromTheirPrior() {
		SchemaBlock block = new SchemaBlock(List.of(),
				List.of(SchemaM.block("l", NestingMode.LIST), SchemaM.block("s", NestingMode.SET),
						SchemaM.block("m", NestingMode.MAP), SchemaM.block("g", NestingMode.GROUP),
						SchemaM.block("one", NestingMode.SINGLE)),
				false, "");
		TerraformValue prior = ValueNotation.read(block,
				"{l:[{c:\"1\",k:\"a\"}], s:set[{c:\"2\",k:\"b\"}], m:{x:{c:\"3\",k:\"c\"}}, g:{c:\"4\",k:\"d\"}, "
						+ "one:{c:\"5\",k:\"e\"}}");
		TerraformValue config = ValueNotation.read(block,
				"{l:[{k:\"a2\"},{k:\"n\"}], s:set[{k:\"b\"},{k:\"n\"}], m:{x:{k:\"c2\"},y:{k:\"n\"}}, g:{k:\"d2\"}, "
						+ "one:{k:\"e2\"}}");
		assertThat(ProposedNew.of(block, prior, config)).isEqualTo(
				ValueNotation.read(block, "{l:[{c:\"1\",k:\"a2\"},{k:\"n\"}], s:set[{c:\"2\",k:\"b\"},{k:\"n\"}], "
						+ "m:{x:{c:\"3\",k:\"c2\"},y:{k:\"n\"}}, g:{c:\"4\",k:\"d2\"}, one:{c:\"5\",k:\"e2\"}}"));
	}

	@Test
	void blocksWithDynamicMembersAreTuplesAndObjects() {
		SchemaBlock body = new SchemaBlock(List.of(SchemaM.attribute("v", TerraformType.DYNAMIC, "optional"),
				SchemaM.attribute("c", TerraformType.STRING, "computed")), List.of(), false, "");
		SchemaBlock block = new SchemaBlock(List.of(), List.of(new SchemaBlockType("l", NestingMode.LIST, 0, 0, body),
				new SchemaBlockType("m", NestingMode.MAP, 0, 0, body)), false, "");
		TerraformValue before = element("1", "old");
		TerraformValue now = element("2", null);
		TerraformValue prior = dynamic(block, before);
		assertThat(ProposedNew.of(block, prior, dynamic(block, now))).isEqualTo(dynamic(block, element("2", "old")));
	}

	@Test
	void dataSourcePlaceholderIsUnknownWhereComputedAndNotConfigured() {
		assertThat(ProposedNew.ofDataSource(SchemaM.BLOCK, value("{req:\"a\", nl:[{k:\"a\"}]}")))
			.isEqualTo(value("{id:?, oc:?, n1oc:?, nl:[{c:?,k:\"a\",oc:?}], req:\"a\"}"));
	}

	private static TerraformValue element(String value, String computed) {
		ObjectType type = ObjectType.of(Map.of("v", TerraformType.STRING, "c", TerraformType.STRING));
		TerraformValue c = (computed != null) ? TerraformValue.string(computed)
				: TerraformValue.ofNull(TerraformType.STRING);
		return TerraformValue.object(type, Map.of("v", TerraformValue.string(value), "c", c));
	}

	private static TerraformValue dynamic(SchemaBlock block, TerraformValue element) {
		return TerraformValue.object(block.objectType(), Map.of("l", TerraformValue.tuple(List.of(element)), "m",
				TerraformValue.object(ObjectType.of(Map.of("x", element.type())), Map.of("x", element))));
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
