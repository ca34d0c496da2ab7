/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.TestAbortedException;

/**
 * Formats the results of all checks as a table.
 */
final class ConformanceReport {

	private final Map<String, List<String>> rows = new LinkedHashMap<>();

	private int passed;

	private int failed;

	/**
	 * Make a test of a check, whose outcome is noted.
	 */
	DynamicTest test(Check check) {
		return DynamicTest.dynamicTest(check.name(), () -> {
			try {
				check.body().execute();
				note(check, "ok");
				this.passed++;
			}
			catch (TestAbortedException ex) {
				note(check, "skipped");
				throw ex;
			}
			catch (Throwable ex) {
				note(check, "FAILED");
				this.failed++;
				throw ex;
			}
		});
	}

	private void note(Check check, String outcome) {
		this.rows.computeIfAbsent(check.group(), (key) -> new ArrayList<>())
			.add("%-8s %s".formatted(outcome, check.name()));
	}

	boolean isEmpty() {
		return this.rows.isEmpty();
	}

	@Override
	public String toString() {
		StringBuilder table = new StringBuilder();
		this.rows.forEach((group, rows) -> {
			table.append(group).append('\n');
			rows.forEach((row) -> table.append("  ").append(row).append('\n'));
		});
		return table.append(this.passed).append(" passed, ").append(this.failed).append(" failed\n").toString();
	}

}
