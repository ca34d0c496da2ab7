/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.tfprovider.boot.application.IndiscreetProvider;
import dev.tfprovider.boot.application.PlainTestProvider;
import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.host.HostIdentity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a provider process writes to standard error.
 */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class LogProcessTests {

	private static final int LONGEST_LINE_OF_HOSTS = 64 * 1024;

	private static final String PRINTED_BY_THE_AUTHOR = "printed by ";

	/**
	 * Packages keep Java from warning of libraries that reach below it.
	 */
	private static final String WARNING_OF_JAVA = "WARNING: ";

	@TempDir
	private Path directory;

	@Test
	@Tag("thorough")
	void partsHaveTheLevelsAskedForAndTheRestThoseOfTheAuthor() throws Exception {
		Path data = this.directory.resolve("data");
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.environment("TF_LOG", "DEBUG")
			.environment("TF_LOG_SDK_PROTO", "TRACE")
			.environment("TF_LOG_SDK_PROTO_DATA_DIR", data.toString())
			.property("logging.level.dev.tfprovider.boot.application", "WARN")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				connection.configure("http://a");
				assertThat(connection.probe("log")).isEqualTo("logged");
				assertThat(connection.probe("log-much")).isEqualTo("logged");
				assertThat(connection.probe("log-below-the-level")).isEqualTo("not logged");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.errors()).as("nothing is computed below the level")
				.noneMatch((line) -> line.contains("toString"));
			assertThat(provider.log()).extracting(LogProcessTests::moduleAndLevel)
				.contains("sdk.proto trace")
				.doesNotContain("sdk.framework trace")
				.noneMatch((entry) -> entry.startsWith("org.springframework") && entry.endsWith("debug"))
				.doesNotContain(TestProvider.class.getName() + " info")
				.contains(TestProvider.class.getName() + " error");
			assertThat(provider.errors()).allSatisfy((line) -> assertThat(line).hasSizeLessThan(LONGEST_LINE_OF_HOSTS));
			assertThat(provider.log()).filteredOn((entry) -> entry.path("@message").asString().startsWith("much "))
				.singleElement()
				.satisfies((entry) -> {
					assertThat(entry.path("@message").asString()).endsWith("x... (cut)").hasSizeGreaterThan(50_000);
					assertThat(entry.path("tf_rpc").asString()).isEqualTo("ReadDataSource");
				});
		}
		try (Stream<Path> files = Files.list(data)) {
			assertThat(files).extracting((file) -> file.getFileName().toString().substring(14))
				.contains("ConfigureProvider_Request_Config.json", "ReadDataSource_Request_Config.json",
						"ReadDataSource_Response_State.msgpack");
		}
	}

	@Test
	void hostsGetNothingButEntriesOfTheLog() throws Exception {
		HostIdentity certificate = HostIdentity.create();
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.environment("TF_LOG", "INFO")
			.environment("PLUGIN_CLIENT_CERT", certificate.pem())
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.tls(provider.readLine(), certificate)) {
				connection.configure("http://a");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.errors())
				.filteredOn((line) -> !line.startsWith(PRINTED_BY_THE_AUTHOR) && !line.startsWith(WARNING_OF_JAVA))
				.isNotEmpty()
				.allMatch((line) -> line.startsWith("{"));
		}
	}

	private static String moduleAndLevel(JsonNode entry) {
		return entry.path("@module").asString() + " " + entry.path("@level").asString();
	}

	@Test
	@Tag("thorough")
	void whenNobodyReadsStandardErrorRequestsAreAnswered() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.environment("TF_LOG", "TRACE")
			.withoutReaderOfErrors()
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				connection.configure("http://a");
				assertThat(connection.probe("log-much")).isEqualTo("logged");
				assertThat(connection.probe("log-much")).isEqualTo("logged");
				assertThat(connection.probe("log-much")).isEqualTo("logged");
				provider.process().getErrorStream().close();
				assertThat(connection.probe("log-much")).isEqualTo("logged");
				assertThat(connection.probe("endpoint")).isEqualTo("http://a");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.remainingOutput()).isEmpty();
		}
	}

	@Test
	@Tag("thorough")
	void whenDebuggedItIsForPeopleAndWithoutSecrets() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(IndiscreetProvider.class)
			.environment("TF_LOG", "INFO")
			.environment("ACME_TOKEN", "to/ken swordfish")
			.property("spring.output.ansi.enabled", "never")
			.byHand("--debug")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(debugAddress(provider))) {
				SecretProcessTests.openVault(connection);
			}
			provider.interrupt();
			provider.process().waitFor();
			assertThat(String.join("\n", provider.errors()))
				.containsPattern("\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  INFO \\[ReadDataSource probe_vault [0-9a-f]{8}\\] "
						+ "d\\.t\\.b\\.a\\.IndiscreetProvider : Opening it with \\*\\*\\* "
						+ "body=\\{\"pin\":\"\\*\\*\\*\"\\} request=Bearer \\*\\*\\*\n")
				.contains("\nCaused by: java.lang.IllegalArgumentException: wrong pin ***")
				.doesNotContain("hunter2")
				.doesNotContain("swordfish");
		}
	}

	private static String debugAddress(ProviderProcess provider) throws Exception {
		for (String line = provider.readLine(); line != null; line = provider.readLine()) {
			int start = line.indexOf("\"String\":\"");
			if (start >= 0) {
				return line.substring(start + 10, line.indexOf('"', start + 10));
			}
		}
		throw new AssertionError(provider.errors());
	}

}
