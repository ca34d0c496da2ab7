/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.TerraformRun;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Each value of each model in turn is not known before apply: validation and plan never
 * fail, neither of a create nor of an update.
 */
@Tag("thorough")
class UnknownEverywhereTests {

	@ParameterizedTest(name = "{0}")
	@MethodSource("models")
	void planNeverFails(String type, Map<String, ?> body) {
		String address = type + ".a";
		try (InMemoryTerraform terraform = InMemoryTerraform.of(TypesProvider.definition(new CornerUpstream()))) {
			AtomicInteger tried = new AtomicInteger();
			Bodies.eachUnknown(body, (changed) -> {
				tried.incrementAndGet();
				assertPlanned(terraform.plan(Configuration.of(address, changed)), changed);
			});
			assertThat(tried).hasValueGreaterThanOrEqualTo(body.size());
			terraform.apply(Configuration.of(address, body));
			Bodies.eachUnknown(body,
					(changed) -> assertPlanned(terraform.plan(Configuration.of(address, changed)), changed));
		}
	}

	private static void assertPlanned(TerraformRun run, Map<String, ?> body) {
		assertThat(run.succeeded()).as("%s with %s", run, body).isTrue();
	}

	static Stream<Arguments> models() {
		Map<String, @Nullable Object> box = Bodies.body("key", "a", "size", 1, "one", Bodies.body("key", "c"), "list",
				List.of(Bodies.body("key", "d", "items", List.of(Bodies.body("key", "i", "whole", false)))), "map",
				Map.of("m", Bodies.body("key", "e")));
		return Stream.of(Arguments.of("corner_scalars", TypesDifferentialAcceptanceTests.scalars()),
				Arguments.of("corner_tree", Bodies.body("one", NestedAttributesDifferentialAcceptanceTests.branch("x"),
						"list", List.of(Bodies.body("key", "a", "size", 2)), "set",
						List.of(Bodies.body("key", "a", "label", "l")), "map", Map.of("k", Bodies.body("key", "b")))),
				Arguments.of("corner_boxes",
						Bodies.body("one", box, "group", box, "list", List.of(box), "set", List.of(box), "map",
								Map.of("k", box))),
				Arguments.of("corner_anything",
						Bodies.body("any", List.of("a", 1), "free", Map.of("a", 1), "version", List.of(1, 2, "c"),
								"point", Bodies.body("x", 1, "y", 2, "label", "p"), "grid",
								List.of(List.of(Bodies.body("x", 1, "y", 2, "label", "p"))), "entry",
								List.of(Bodies.body("key", "k", "value", 1)), "named",
								Map.of("n", Bodies.body("value", true)))),
				Arguments.of("corner_forms",
						Bodies.body("list", List.of("a"), "set", List.of("a"), "map", Map.of("a", "b"), "text", "t",
								"note", " n ", "name", "N", "aliases", List.of("A"), "size", "small", "parts",
								List.of(Bodies.body("key", "k", "tags", List.of("t"))))),
				Arguments.of("corner_server",
						Bodies.body("name", "n", "schedule", "s", "copies", 1, "region", "r", "zones", List.of("z"),
								"disk", Bodies.body("kind", "k", "size", 1), "token", "t")),
				Arguments.of("corner_foreign", Bodies.body("label", "l", "region", "r", "secret", "s")));
	}

}
