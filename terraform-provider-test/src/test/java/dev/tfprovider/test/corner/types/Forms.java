/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.EmptyAs;
import dev.tfprovider.attribute.EnumText;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.schema.EmptyForm;
import org.jspecify.annotations.Nullable;

/**
 * An object of an API that answers in forms of its own: what is empty comes back as null
 * and the other way round, texts in upper case and without white space around them.
 */
record Forms(@Id Long id, @Nullable List<String> list, @Nullable Set<String> set, @Nullable Map<String, String> map,
		@Nullable String text, @EmptyAs(EmptyForm.NULL) @Computed @Nullable List<String> found,
		@Trimmed @Nullable String note, @CaseInsensitive @Nullable String name,
		@CaseInsensitive @Nullable Set<String> aliases, @CaseInsensitive @Nullable Size size,
		@Nullable List<Part> parts) {

	Forms stored(long id) {
		return new Forms(id, otherwise(this.list, List.of()), otherwise(this.set, Set.of()),
				otherwise(this.map, Map.of()), otherwise(this.text, ""), (this.found != null) ? this.found : List.of(),
				(this.note != null) ? this.note.strip() : null,
				(this.name != null) ? this.name.toUpperCase(Locale.ROOT) : null, this.aliases, this.size,
				(this.parts != null) ? this.parts.stream().map(Part::stored).toList() : null);
	}

	private static <T> @Nullable T otherwise(@Nullable T value, T empty) {
		if (value == null) {
			return empty;
		}
		return value.equals(empty) ? null : value;
	}

	/**
	 * A part.
	 */
	record Part(String key, @Nullable List<String> tags) {

		Part stored() {
			return new Part(this.key, otherwise(this.tags, List.of()));
		}

	}

	/**
	 * A size.
	 */
	enum Size {

		SMALL, @EnumText("x-large")
		EXTRA_LARGE

	}

}
