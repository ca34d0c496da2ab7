/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Path;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc.ProviderBlockingStub;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ConfigureProvider;
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
 * What becomes of a secret of the settings that threads of the author log outside of any
 * call, while the launch runs and after its end.
 */
@Timeout(240)
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
class ResidentSecretProcessTests {

	private static final String SECRET = "hunter2swordfish";

	@TempDir(factory = PrivateTempDir.class)
	private Path directory;

	@Test
	void ownLogOfTheProcessHasNoSecretOfALaunch() throws Exception {
		try (ResidentProcess resident = ResidentProcess.start(LingeringProvider.class, this.directory)) {
			try (RelayedLaunch launch = resident.launch(Map.of("TF_LOG", "WARN"))) {
				assertThat(launch.readLine()).startsWith("ok ");
				try (ProbeHost host = ProbeHost.plainText(launch.readLine().split("\\|")[3])) {
					startThreads(host);
					await(resident, "Thread of a pool refreshes ***");
					host.shutDown();
				}
				assertThat(launch.remainingLog()).anyMatch((line) -> line.contains("Thread of a launch refreshes ***"))
					.noneMatch((line) -> line.contains(SECRET));
			}
			await(resident, "Thread of a launch refreshes ***");
			collectGarbage(resident);
			int before = resident.log().length();
			await(resident, before, "Thread of a launch refreshes ");
			await(resident, before, "Thread of a pool refreshes ");
			assertThat(resident.log()).doesNotContain(SECRET);
		}
	}

	private static void startThreads(ProbeHost host) {
		ProviderBlockingStub client = ProviderGrpc.newBlockingStub(host.channel());
		assertThat(client
			.configureProvider(
					ConfigureProvider.Request.newBuilder().setConfig(json("{\"token\": \"" + SECRET + "\"}")).build())
			.getDiagnosticsList()).isEmpty();
		assertThat(client
			.readDataSource(ReadDataSource.Request.newBuilder()
				.setTypeName("probe_session")
				.setConfig(json("{\"name\": \"a\"}"))
				.build())
			.getDiagnosticsList()).isEmpty();
	}

	private static void await(ResidentProcess resident, String text) throws Exception {
		await(resident, 0, text);
	}

	private static void await(ResidentProcess resident, int from, String text) throws Exception {
		while (!resident.log().substring(from).contains(text)) {
			assertThat(resident.log()).doesNotContain(SECRET);
			assertThat(resident.process().isAlive()).isTrue();
			Thread.sleep(20);
		}
	}

	private static void collectGarbage(ResidentProcess resident) throws Exception {
		Process jcmd = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
				Long.toString(resident.process().pid()), "GC.run")
			.redirectErrorStream(true)
			.start();
		jcmd.getInputStream().readAllBytes();
		assertThat(jcmd.waitFor()).isZero();
	}

	private static DynamicValue json(String json) {
		return DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(json)).build();
	}

}
