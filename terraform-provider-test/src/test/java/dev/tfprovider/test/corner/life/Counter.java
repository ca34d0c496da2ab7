/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.List;
import java.util.Map;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * An object that shows what is kept beside it.
 *
 * @param id always one
 * @param note changes ask for an update; "fail" lets it fail, "forget" forgets
 * @param seen what was kept before
 */
record Counter(@Id Long id, @Nullable String note, @Computed String seen) {

	/**
	 * What is kept beside a counter.
	 */
	record Kept(int writes, @Nullable String last, @Nullable List<Mark> marks, @Nullable Map<String, String> labels) {

		/**
		 * Part of it.
		 */
		record Mark(String name) {

		}

	}

	/**
	 * What another release of the provider makes of it.
	 */
	record Newer(int writes, @Nullable String added) {

	}

}
