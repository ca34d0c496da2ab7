/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.google.protobuf.ByteString;
import dev.tfprovider.internal.log.LogModule;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Files with the values of requests and responses.
 */
class ProtocolDataTests {

	private static final Logger logger = (Logger) LoggerFactory.getLogger(LogModule.PROTOCOL);

	private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

	@TempDir
	private Path temporary;

	@BeforeEach
	void record() {
		this.lines.start();
		logger.addAppender(this.lines);
		logger.setLevel(Level.WARN);
	}

	@AfterEach
	void close() {
		logger.detachAppender(this.lines);
		logger.setLevel(null);
	}

	@Test
	void eachValueBecomesAFile() throws Exception {
		Path directory = this.temporary.resolve("new");
		Tfplugin6.DynamicValue state = Acme.thing("{\"id\":1,\"name\":\"a\"}");
		Tfplugin6.ReadResource.Response response = read(directory, state);
		assertThat(names(directory)).containsExactly("ReadResource_Request_CurrentState.msgpack",
				"ReadResource_Request_Private", "ReadResource_Request_ProviderMeta.empty",
				"ReadResource_Response_NewIdentity_IdentityData.msgpack", "ReadResource_Response_NewState.msgpack",
				"ReadResource_Response_Private");
		assertThat(content(directory, "Request_CurrentState.msgpack")).isEqualTo(state.getMsgpack().toByteArray());
		assertThat(content(directory, "Response_NewState.msgpack"))
			.isEqualTo(response.getNewState().getMsgpack().toByteArray());
		assertThat(content(directory, "Request_Private")).asString().isEqualTo("kept");
	}

	@Test
	void jsonIsKeptAsItIs() throws Exception {
		call(this.temporary,
				(client) -> client.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
					.setTypeName("acme_thing")
					.setRawState(Served.raw("{\"id\":1}"))
					.build()));
		assertThat(content(this.temporary, "UpgradeResourceState_Request_RawState.json")).asString()
			.isEqualTo("{\"id\":1}");
		assertThat(names(this.temporary)).contains("UpgradeResourceState_Response_UpgradedState.msgpack");
	}

	@Test
	void filesOfTheSameMomentDoNotOverwriteEachOther() throws Exception {
		ProtocolDataFiles files = new ProtocolDataFiles(this.temporary);
		for (int number = 0; number < 50; number++) {
			files.write("same", ByteString.copyFromUtf8(String.valueOf(number)));
		}
		assertThat(files()).hasSize(50);
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void onlyTheOwnerMayReadThem() throws Exception {
		Path directory = this.temporary.resolve("a/b");
		read(directory, Acme.thing("{\"id\":1}"));
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(directory))).isEqualTo("rwx------");
		try (Stream<Path> files = Files.list(directory)) {
			assertThat(files).isNotEmpty()
				.allSatisfy((file) -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
					.isEqualTo("rw-------"));
		}
	}

	@Test
	void whenTheyCannotBeWrittenTheRequestIsAnsweredAndOneLineSaysSo() throws Exception {
		Path file = Files.writeString(this.temporary.resolve("file"), "no directory");
		assertThat(read(file, Acme.thing("{\"id\":1,\"name\":\"a\"}")).getDiagnosticsList()).isEmpty();
		assertThat(this.lines.list).singleElement()
			.satisfies((line) -> assertThat(line.getFormattedMessage())
				.isEqualTo("Unable to write protocol data files to " + file));
	}

	@Test
	void withoutADirectoryNothingIsWritten() throws Exception {
		ProtocolData.NONE.request("X", "no message");
		read(null, Acme.thing("{\"id\":1,\"name\":\"a\"}"));
		assertThat(files()).isEmpty();
	}

	private Tfplugin6.ReadResource.Response read(Path directory, Tfplugin6.DynamicValue state) throws Exception {
		return call(directory,
				(client) -> client.readResource(Tfplugin6.ReadResource.Request.newBuilder()
					.setTypeName("acme_thing")
					.setCurrentState(state)
					.setPrivate(ByteString.copyFromUtf8("kept"))
					.build()));
	}

	private static <R> R call(Path directory, Call<R> call) throws Exception {
		ProtocolData data = (directory != null) ? new ProtocolData(new ProtocolDataFiles(directory))
				: ProtocolData.NONE;
		ConnectionSessions sessions = new ConnectionSessions();
		String name = InProcessServerBuilder.generateName();
		Server server = InProcessServerBuilder.forName(name)
			.addTransportFilter(sessions.filter())
			.addService(new ProviderService(new Acme().runtime(new CurrentSession()), sessions, data))
			.build()
			.start();
		ManagedChannel channel = InProcessChannelBuilder.forName(name).build();
		try {
			return call.run(ProviderGrpc.newBlockingStub(channel));
		}
		finally {
			channel.shutdownNow();
			server.shutdownNow();
		}
	}

	/**
	 * Return the names of the files without the time, in order.
	 */
	private static List<String> names(Path directory) throws IOException {
		try (Stream<Path> files = Files.list(directory)) {
			return files.map((file) -> file.getFileName().toString())
				.peek((name) -> assertThat(name).matches("\\d{13}_.*"))
				.map((name) -> name.substring(14))
				.sorted()
				.toList();
		}
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.list(this.temporary)) {
			return files.toList();
		}
	}

	private static byte[] content(Path directory, String end) throws IOException {
		try (Stream<Path> files = Files.list(directory)) {
			return Files.readAllBytes(
					files.filter((file) -> file.getFileName().toString().endsWith(end)).findFirst().orElseThrow());
		}
	}

	interface Call<R> {

		R run(ProviderGrpc.ProviderBlockingStub client);

	}

}
