/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Blocks of each mode, three levels deep, with defaults inside.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class BlocksDifferentialAcceptanceTests {

	private static final String A = "corner_boxes.a";

	@RegisterExtension
	private final Differential differential = new Differential(TypesProvider::definition);

	@Test
	void groupIsThereWithoutABlock() {
		this.differential.compare((upstream) -> Scenario.start().apply(boxes()).verify((run) -> {
			assertThat(run.attribute(A, "group.label")).isEqualTo("box-10");
			assertThat(run.attribute(A, "group.group.item.whole")).isEqualTo(true);
			assertThat(run.attribute(A, "one")).isNull();
		})
			.apply(boxes("group", Bodies.body("key", "g")))
			.apply(boxes("group", Bodies.body("key", "g", "size", 2, "group", Bodies.body("key", "inner"))))
			.apply(boxes()));
	}

	@Test
	void singleBlockComesAndGoes() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(boxes("one", Bodies.body("key", "a")))
			.verify((run) -> assertThat(run.attribute(A, "one.label")).isEqualTo("a-10"))
			.apply(boxes("one", Bodies.body("key", "b", "size", 1)))
			.apply(boxes("one", Bodies.body()))
			.apply(boxes()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "list", "set" })
	void blocksComeAndGo(String kind) {
		Object first = Bodies.body("key", "a");
		Object second = Bodies.body("key", "b", "size", 3);
		Object third = Bodies.body("key", "c", "list", List.of(Bodies.body("key", "t")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(boxes(kind, List.of(first)))
			.apply(boxes(kind, List.of(first, second)))
			.apply(boxes(kind, List.of(third, second, first)))
			.apply(boxes(kind, List.of(third, first)))
			.apply(boxes(kind, List.of(Bodies.body("key", "c", "size", 4), first)))
			.apply(boxes()));
	}

	@Test
	void blocksWithLabelsComeAndGo() {
		Object first = Bodies.body("key", "a");
		Object second = Bodies.body("key", "b", "size", 3);
		this.differential.compare((upstream) -> Scenario.start()
			.apply(boxes("map", Map.of("x", first)))
			.apply(boxes("map", Map.of("x", first, "y", second)))
			.apply(boxes("map", Map.of("x", second, "y", first)))
			.apply(boxes("map", Map.of("y", first)))
			.apply(boxes()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "one", "group", "list", "set", "map" })
	void allModesAreNestedInAllModes(String kind) {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(boxes(kind, within(kind, box("x"))))
			.apply(boxes(kind, within(kind, box("y"))))
			.destroy());
	}

	@ParameterizedTest
	@ValueSource(strings = { "one", "group", "list", "set", "map" })
	void unknownMembersAreLearned(String kind) {
		Object member = within(kind, Bodies.body("key", Configuration.unknown("a"), "size", 2));
		Object deep = within(kind, Bodies.body("key", "a", kind,
				within(kind, Bodies.body("items", Configuration.unknown(List.of(Bodies.body("key", "i")))))));
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(boxes(kind, member))
			.apply(boxes(kind, member))
			.planOnly(boxes(kind, within(kind, Bodies.body("key", Configuration.unknown("b")))))
			.apply(boxes(kind, deep)));
	}

	@Test
	void tooManyBlocksAreRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(boxes("list", List.of(Bodies.body(), Bodies.body(), Bodies.body(), Bodies.body())),
					"Too many list blocks"));
	}

	private static Object within(String kind, Object element) {
		return switch (kind) {
			case "one", "group" -> element;
			case "map" -> Map.of("k", element);
			default -> List.of(element);
		};
	}

	static Object box(String key) {
		Object item = Bodies.body("key", key, "whole", false);
		Object inner = Bodies.body("key", key, "items", List.of(item, Bodies.body("key", "i")), "item", item, "inside",
				List.of(item, Bodies.body("key", "j")));
		return Bodies.body("key", key, "one", inner, "group", inner, "list", List.of(inner, Bodies.body()), "set",
				List.of(inner), "map", Map.of("l", inner));
	}

	static Configuration boxes(Object... namesAndValues) {
		return Configuration.of(A, Bodies.body(namesAndValues));
	}

}
