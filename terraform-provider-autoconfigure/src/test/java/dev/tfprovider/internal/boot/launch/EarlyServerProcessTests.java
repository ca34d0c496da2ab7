/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import com.google.common.util.concurrent.ListenableFuture;
import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(120)
class EarlyServerProcessTests {

	@TempDir
	private Path directory;

	@Test
	void listensWhileTheApplicationStartsAndReportsWhereTheTimeWent() throws Exception {
		Path file = this.directory.resolve("go-on");
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.wait-for", file.toString())
			.property("terraform.provider.start.report", "true")
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				ListenableFuture<GetProviderSchema.Response> schema = ProviderGrpc.newFutureStub(host.channel())
					.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
				assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
				assertThat(schema.isDone()).isFalse();
				Files.createFile(file);
				assertThat(schema.get(60, TimeUnit.SECONDS).getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.log()).singleElement().satisfies(EarlyServerProcessTests::assertReport);
		}
	}

	private static void assertReport(JsonNode entry) {
		assertThat(entry.path("@level").asString()).isEqualTo("info");
		assertThat(entry.path("@message").asString()).matches("Started in \\d+ ms");
		assertThat(entry.path("slowest_beans").asString().split(", ")).hasSize(10)
			.anySatisfy((bean) -> assertThat(bean).matches("terraformProviderRuntime \\d+"));
		String previous = "0";
		for (String phase : new String[] { "main", "environment", "context", "sources", "refreshed", "ready" }) {
			assertThat(entry.path(phase).asInt()).as(phase).isGreaterThanOrEqualTo(Integer.parseInt(previous));
			previous = entry.path(phase).asString();
		}
		assertThat(entry.path("line").asInt()).isBetween(entry.path("main").asInt(), entry.path("ready").asInt());
	}

	@Test
	@Tag("thorough")
	void whenTheHostGivesUpBeforeTheApplicationHasStartedEnds() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.wait-for", this.directory.resolve("never").toString())
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	@Test
	@Tag("thorough")
	void whenBeansChangeTheServerSaysThatTheyAreTooLate() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.configure-server", "true")
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertThat(host.schema().getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
					assertThat(diagnostic.getSummary()).isEqualTo("Provider failed to start");
					assertThat(diagnostic.getDetail()).isEqualTo("""
							A GrpcServerConfigurer comes too late: the server listens already.

							Remove such beans, or set the property 'terraform.provider.server.early' to false, so \
							that the server starts with the application""");
				});
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	@Test
	@Tag("thorough")
	void whenNotEarlyServesWithTheApplicationAndLetsBeansChangeTheServer() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.configure-server", "true")
			.property("terraform.provider.server.early", "false")
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(provider.errors()).contains("printed by a runner");
			try (ProbeHost host = ProbeHost.plainText(line.split("\\|")[3])) {
				assertThat(host.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

}
