/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

/**
 * Runs code of the author while a start is recorded, so that the recording covers it: a
 * call of an HTTP client, the parsing of an answer. Beans of this type run, in their
 * order, while `package` or `prepare` records a start, and never otherwise.
 * <p>
 * A recording is made anywhere and at any time, on machines of practitioners too. So a
 * training has no settings, reaches nothing but what it brings along, and leaves nothing
 * behind.
 */
@FunctionalInterface
public interface StartTraining {

	/**
	 * Run the code. It has as long as a host waits for a provider, one minute.
	 * @throws Exception if it fails, which is logged; the start is recorded without it
	 */
	void train() throws Exception;

}
