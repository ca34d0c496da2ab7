/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.process;

import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import dev.tfprovider.internal.plugin.ServerCertificate;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PreparedCertificatesTests {

	private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

	private final PreparedCertificates certificates = new PreparedCertificates();

	@Test
	void launchesOfACommandHaveKeysOnTheCurveOfHosts() {
		for (int i = 0; i < PreparedCertificates.LAUNCHES_OF_A_COMMAND; i++) {
			this.certificates.prepare(2, NOW);
			assertThat(bits(this.certificates.take(NOW))).isEqualTo(521);
		}
	}

	@Test
	void laterLaunchesHaveKeysOfFastArithmetic() {
		for (int i = 0; i < PreparedCertificates.LAUNCHES_OF_A_COMMAND; i++) {
			this.certificates.take(NOW);
		}
		this.certificates.prepare(2, NOW);
		assertThat(bits(this.certificates.take(NOW))).isEqualTo(256);
		assertThat(bits(this.certificates.take(NOW))).as("not prepared").isEqualTo(256);
	}

	@Test
	void launchThatWaitsForItsKeyIsNeverTheFirstToSetUpFastArithmetic() {
		for (int i = 0; i <= PreparedCertificates.LAUNCHES_OF_A_COMMAND; i++) {
			assertThat(bits(this.certificates.take(NOW))).isEqualTo(521);
		}
	}

	@Test
	void takeWhenTheClockWasSetBackMakesAnother() {
		this.certificates.prepare(2, NOW);
		Instant earlier = NOW.minus(Duration.ofDays(1));
		assertThat(this.certificates.take(earlier).isValid(earlier)).isTrue();
	}

	@Test
	void prepareWhenThereAreEnoughKeepsNoMore() {
		this.certificates.prepare(1, NOW);
		this.certificates.prepare(1, NOW.plusSeconds(100));
		assertThat(this.certificates.take(NOW).isValid(NOW)).isTrue();
		assertThat(this.certificates.take(NOW.plusSeconds(200)).isValid(NOW.plusSeconds(120))).isFalse();
	}

	@Test
	void launchesAtOnceNeverShareACertificate() throws Exception {
		ExecutorService threads = Executors.newFixedThreadPool(4);
		try {
			Callable<ServerCertificate> launch = () -> {
				this.certificates.prepare(3, NOW);
				return this.certificates.take(NOW);
			};
			Set<Object> keys = new HashSet<>();
			for (Future<ServerCertificate> taken : threads
				.invokeAll(Stream.generate(() -> launch).limit(20).toList())) {
				keys.add(taken.get().certificate().getPublicKey());
			}
			assertThat(keys).hasSize(20);
		}
		finally {
			threads.shutdownNow();
		}
	}

	private static int bits(ServerCertificate certificate) {
		return ((ECPublicKey) certificate.certificate().getPublicKey()).getParams()
			.getCurve()
			.getField()
			.getFieldSize();
	}

}
