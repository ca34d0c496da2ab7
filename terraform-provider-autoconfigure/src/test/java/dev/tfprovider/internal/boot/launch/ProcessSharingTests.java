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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.env.Environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * A provider without the module that shares processes, and what such a module does.
 */
class ProcessSharingTests {

	@Test
	void implementationThatTheLauncherNamesSaysWhatTheLaunchSees() {
		HostLaunch launch = ProcessSharing.named(OtherProcess.class.getName()).begin(new PersonProcess());
		assertThat(launch.process()).isSameAs(OtherProcess.SHARED);
	}

	@ParameterizedTest
	@ValueSource(strings = { "com.acme.None", "java.lang.Object" })
	void nameOfNoImplementationFailsTheLaunch(String name) {
		assertThatIllegalStateException().isThrownBy(() -> ProcessSharing.named(name))
			.withMessage("The launcher names '%s', which shares no process".formatted(name));
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
		public HostLaunch begin(PluginProcess process) {
			return new HostLaunch(SHARED);
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
