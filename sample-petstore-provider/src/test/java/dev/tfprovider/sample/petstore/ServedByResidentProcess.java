/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.test.internal.ProcessTable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Where the whole suite runs with the shared process: fails a class whose launches were
 * not served by such processes, and one that leaves any beyond its idle limit.
 */
class ServedByResidentProcess implements AfterEachCallback, AfterAllCallback {

	private static final String FOLDER = System.getenv("XDG_RUNTIME_DIR");

	private static final boolean ACTIVE = "resident".equals(System.getenv("PETSTORE_PROCESS")) && FOLDER != null;

	private static final Duration LONGEST_END = Duration.ofSeconds(40);

	/** Launches by process. */
	private final Map<Long, Integer> served = new ConcurrentHashMap<>();

	/** Whether any test was not skipped. */
	private volatile boolean ran;

	@Override
	public void afterEach(ExtensionContext context) {
		this.ran = true;
		if (ACTIVE) {
			ResidentProcesses.in(Path.of(FOLDER))
				.stream()
				.filter(ResidentProcess::isAlive)
				.forEach((process) -> process.findServed()
					.ifPresent((launches) -> this.served.put(process.pid(), launches)));
		}
	}

	@Override
	public void afterAll(ExtensionContext context) {
		if (ACTIVE && this.ran) {
			assertThat(this.served.values()).as("launches of each process")
				.isNotEmpty()
				.anyMatch((launches) -> launches > 1);
			ProcessTable.awaitNone(FOLDER + "/terraform-provider/", LONGEST_END);
		}
	}

}
