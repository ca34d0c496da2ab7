/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.fixture.LocaleOfProcess;
import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.fixture.ProbeHost;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A shared process of people who write digits of their own, found by launchers that read
 * others.
 */
@Timeout(240)
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
class ResidentLocaleProcessTests {

	@TempDir(factory = PrivateTempDir.class)
	private Path directory;

	@ParameterizedTest
	@EnumSource(names = { "IRAN", "THAILAND" })
	void launcherReadsFileAnswersAndLine(LocaleOfProcess locale) throws Exception {
		try (ResidentProcess resident = ResidentProcess.start(this.directory, locale.options())) {
			assertThat(Files.readString(resident.file().path()))
				.matches("[0-9]{1,5} [0-9a-f]+ " + resident.process().pid() + "\n");
			try (RelayedLaunch launch = resident.launch(Map.of())) {
				assertThat(launch.readLine()).matches("ok [0-9]+");
				String line = launch.readLine();
				assertThat(line).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:[0-9]{1,5}\\|grpc\\|");
				try (ProbeHost host = ProbeHost.plainText(line.split("\\|")[3])) {
					host.shutDown();
				}
				assertThat(launch.remainingLog()).isNotNull();
			}
		}
	}

}
