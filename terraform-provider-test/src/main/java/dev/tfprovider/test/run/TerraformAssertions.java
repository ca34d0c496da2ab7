/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import org.jspecify.annotations.Nullable;

/**
 * Entry point for the assertions on Terraform runs. AssertJ's own {@code assertThat}
 * takes a {@link TerraformRun} too.
 */
public final class TerraformAssertions {

	private TerraformAssertions() {
	}

	/**
	 * Assert on a run.
	 * @param run the run
	 * @return the assertion
	 */
	public static RunAssert assertThat(@Nullable TerraformRun run) {
		return new RunAssert(run);
	}

	/**
	 * Assert on a query.
	 * @param query the query
	 * @return the assertion
	 */
	public static QueryRun.QueryAssert assertThat(@Nullable QueryRun query) {
		return new QueryRun.QueryAssert(query);
	}

}
