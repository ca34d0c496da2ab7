/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

import dev.tfprovider.boot.application.OrdinaryApplication;
import dev.tfprovider.boot.application.PlainTestProvider;
import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.host.HostIdentity;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What a host, and a person, see of a provider process from its first line to its end.
 */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class ProviderProcessTests {

	private static final String TIMESTAMP = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z";

	@TempDir
	private Path directory;

	@Test
	void whenLaunchedByAHostServesItOverMutualTlsUntilShutdown() throws Exception {
		HostIdentity host = HostIdentity.create();
		Files.writeString(this.directory.resolve("application.yml"), "of: { something else");
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.environment("PLUGIN_CLIENT_CERT", host.pem())
			.environment("JAVA_TOOL_OPTIONS", "-Dany=thing")
			.environment("TF_LOG", "TRACE")
			.property("spring.main.banner-mode", "console")
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(line).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|[A-Za-z0-9+/]{50,}");
			try (ProbeHost stranger = ProbeHost.tls(line, null)) {
				assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(stranger::schema)
					.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNAVAILABLE));
			}
			try (ProbeHost connection = ProbeHost.tls(line, host)) {
				assertThat(connection.health()).isEqualTo(ServingStatus.SERVING);
				assertThat(connection.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				assertThat(ListeningSockets.of(provider.process().pid())).containsExactly(line.split("\\|")[3]);
				connection.configure("http://a");
				provider.signal("INT");
				assertThat(connection.probe("endpoint")).isEqualTo("http://a");
				assertThat(connection.probe("log")).isEqualTo("logged");
				assertThat(connection.probe("crash")).isEqualTo("crashed");
				connection.probeWithoutWaiting("hang");
				assertThat(connection.probe("wait-for-hang")).isEqualTo("hanging");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.errors())
				.contains("Picked up JAVA_TOOL_OPTIONS: -Dany=thing", "printed by a static initialiser",
						"printed by a constructor", "printed by a runner", "printed by a data source")
				.anyMatch((error) -> error.contains(":: Spring Boot ::"));
			assertLogged(provider);
		}
	}

	private static void assertLogged(ProviderProcess provider) throws Exception {
		List<JsonNode> log = provider.log();
		assertThat(log).allSatisfy((entry) -> {
			assertThat(entry.path("@timestamp").asString()).matches(TIMESTAMP);
			assertThat(entry.path("@level").asString()).isIn("trace", "debug", "info", "warn", "error");
			assertThat(entry.path("@message").isString()).isTrue();
		});
		assertThat(log).extracting((entry) -> entry.path("@level").asString()).contains("trace", "debug", "info");
		assertThat(log).filteredOn((entry) -> entry.path("@message").asString().equals("Logged by the author"))
			.singleElement()
			.satisfies((entry) -> {
				assertThat(entry.path("@level").asString()).isEqualTo("info");
				assertThat(entry.path("@module").asString()).isEqualTo(TestProvider.class.getName());
				assertThat(entry.path("tf_rpc").asString()).isEqualTo("ReadDataSource");
				assertThat(entry.path("tf_req_id").asString()).hasSize(36);
				assertThat(entry.path("tf_data_source_type").asString()).isEqualTo("probe_probe");
				assertThat(entry.path("tf_provider_addr").asString()).isEqualTo("acme/probe");
				assertThat(entry.path("pet").asString()).isEqualTo("Rex");
			});
		assertThat(log).filteredOn((entry) -> entry.path("@message").asString().startsWith("Uncaught exception"))
			.singleElement()
			.satisfies((entry) -> {
				assertThat(entry.path("@level").asString()).isEqualTo("error");
				assertThat(entry.path("@message").asString()).isEqualTo("Uncaught exception in thread \"author\"");
				assertThat(entry.path("stacktrace").asString())
					.startsWith("java.lang.IllegalStateException: The author's thread crashed\n");
			});
	}

	@Test
	@Tag("thorough")
	void whenPlainSpringApplicationIsLaunchedItsHostsDeathEndsIt() throws Exception {
		try (ProviderProcess host = ProviderProcess.of(PlainTestProvider.class)
			.from("sh", "-c", "\"$@\" & wait", "sh")
			.start(this.directory)) {
			String line = host.readLine();
			assertThat(line).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|");
			try (ProbeHost connection = ProbeHost.plainText(line.split("\\|")[3])) {
				assertThat(connection.health()).isEqualTo(ServingStatus.SERVING);
				assertThat(connection.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
			}
			ProcessHandle provider = host.process().children().findFirst().orElseThrow();
			try {
				host.signal("KILL");
				ProviderProcess.awaitEnd(provider);
			}
			finally {
				provider.destroyForcibly();
			}
			assertThat(host.remainingOutput()).isEmpty();
			assertThat(host.log()).isEmpty();
			assertThat(host.errors())
				.contains("printed by a static initialiser", "printed by a constructor", "printed by a runner")
				.noneMatch((error) -> error.contains(":: Spring Boot ::"));
		}
	}

	@Test
	@Tag("thorough")
	void whenTerminatedEnds() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.environment("TF_LOG", "INFO")
			.environment("TF_LOG_PROVIDER", "DEBUG")
			.property("spring.main.lazy-initialization", "true")
			.start(this.directory)) {
			String line = provider.readLine();
			try (ProbeHost connection = ProbeHost.plainText(line.split("\\|")[3])) {
				connection.configure("http://a");
				assertThat(connection.probe("endpoint")).isEqualTo("http://a");
				provider.signal("TERM");
				assertThat(provider.process().waitFor()).isEqualTo(143);
			}
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.log()).extracting((entry) -> entry.path("@level").asString())
				.contains("debug")
				.doesNotContain("trace");
		}
	}

	@Test
	void whenDebuggedServesSeveralConfigurationsAtOnce() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.byHand("--debug")
			.start(this.directory)) {
			String address = reattachAddress(provider);
			try (ProbeHost first = ProbeHost.plainText(address);
					ProbeHost second = ProbeHost.plainText(address);
					ProbeHost third = ProbeHost.plainText(address)) {
				first.configure("http://a");
				second.configure("http://b");
				assertThat(first.probe("endpoint")).isEqualTo("http://a");
				assertThat(second.probe("endpoint")).isEqualTo("http://b");
				assertThat(third.probe("endpoint")).isEqualTo("http://b");
			}
			provider.interrupt();
			assertThat(provider.process().waitFor()).isEqualTo(130);
		}
	}

	/**
	 * Read standard output until the line to paste into a shell.
	 */
	private static String reattachAddress(ProviderProcess provider) throws Exception {
		String prefix = "\texport TF_REATTACH_PROVIDERS='{\"acme/probe\":{\"Protocol\":\"grpc\",\"ProtocolVersion\":6,\"Pid\":"
				+ provider.process().pid() + ",\"Test\":true,\"Addr\":{\"Network\":\"tcp\",\"String\":\"";
		for (String line = provider.readLine(); line != null; line = provider.readLine()) {
			assertThat(line).doesNotContain("CONDITIONS EVALUATION REPORT");
			if (line.startsWith(prefix)) {
				return line.substring(prefix.length(), line.indexOf('"', prefix.length()));
			}
		}
		throw new AssertionError(provider.errors());
	}

	@Test
	@Tag("thorough")
	void whenRunByHandExplainsItself() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.classes(jarOf(TestProvider.class))
			.byHand()
			.start(this.directory)) {
			assertThat(provider.process().waitFor()).isEqualTo(1);
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.errors())
				.contains("This is the Terraform provider \"probe\" (acme/probe), a Spring Boot application.");
		}
	}

	@ParameterizedTest
	@Tag("thorough")
	@ValueSource(strings = { "", "dev" })
	void whenItsClassesAreRunByHandServesTheirDeveloper(String argument) throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.byHand(argument.isEmpty() ? new String[0] : new String[] { argument })
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(reattachAddress(provider))) {
				assertThat(host.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
			}
			assertThat(provider.process().isAlive()).isTrue();
		}
	}

	/**
	 * Pack a class, and those in it.
	 */
	private Path jarOf(Class<?> type) throws IOException {
		Path folder = Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
		Path jar = this.directory.resolve("application.jar");
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
				Stream<Path> files = Files.list(folder.resolve(type.getPackageName().replace('.', '/')))) {
			for (Path file : files.filter((found) -> found.getFileName().toString().startsWith(type.getSimpleName()))
				.toList()) {
				out.putNextEntry(new JarEntry(folder.relativize(file).toString()));
				Files.copy(file, out);
			}
		}
		return jar;
	}

	@Test
	@Tag("thorough")
	void whenAskedForHelpGivesIt() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.byHand("--help")
			.start(this.directory)) {
			assertThat(provider.process().waitFor()).isZero();
			assertThat(provider.remainingOutput())
				.startsWith("This is the Terraform provider \"probe\" (acme/probe), a Spring Boot application.");
		}
	}

	@Test
	@Tag("thorough")
	void whenACommandIsAskedForButThereIsNoneSaysSo() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.byHand("package", "--out", "x")
			.start(this.directory)) {
			assertThat(provider.process().waitFor()).isEqualTo(2);
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.errors()).contains(
					"This provider comes without commands: terraform-provider-commands is not on its class path.");
		}
	}

	@Test
	@Tag("thorough")
	void whenDisabledIsAnOrdinaryApplication() throws Exception {
		try (ProviderProcess application = ProviderProcess.of(OrdinaryApplication.class)
			.byHand()
			.property("terraform.provider.enabled", "false")
			.start(this.directory)) {
			assertThat(application.process().waitFor()).isZero();
			assertThat(application.remainingOutput()).contains("ran");
		}
	}

}
