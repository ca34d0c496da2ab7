/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaCheckTests {

	@Test
	void legalSchemaHasNoProblems() {
		assertThat(SchemaCheck.problems(SchemaM.BLOCK)).isEmpty();
	}

	static Stream<Arguments> attributes() {
		TerraformType string = TerraformType.STRING;
		SchemaObject inside = new SchemaObject(NestingMode.LIST,
				List.of(SchemaM.attribute("k", string, "optional required")));
		return Stream.of(Arguments.of(SchemaM.attribute("a", string, ""), "a: must set Optional, Required or Computed"),
				Arguments.of(SchemaM.attribute("a", string, "optional required"),
						"a: cannot set both Optional and Required"),
				Arguments.of(SchemaM.attribute("a", string, "computed required"),
						"a: cannot set both Computed and Required"),
				Arguments.of(attribute(null, null, ""), "a: either Type or NestedType must be defined"),
				Arguments.of(attribute(string, new SchemaObject(NestingMode.LIST, List.of()), ""),
						"a: Type and NestedType cannot both be set"),
				Arguments.of(attribute(null, new SchemaObject(NestingMode.INVALID, List.of()), ""),
						"a: invalid nesting mode INVALID"),
				Arguments.of(attribute(null, inside, ""), "a.k: cannot set both Optional and Required"),
				Arguments.of(
						attribute(null,
								new SchemaObject(NestingMode.SET,
										List.of(SchemaM.attribute("k", TerraformType.DYNAMIC, "optional"))),
								""),
						"a: NestingSet attributes may not contain attributes of cty.DynamicPseudoType"),
				Arguments.of(
						attribute(null,
								new SchemaObject(NestingMode.SET,
										List.of(SchemaM.attribute("k", string, "optional write-only"))),
								""),
						"a: NestingSet attributes may not contain WriteOnly attributes"),
				Arguments.of(attribute(string, null, "use b"),
						"a: DeprecationMessage must not be set when Deprecated is false"));
	}

	@ParameterizedTest
	@MethodSource("attributes")
	void illegalAttributeIsReported(SchemaAttribute attribute, String problem) {
		assertThat(SchemaCheck.problems(new SchemaBlock(List.of(attribute), List.of(), false, "")))
			.containsExactly(problem);
	}

	static Stream<Arguments> blocks() {
		return Stream.of(
				Arguments.of(SchemaM.block("b", NestingMode.LIST, -1, 0),
						"b: MinItems and MaxItems must both be greater than zero"),
				Arguments.of(SchemaM.block("b", NestingMode.SINGLE, 0, 1),
						"b: MinItems and MaxItems must match in NestingSingle mode"),
				Arguments.of(SchemaM.block("b", NestingMode.SINGLE, 2, 2),
						"b: MinItems and MaxItems must be set to either 0 or 1 in NestingSingle mode"),
				Arguments.of(SchemaM.block("b", NestingMode.GROUP, 1, 1),
						"b: MinItems and MaxItems cannot be used in NestingGroup mode"),
				Arguments.of(SchemaM.block("b", NestingMode.LIST, 3, 2),
						"b: MinItems must be less than or equal to MaxItems in NestingList mode"),
				Arguments.of(SchemaM.block("b", NestingMode.SET, 3, 2),
						"b: MinItems must be less than or equal to MaxItems in NestingSet mode"),
				Arguments.of(SchemaM.block("b", NestingMode.MAP, 0, 2),
						"b: MinItems and MaxItems must both be 0 in NestingMap mode"),
				Arguments.of(SchemaM.block("B-b", NestingMode.LIST),
						"B-b: name may contain only lowercase letters, digits and underscores"));
	}

	@ParameterizedTest
	@MethodSource("blocks")
	void illegalBlockIsReported(SchemaBlockType block, String problem) {
		assertThat(SchemaCheck.problems(new SchemaBlock(List.of(), List.of(block), false, "")))
			.containsExactly(problem);
	}

	@Test
	void nameUsedTwiceIsReported() {
		SchemaBlock block = new SchemaBlock(List.of(SchemaM.attribute("b", TerraformType.STRING, "optional")),
				List.of(SchemaM.block("b", NestingMode.LIST)), false, "");
		assertThat(SchemaCheck.problems(block))
			.containsExactly("b: name defined as both attribute and child block type");
	}

	private static SchemaAttribute attribute(TerraformType type, SchemaObject nested, String deprecationMessage) {
		return new SchemaAttribute("a", type, nested, false, true, false, false, false, false, deprecationMessage);
	}

}
