/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Optional;

import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.plugin.PluginProcess;
import org.junit.jupiter.api.Test;

import org.springframework.core.env.Environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * A provider without the module that shares processes, and what such a module does.
 */
class ProcessSharingTests {

	private final PluginProcess process = new PersonProcess();

	@Test
	void launchHasTheProcessByItselfUnlessTheLauncherNamesAnImplementation() {
		assertThat(ProcessSharing.begin(this.process, null)).isSameAs(this.process);
	}

	@Test
	void implementationThatTheLauncherNamesSaysWhatTheLaunchSees() {
		assertThat(ProcessSharing.begin(this.process, OtherProcess.class.getName())).isSameAs(OtherProcess.SHARED);
	}

	@Test
	void nameOfNoImplementationFailsTheLaunch() {
		assertThatIllegalStateException().isThrownBy(() -> ProcessSharing.begin(this.process, "com.acme.None"))
			.withMessage("The launcher names 'com.acme.None', which shares no process");
	}

	@Test
	void withoutTheModuleThereIsNone() {
		assertThat(ProcessSharing.find(getClass().getClassLoader())).isEmpty();
	}

	/**
	 * An implementation.
	 */
	public static final class OtherProcess implements ProcessSharing {

		static final PluginProcess SHARED = new PersonProcess();

		@Override
		public PluginProcess begin(PluginProcess process) {
			return SHARED;
		}

		@Override
		public Optional<ProcessScope> scope(Class<?> application, Environment environment) {
			return Optional.of(ProcessScope.COMMAND);
		}

		@Override
		public boolean isDecided(Class<?> application, Environment environment) {
			return true;
		}

	}

}
