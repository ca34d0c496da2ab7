/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.test.Configuration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ModelConfigurationTests {

	private static final String A = "local_book.a";

	@Test
	void whatOnlyTheProviderSetsIsLeftOut() {
		Configuration configuration = Configuration.of(A,
				new Book(7L, "Emma", null, "lent", null, null, null, List.of()));
		assertThat(configuration.toJson("local")).contains("\"title\" : \"Emma\"")
			.contains("\"status\" : \"lent\"")
			.doesNotContain("id", "edition", "tags", "parts", "secret", "chapter");
	}

	@Test
	void everythingIsWrittenAsItsAttributeIs() {
		Book book = new Book(7L, "${x} Emma", 3, "in", Set.of("a"), Map.of("k", new Part("p", 1, "code")), null,
				List.of(new Part("first", 2, "code")));
		assertThat(Configuration.of(A, book).toJson("local")).contains("\"title\" : \"$${x} Emma\"")
			.contains("\"edition\" : 3")
			.contains("\"tags\" : [ \"a\" ]")
			.contains("\"pages\" : 1")
			.contains("\"name\" : \"first\"")
			.doesNotContain("code");
	}

	@Test
	void overridesCount() {
		String json = Configuration
			.of(A, new Book(7L, "Emma", 3, "in", null, null, null, List.of()),
					Map.of("edition", Configuration.ref("local_book.b", "edition"), "secret", "s", "count", 2))
			.toJson("local");
		assertThat(json).contains("\"edition\" : \"${local_book.b.edition}\"")
			.contains("\"secret\" : \"s\"")
			.contains("\"count\" : 2")
			.contains("\"title\" : \"Emma\"");
	}

	/**
	 * A book.
	 */
	record Book(@Id Long id, String title, @Nullable Integer edition, @Default("in") String status,
			@Nullable Set<String> tags, @Nullable Map<String, Part> parts, @WriteOnly @Nullable String secret,
			@Block List<Part> chapter) {

	}

	/**
	 * A part of a book.
	 */
	record Part(String name, int pages, @Computed String code) {

	}

}
