/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Path;

import dev.tfprovider.boot.application.PlainTestProvider;
import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider that cannot start still lets the practitioner know why.
 */
@Timeout(120)
class FailedStartProcessTests {

	@TempDir
	private Path directory;

	@Test
	void whenABeanFailsAnswersWithTheFailure() throws Exception {
		HostIdentity host = HostIdentity.create();
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.fail-to-start", "true")
			.environment("PLUGIN_CLIENT_CERT", host.pem())
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(line).startsWith("1|6|tcp|127.0.0.1:");
			try (ProbeHost connection = ProbeHost.tls(line, host)) {
				assertThat(connection.health()).isEqualTo(ServingStatus.SERVING);
				assertFailure(connection, provider,
						"Caused by java.lang.IllegalStateException: The licence has expired");
			}
			assertThat(provider.log())
				.filteredOn((entry) -> entry.path("@message").asString().equals("The provider failed to start"))
				.singleElement()
				.satisfies((entry) -> assertThat(entry.path("stacktrace").asString())
					.contains("java.lang.IllegalStateException: The licence has expired\n\tat "));
		}
	}

	@Test
	@Tag("thorough")
	void whenAPropertyIsMissingAnswersWithItsNameAndTheRemedy() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.withoutProperty("terraform.provider.name")
			.environment("TF_LOG", "OFF")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertFailure(connection, provider, """
						The provider has no name.

						Set the property 'terraform.provider.name' to the prefix of every type name, such as """
						+ " 'petstore'");
			}
			assertThat(provider.log()).isEmpty();
		}
	}

	@Test
	void whenAModelIsMistakenAnswersWithTheMistake() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.property("test.mistaken-model", "true")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertFailure(connection, provider, """
						    probe_mistaken > socket (ServerSocket)
						                     ^ no Terraform type for java.net.ServerSocket

						Change the component to a record, to String or to another supported type, or define a bean \
						of type TypeCodec<ServerSocket>""");
			}
		}
	}

	@Test
	@Tag("thorough")
	void whenFailingAfterTheServerStartedAnswersWithTheFailure() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.property("test.fail-in-runner", "true")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertFailure(connection, provider, "java.lang.IllegalStateException: The runner failed");
			}
		}
	}

	@Test
	@Tag("thorough")
	void whenAListenerFailsAfterTheServerStartedAnswersWithTheFailure() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.property("test.fail-when-refreshed", "true")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertFailure(connection, provider, "java.lang.IllegalStateException: The listener failed");
			}
		}
	}

	private static void assertFailure(ProbeHost connection, ProviderProcess provider, String detail) throws Exception {
		assertThat(connection.schema().getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSeverity()).isEqualTo(Diagnostic.Severity.ERROR);
			assertThat(diagnostic.getSummary()).isEqualTo("Provider failed to start");
			assertThat(diagnostic.getDetail()).endsWith(detail);
		});
		connection.shutDown();
		assertThat(provider.process().waitFor()).isZero();
		assertThat(provider.remainingOutput()).isEmpty();
	}

}
