/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.operation.Timeouts;
import org.jspecify.annotations.Nullable;

/**
 * A station that may take a while to answer.
 *
 * @param name name of the station; "silent" never answers
 * @param answer its answer
 * @param timeouts limits
 */
record Station(String name, @Computed String answer, @Nullable DataSourceTimeouts timeouts) {

	/**
	 * Reads stations.
	 */
	@Timeouts(read = "1m")
	static class Reader implements DataSourceReader<Station> {

		@Override
		public Station read(DataSourceData<Station> data) {
			String answer = data.waiter()
				.untilState(() -> Optional.of(data.config().name().equals("silent") ? "calling" : "answered"),
						Function.identity(), Set.of("calling"), Set.of("answered"));
			return new Station(data.config().name(), answer, null);
		}

	}

}
