/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.nio.file.Path;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.NettyChannelBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What a host hears from a process of 32 MB that it asks for too much.
 */
@Timeout(300)
class FullHeapProcessTests {

	private static final String REMEDY = "Give it more in the environment variable ACME_JAVA_OPTS";

	private static final ByteString PRIVATE = ByteString.copyFromUtf8("private");

	private static Process process;

	private static ManagedChannel channel;

	private final ProviderGrpc.ProviderBlockingStub client = ProviderGrpc.newBlockingStub(channel);

	/**
	 * Starts a process whose heap alone is small: how full network buffers are depends on
	 * what came before.
	 */
	@BeforeAll
	static void launch() throws IOException {
		process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx32m",
				"-XX:MaxDirectMemorySize=256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
				"-Dio.netty.allocator.maxOrder=4", "-cp", System.getProperty("java.class.path"),
				SmallHeapProvider.class.getName())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		String[] address = process.inputReader().readLine().split("\\|")[3].split(":");
		channel = NettyChannelBuilder.forAddress(address[0], Integer.parseInt(address[1]))
			.usePlaintext()
			.maxInboundMessageSize(Integer.MAX_VALUE)
			.build();
	}

	@AfterAll
	static void kill() {
		channel.shutdownNow();
		process.destroyForcibly();
	}

	/**
	 * Of 8 MB, the request can be read but not answered; of 13 MB, not even that.
	 */
	@ParameterizedTest
	@ValueSource(ints = { 8, 13 })
	void objectThatIsTooLargeIsAnsweredWithTheRemedy(int megabytes) {
		Tfplugin6.ReadResource.Response response = this.client.readResource(read(megabytes));
		assertThat(response.getDiagnosticsList()).singleElement()
			.satisfies((diagnostic) -> assertOutOfMemory(diagnostic, "ReadResource"));
		assertStillServes();
	}

	@Test
	void messageThatIsLargerThanMemoryIsRefusedAlone() {
		assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> this.client.readResource(read(24)))
			.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.RESOURCE_EXHAUSTED))
			.withMessageContaining("message exceeds maximum size");
		assertStillServes();
	}

	/**
	 * The object exists by the time there is no memory to tell of it.
	 */
	@Test
	void createdObjectKeepsWhatIsKnownOfIt() {
		Tfplugin6.DynamicValue planned = Acme.thing("{\"name\":\"big\",\"size\":8}");
		Tfplugin6.ApplyResourceChange.Response response = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setConfig(planned)
				.setPlannedState(planned)
				.setPlannedPrivate(PRIVATE)
				.build());
		ObjectValue state = (ObjectValue) Values6.read(Acme.codec(), response.getNewState());
		assertThat(state.get("id")).isEqualTo(TerraformValue.number(7));
		assertThat(state.get("name")).isEqualTo(TerraformValue.string("big"));
		assertThat(state.get("any").isNull()).isTrue();
		assertThat(response.getPrivate()).isEqualTo(PRIVATE);
		assertThat(response.getDiagnosticsList())
			.anySatisfy((diagnostic) -> assertOutOfMemory(diagnostic, "ApplyResourceChange"));
		assertStillServes();
	}

	private void assertStillServes() {
		Tfplugin6.ReadResource.Response response = this.client.readResource(read(1));
		assertThat(response.getDiagnosticsList()).isEmpty();
		ObjectValue state = (ObjectValue) Values6.read(Acme.codec(), response.getNewState());
		assertThat(state.get("id")).isEqualTo(TerraformValue.number(1));
	}

	private static void assertOutOfMemory(Tfplugin6.Diagnostic diagnostic, String request) {
		assertThat(diagnostic.getSeverity()).isEqualTo(Tfplugin6.Diagnostic.Severity.ERROR);
		assertThat(diagnostic.getSummary()).isEqualTo("Provider is out of memory in " + request);
		assertThat(diagnostic.getDetail()).contains(REMEDY);
	}

	private static Tfplugin6.ReadResource.Request read(int megabytes) {
		return Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName("acme_thing")
			.setCurrentState(
					Acme.thing("{\"id\":1,\"name\":\"a\",\"parts\":[],\"any\":{\"type\":\"string\",\"value\":\"%s\"}}"
						.formatted("x".repeat(megabytes << 20))))
			.build();
	}

}
