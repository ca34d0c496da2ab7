/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;

/**
 * A data source that finds almost everything.
 */
record Lookup(String name, @Computed String found) {

	/**
	 * Reads it.
	 */
	static class Reader implements DataSourceReader<Lookup> {

		@Override
		public Lookup read(DataSourceData<Lookup> data) {
			String name = data.config().name();
			if (name.equals("missing")) {
				throw new IllegalStateException("nothing is called missing");
			}
			return new Lookup(name, "found " + name);
		}

	}

}
