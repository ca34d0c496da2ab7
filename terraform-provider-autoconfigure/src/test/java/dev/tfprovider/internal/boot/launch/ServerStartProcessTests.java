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
import dev.tfprovider.fixture.ProbeHost;
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
class ServerStartProcessTests {

	@TempDir
	private Path directory;

	@Test
	void lineComesWithTheServerAndCallsWaitUntilTheApplicationIsReady() throws Exception {
		Path file = this.directory.resolve("go-on");
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.ready-waits-for", file.toString())
			.property("terraform.provider.start.report", "true")
			.start(this.directory)) {
			String address = provider.readLine().split("\\|")[3];
			try (ProbeHost host = ProbeHost.plainText(address)) {
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
			assertThat(provider.log()).singleElement().satisfies(ServerStartProcessTests::assertReport);
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
		assertThat(entry.path("line").asInt()).isBetween(entry.path("refreshed").asInt(), entry.path("ready").asInt());
	}

	@Test
	@Tag("thorough")
	void whenTheHostGivesUpBeforeTheApplicationHasStartedEnds() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.ready-waits-for", this.directory.resolve("never").toString())
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	@Test
	void beansOfTheApplicationAndOfTheLibraryChangeTheServer() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.property("test.configure-server", "true")
			.property("terraform.provider.start.auto-configurations", "*")
			.start(this.directory)) {
			try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertThat(provider.errors()).contains("the server was configured");
				assertThat(host.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

}
