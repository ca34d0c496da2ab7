/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Path;

import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.LocaleOfProcess;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.host.HostIdentity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider on computers of people who write digits and letters of their own.
 */
@Timeout(240)
@Tag("thorough")
class LocaleProcessTests {

	@TempDir
	private Path directory;

	@Test
	void hostOfOneThatWritesDigitsOfItsOwnReadsTheLineAndConnects() throws Exception {
		assertServes(LocaleOfProcess.THAI_DIGITS);
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "THAI_DIGITS")
	@Tag("thorough")
	void hostReadsTheLineAndConnects(LocaleOfProcess locale) throws Exception {
		assertServes(locale);
	}

	private void assertServes(LocaleOfProcess locale) throws Exception {
		HostIdentity host = HostIdentity.create();
		try (ProviderProcess provider = launch(locale).environment("PLUGIN_CLIENT_CERT", host.pem())
			.environment("TF_LOG", "DEBUG")
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(line).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:[0-9]{1,5}\\|grpc\\|[A-Za-z0-9+/]{51,}");
			try (ProbeHost connection = ProbeHost.tls(line, host)) {
				connection.configure("http://a");
				assertThat(connection.probe("endpoint")).isEqualTo("http://a");
				assertThat(connection.probe("local-text")).isEqualTo(locale.text());
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.log()).isNotEmpty()
				.allSatisfy((entry) -> assertThat(entry.path("@timestamp").asString())
					.matches("20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9:.]{15}Z"))
				.allSatisfy((entry) -> assertThat(entry.path("@level").asString()).isIn("info", "debug"));
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "EGYPT", "THAILAND" })
	@Tag("thorough")
	void developerCanPasteWhatDebugPrints(LocaleOfProcess locale) throws Exception {
		try (ProviderProcess provider = launch(locale).byHand("--debug").start(this.directory)) {
			String line = provider.readLine();
			while (line != null && !line.contains("export TF_REATTACH_PROVIDERS=")) {
				line = provider.readLine();
			}
			assertThat(line).contains("\"ProtocolVersion\":6,\"Pid\":" + provider.process().pid() + ",")
				.containsPattern("\"String\":\"127\\.0\\.0\\.1:[0-9]{1,5}\"");
		}
	}

	private static ProviderProcess.Launch launch(LocaleOfProcess locale) {
		ProviderProcess.Launch launch = ProviderProcess.of(TestProvider.class);
		locale.properties().forEach(launch::property);
		return launch;
	}

}
