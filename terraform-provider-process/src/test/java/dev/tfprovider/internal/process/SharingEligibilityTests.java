/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.boot.NotResident;
import dev.tfprovider.boot.SharedProcess;
import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.Test;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SharingEligibility}.
 */
class SharingEligibilityTests {

	private final PackageProcessSharing sharing = new PackageProcessSharing();

	private final MockEnvironment environment = new MockEnvironment();

	@Test
	void launchesOfACommandShareAProcess() {
		assertThat(this.sharing.scope(Plain.class, this.environment)).contains(ProcessScope.COMMAND);
		assertThat(this.sharing.isDecided(Plain.class, this.environment)).isFalse();
	}

	@Test
	void authorDecides() {
		assertThat(this.sharing.isDecided(CachingProvider.class, this.environment)).isTrue();
		this.environment.setProperty("terraform.provider.process.scope", "launch");
		assertThat(this.sharing.isDecided(Plain.class, this.environment)).isTrue();
		assertThat(this.sharing.scope(Plain.class, this.environment)).contains(ProcessScope.LAUNCH);
	}

	@Test
	void markedApplicationSharesNothing() {
		assertThat(this.sharing.scope(CountingProvider.class, this.environment)).isEmpty();
		assertThat(SharingEligibility.objection(CountingProvider.class))
			.contains("'%s' is marked @NotResident".formatted(CountingProvider.class.getName()));
	}

	@Test
	void logOfTheApplicationIsNotSplit() {
		this.environment.setProperty("logging.file.name", "provider.log");
		assertThat(this.sharing.scope(Plain.class, this.environment)).isEmpty();
	}

	static class Plain {

	}

	@SharedProcess
	static class CachingProvider {

	}

	@NotResident
	static class CountingProvider {

	}

}
