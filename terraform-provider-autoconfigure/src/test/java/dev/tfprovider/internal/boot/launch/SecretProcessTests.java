/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Path;

import com.google.protobuf.ByteString;
import dev.tfprovider.boot.application.IndiscreetProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc.ProviderBlockingStub;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What becomes of secrets that author code logs, throws and reports.
 */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
class SecretProcessTests {

	@TempDir
	private Path directory;

	@Test
	void secretsAreInNoLineOfTheLogAndInNoDiagnostic() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(IndiscreetProvider.class)
			.environment("TF_LOG", "TRACE")
			.environment("ACME_TOKEN", "to/ken swordfish")
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertMasked(openVault(connection));
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.errors()).noneMatch((line) -> line.contains("hunter2"))
				.noneMatch((line) -> line.contains("swordfish"))
				.noneMatch((line) -> line.contains("goldfish"));
			assertLogged(provider);
		}
	}

	/**
	 * Let an {@link IndiscreetProvider} do its worst.
	 */
	static ReadDataSource.Response openVault(ProbeHost connection) {
		ProviderBlockingStub client = ProviderGrpc.newBlockingStub(connection.channel());
		assertThat(client.configureProvider(ConfigureProvider.Request.newBuilder().setConfig(json("{}")).build())
			.getDiagnosticsList()).isEmpty();
		return client.readDataSource(ReadDataSource.Request.newBuilder()
			.setTypeName("probe_vault")
			.setConfig(json("{\"name\": \"front\", \"pin\": \"hunter2\"}"))
			.build());
	}

	private static void assertMasked(ReadDataSource.Response response) {
		assertThat(response.getDiagnosticsList()).extracting(Diagnostic::getSummary)
			.containsExactly("Opened with ***", "Could not read probe_vault");
		assertThat(response.getDiagnostics(0).getDetail()).isEqualTo("By ***.");
		assertThat(response.getDiagnostics(1).getDetail()).contains("401 for https://acme.test/?token=***",
				"wrong pin ***");
	}

	private static void assertLogged(ProviderProcess provider) throws Exception {
		assertThat(provider.log())
			.filteredOn((entry) -> entry.path("@module").asString().equals(IndiscreetProvider.class.getName())
					&& entry.path("@message").asString().startsWith("Opening"))
			.singleElement()
			.satisfies((entry) -> {
				assertThat(entry.path("@message").asString()).isEqualTo("Opening it with ***");
				assertThat(entry.path("body").asString()).isEqualTo("{\"pin\":\"***\"}");
				assertThat(entry.path("request").asString()).isEqualTo("Bearer ***");
			});
		assertThat(provider.log()).filteredOn((entry) -> entry.path("@message").asString().endsWith(" failed"))
			.singleElement()
			.satisfies((entry) -> assertThat(entry.path("stacktrace").asString())
				.startsWith("java.lang.IllegalStateException: 401 for https://acme.test/?token=***\n")
				.contains("Caused by: java.lang.IllegalArgumentException: wrong pin ***\n"));
	}

	private static DynamicValue json(String json) {
		return DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(json)).build();
	}

}
