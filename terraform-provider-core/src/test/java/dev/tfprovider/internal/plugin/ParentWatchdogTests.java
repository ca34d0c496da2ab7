/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(30)
class ParentWatchdogTests {

	@Test
	void whenParentGoesCallsOnce() throws Exception {
		CountDownLatch looked = new CountDownLatch(3);
		RecordingProcess process = new RecordingProcess(Map.of()) {

			@Override
			public boolean parentAlive() {
				looked.countDown();
				return super.parentAlive();
			}

		};
		CountDownLatch orphaned = new CountDownLatch(1);
		AtomicInteger calls = new AtomicInteger();
		try (ParentWatchdog watchdog = new ParentWatchdog(process, Duration.ofMillis(1), () -> {
			calls.incrementAndGet();
			orphaned.countDown();
		})) {
			looked.await();
			assertThat(calls).hasValue(0);
			process.parentAlive = false;
			orphaned.await();
		}
		assertThat(calls).hasValue(1);
	}

	@Test
	void whenClosedLooksNoMore() throws Exception {
		AtomicInteger looks = new AtomicInteger();
		RecordingProcess process = new RecordingProcess(Map.of()) {

			@Override
			public boolean parentAlive() {
				looks.incrementAndGet();
				return false;
			}

		};
		AtomicInteger calls = new AtomicInteger();
		ParentWatchdog watchdog = new ParentWatchdog(process, Duration.ofHours(1), calls::incrementAndGet);
		watchdog.close();
		watchdog.join();
		assertThat(looks).hasValue(0);
		assertThat(calls).hasValue(0);
	}

}
