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
 * Nested attributes of each kind, three levels deep, with defaults inside.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class NestedAttributesDifferentialAcceptanceTests {

	private static final String A = "corner_tree.a";

	@RegisterExtension
	private final Differential differential = new Differential(TypesProvider::definition);

	@ParameterizedTest
	@ValueSource(strings = { "list", "set" })
	void elementsComeAndGo(String kind) {
		Object first = Bodies.body("key", "a");
		Object second = Bodies.body("key", "b", "size", 3);
		Object third = Bodies.body("key", "c", "list", List.of(Bodies.body("key", "t")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(tree(kind, List.of(first)))
			.verify((run) -> assertThat(run.attribute(A, kind + "[0].label")).isEqualTo("a-10"))
			.apply(tree(kind, List.of(first, second)))
			.apply(tree(kind, List.of(third, second, first)))
			.apply(tree(kind, List.of(third, first)))
			.apply(tree(kind, List.of(Bodies.body("key", "c", "size", 4), first)))
			.apply(tree(kind, List.of()))
			.apply(tree(kind, null)));
	}

	@Test
	void entriesOfMapsComeAndGo() {
		Object first = Bodies.body("key", "a");
		Object second = Bodies.body("key", "b", "size", 3);
		this.differential.compare((upstream) -> Scenario.start()
			.apply(tree("map", Map.of("x", first)))
			.verify((run) -> assertThat(run.attribute(A, "map.x.label")).isEqualTo("a-10"))
			.apply(tree("map", Map.of("x", first, "y", second)))
			.apply(tree("map", Map.of("x", second, "y", first)))
			.apply(tree("map", Map.of("y", first)))
			.apply(tree("map", Map.of()))
			.apply(tree("map", null)));
	}

	@Test
	void singleObjectComesAndGoes() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(tree("one", null))
			.apply(tree("one", Bodies.body("key", "a")))
			.verify((run) -> assertThat(run.attribute(A, "one.label")).isEqualTo("a-10"))
			.apply(tree("one", Bodies.body("key", "b", "size", 1)))
			.apply(tree("one", Bodies.body("key", "b", "label", "own")))
			.apply(tree("one", null)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "one", "list", "set", "map" })
	void allKindsAreNestedInAllKinds(String kind) {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(tree(kind, within(kind, branch("x"))))
			.apply(tree(kind, within(kind, branch("y"))))
			.destroy());
	}

	@ParameterizedTest
	@ValueSource(strings = { "one", "list", "set", "map" })
	void unknownCollectionsElementsAndMembersAreLearned(String kind) {
		Object known = within(kind, Bodies.body("key", "a"));
		Object member = within(kind, Bodies.body("key", Configuration.unknown("a"), "size", 2));
		Object deep = within(kind,
				Bodies.body("key", "a", kind, within(kind, Bodies.body("color", Configuration.unknown("red")))));
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(tree(kind, Configuration.unknown(known)))
			.planOnly(tree(kind, member))
			.verify((run) -> assertThat(run.isUnknown(A, place(kind) + ".label")).isTrue())
			.apply(tree(kind, member))
			.planOnly(tree(kind, within(kind, Bodies.body("key", Configuration.unknown("b"), "size", 2))))
			.apply(tree(kind, deep)));
	}

	@Test
	void defaultsMakeSetElementsEqual() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(tree("set",
					List.of(Bodies.body("key", "a", "set",
							List.of(Bodies.body("key", "t"), Bodies.body("key", "t", "color", "y"))))))
			.apply(tree("set", List.of(Bodies.body("key", "a", "set",
					List.of(Bodies.body("key", "t", "color", "y"), Bodies.body("key", "u")))))));
	}

	private static String place(String kind) {
		return switch (kind) {
			case "one" -> "one";
			case "map" -> "map.k";
			default -> kind + "[0]";
		};
	}

	private static Object within(String kind, Object element) {
		return switch (kind) {
			case "one" -> element;
			case "map" -> Map.of("k", element);
			default -> List.of(element);
		};
	}

	static Object branch(String key) {
		Object leaf = Bodies.body("key", key, "green", false);
		Object other = Bodies.body("key", key);
		Object twig = Bodies.body("key", key, "one", leaf, "list", List.of(leaf, other), "set", List.of(leaf, other),
				"map", Map.of("l", leaf, "m", other));
		return Bodies.body("key", key, "one", twig, "list", List.of(twig), "set", List.of(twig), "map",
				Map.of("t", twig));
	}

	static Configuration tree(Object... namesAndValues) {
		return Configuration.of(A, Bodies.body(namesAndValues));
	}

}
