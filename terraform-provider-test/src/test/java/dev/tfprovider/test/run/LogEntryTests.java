/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LogEntryTests {

	@Test
	void entryHasLevelModuleMessageAndFields() {
		List<Run.LogEntry> log = Run.LogEntry.parse("""
				{"@level":"info","@message":"Created","@module":"acme.pets","@timestamp":"2026-01-02T03:04:05.123456Z",\
				"tf_rpc":"ApplyResourceChange","count":3,"tags":["a"],"nothing":null}
				""");
		assertThat(log).containsExactly(new Run.LogEntry("INFO", "acme.pets", "Created",
				Map.of("tf_rpc", "ApplyResourceChange", "count", "3", "tags", "[\"a\"]", "nothing", "null")));
		assertThat(log.get(0)).asString().startsWith("INFO acme.pets: Created {count=3");
	}

	@Test
	void whatIsNoEntryIsLeftOut() {
		assertThat(Run.LogEntry.parse("""
				  .   ____  a banner
				{ "@level": broken
				{"@level":"info"}
				{"@level":1,"@message":"number"}
				[1, 2]

				{"@level":"WARN","@message":"kept"}
				""")).containsExactly(new Run.LogEntry("WARN", "", "kept", Map.of()));
	}

	@Test
	void emptyLogHasNoEntries() {
		assertThat(Run.LogEntry.parse("")).isEmpty();
	}

}
