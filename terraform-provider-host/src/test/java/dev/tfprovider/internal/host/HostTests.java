/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * A host and a provider process, from the start to the end.
 */
@Timeout(120)
class HostTests {

	private static final Duration PATIENCE = Duration.ofMinutes(1);

	private ProviderProcess provider;

	@AfterEach
	void close() {
		if (this.provider != null) {
			this.provider.close();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "tcp", "unix" })
	@DisabledOnOs(OS.WINDOWS)
	void connectsByMutualTlsAndEndsTheProvider(String network) throws Exception {
		HostIdentity identity = HostIdentity.create();
		start(identity, network);
		Handshake handshake = Handshake.parse(this.provider.firstLine(PATIENCE).orElseThrow());
		assertThat(handshake.coreVersion()).isEqualTo("1");
		assertThat(handshake.protocolVersion()).isEqualTo("6");
		assertThat(handshake.network()).isEqualTo(network);
		assertThat(handshake.transport()).isEqualTo("grpc");
		assertThat(handshake.certificate()).isNotEmpty();
		try (HostConnection connection = HostConnection.open(handshake, identity)) {
			assertThat(summary(connection)).isEqualTo("Served");
			connection.shutDown(PATIENCE);
		}
		assertThat(this.provider.hasEndedWithin(PATIENCE)).isTrue();
		assertThat(this.provider.process().exitValue()).isZero();
		assertThat(this.provider.standardOutput()).hasSize(1);
		assertThat(this.provider.toldAfter()).isPositive();
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void providerOnASocketUsesTheDirectoryOfTheHostAndDeletesIt(@TempDir Path directory) throws Exception {
		HostIdentity identity = HostIdentity.create();
		start(identity, "unix", Map.of("PLUGIN_UNIX_SOCKET_DIR", directory.toString()));
		Handshake handshake = Handshake.parse(this.provider.firstLine(PATIENCE).orElseThrow());
		assertThat(handshake.address()).matches(directory + "/terraform-provider-[0-9]+-\\w+/socket");
		try (HostConnection connection = HostConnection.open(handshake, identity)) {
			assertThat(summary(connection)).isEqualTo("Served");
			connection.shutDown(PATIENCE);
		}
		assertThat(this.provider.hasEndedWithin(PATIENCE)).isTrue();
		assertThat(directory).isEmptyDirectory();
	}

	@ParameterizedTest
	@EnumSource
	@DisabledOnOs(OS.WINDOWS)
	@Tag("thorough")
	void providerTalksToHostsOfEveryKindAndToNobodyElse(HostIdentity.Kind kind) throws Exception {
		HostIdentity identity = HostIdentity.create(kind);
		start(identity, "tcp");
		Handshake handshake = Handshake.parse(this.provider.firstLine(PATIENCE).orElseThrow());
		try (HostConnection stranger = HostConnection.open(handshake, HostIdentity.create(kind));
				HostConnection nobody = HostConnection.open(handshake, null);
				HostConnection plain = HostConnection.plainText(handshake);
				HostConnection host = HostConnection.open(handshake, identity)) {
			for (HostConnection refused : List.of(stranger, nobody, plain)) {
				assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> summary(refused))
					.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNAVAILABLE));
			}
			assertThat(summary(host)).isEqualTo("Served");
		}
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void withoutIdentityConnectsInPlainText() throws Exception {
		start(null, "tcp");
		Handshake handshake = Handshake.parse(this.provider.firstLine(PATIENCE).orElseThrow());
		assertThat(handshake.certificate()).isEmpty();
		try (HostConnection connection = HostConnection.open(handshake, null)) {
			assertThat(summary(connection)).isEqualTo("Served");
		}
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void whenProcessEndsWithoutALineThereIsNone() throws Exception {
		this.provider = ProviderProcess.start(new ProcessBuilder("true"));
		assertThat(this.provider.firstLine(PATIENCE)).isEmpty();
		assertThat(this.provider.standardOutput()).isEmpty();
		assertThat(this.provider.hasEndedWithin(PATIENCE)).isTrue();
		assertThatExceptionOfType(IllegalStateException.class).isThrownBy(this.provider::toldAfter)
			.withMessage("The provider has said nothing yet");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void environmentIsThatOfAHostAndNoOther() throws Exception {
		ProcessBuilder builder = new ProcessBuilder("sh", "-c",
				"echo \"$TF_PLUGIN_MAGIC_COOKIE $PLUGIN_PROTOCOL_VERSIONS $PLUGIN_MIN_PORT ${PLUGIN_MAX_PORT-none} "
						+ "${TF_REATTACH_PROVIDERS-none} $EXTRA\"");
		builder.environment().put("TF_REATTACH_PROVIDERS", "{}");
		this.provider = ProviderProcess
			.start(new HostEnvironment(null).with(Map.of("EXTRA", "x", "PLUGIN_MAX_PORT", "")).applyTo(builder));
		assertThat(this.provider.firstLine(PATIENCE))
			.contains("d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2 5,6 10000 none none x");
	}

	@Test
	void lineThatLeadsNowhereIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> Handshake.parse("Hello"))
			.withMessage("Not a handshake line of at least 6 fields: Hello");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> HostConnection.open(Handshake.parse("1|6|tcp|nowhere|grpc|"), null))
			.withMessage("'nowhere' is no address and port");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> HostConnection.open(Handshake.parse("1|6|tcp|127.0.0.1:1|grpc|AAAA"), null))
			.withMessage("The certificate of the handshake line cannot be used");
	}

	private void start(HostIdentity identity, String network) throws IOException {
		start(identity, network, Map.of());
	}

	private void start(HostIdentity identity, String network, Map<String, String> environment) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
						"-cp", System.getProperty("java.class.path"), ServedProvider.class.getName(), network));
		this.provider = ProviderProcess.start(new HostEnvironment(identity).with(environment)
			.applyTo(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT)));
	}

	private static String summary(HostConnection connection) {
		return ProviderGrpc.newBlockingStub(connection.channel())
			.getProviderSchema(GetProviderSchema.Request.getDefaultInstance())
			.getDiagnostics(0)
			.getSummary();
	}

}
