/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import org.hibernate.validator.constraints.CodePointLength;
import org.jspecify.annotations.Nullable;

/**
 * A zone, looked for by name or number.
 */
@AtLeastOneOf({ "name", "number" })
record Zone(@CodePointLength(max = 4) @Nullable String name, @Nullable Integer number, @Computed String found) {

	/**
	 * Finds every zone.
	 */
	static class Reader implements DataSourceReader<Zone> {

		@Override
		public Zone read(DataSourceData<Zone> data) {
			return new Zone(data.config().name(), data.config().number(), "found");
		}

	}

}
