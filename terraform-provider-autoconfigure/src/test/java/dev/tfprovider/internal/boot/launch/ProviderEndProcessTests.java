/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.protobuf.ByteString;
import dev.tfprovider.boot.application.StubbornProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ApplyResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How a provider process ends, whatever the author's code does about it. Every provider
 * here has a thread of the author's that is no daemon.
 */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class ProviderEndProcessTests {

	private static final ObjectType JOB = ObjectType
		.of(Map.of("id", TerraformType.NUMBER, "what", TerraformType.STRING));

	/**
	 * Processes that hang do so for ever, so that any limit tells them from those that
	 * are slow.
	 */
	private static final Duration LONGEST_END = Duration.ofSeconds(30);

	@TempDir
	private Path directory;

	@Test
	void whenTerminatedDuringACallAnswersWithWhatIsKnown() throws Exception {
		try (ProviderProcess provider = start(""); ProbeHost host = connect(provider)) {
			ListenableFuture<ApplyResourceChange.Response> answer = create(host, "hang");
			awaitError(provider, "creating");
			assertThat(this.directory.resolve("tmp")).isEmptyDirectory();
			provider.signal("TERM");
			assertAnswered(answer.get());
			assertThat(exitStatus(provider)).isEqualTo(143);
			assertThat(provider.errors()).contains("interrupted, but going on");
			assertThat(logged(provider, "A call goes on while the process ends").path("stacktrace").asString())
				.contains("StubbornProvider$Jobs.create");
			assertThat(provider.remainingOutput()).isEmpty();
		}
	}

	@Test
	@Tag("thorough")
	void whenItsOwnCodeExitsAnswersWithWhatIsKnownAndNamesThatCode() throws Exception {
		try (ProviderProcess provider = start(""); ProbeHost host = connect(provider)) {
			assertAnswered(create(host, "exit").get());
			assertThat(exitStatus(provider)).isEqualTo(3);
			JsonNode reason = logged(provider, "The provider's own code ends the process: ");
			assertThat(reason.path("@level").asString()).isEqualTo("error");
			assertThat(reason.path("@message").asString()).contains("StubbornProvider$Jobs.create");
		}
	}

	@ParameterizedTest
	@CsvSource({ "end, StubbornProvider$HangingEnd.finish", "hook, StubbornProvider$HangingHook.run" })
	@Tag("thorough")
	void whenTerminatedAndSomethingHangsEndsAndNamesIt(String hanging, String place) throws Exception {
		try (ProviderProcess provider = start(hanging); ProbeHost host = connect(provider)) {
			assertThat(host.schema().getResourceSchemasMap()).containsOnlyKeys("probe_job");
			provider.signal("TERM");
			assertThat(exitStatus(provider)).isEqualTo(1);
			assertUnfinished(provider, place);
		}
	}

	@Test
	@Tag("thorough")
	void whenShutDownWithACallAndABeanThatHangEnds() throws Exception {
		try (ProviderProcess provider = start("end"); ProbeHost host = connect(provider)) {
			ListenableFuture<ApplyResourceChange.Response> answer = create(host, "hang");
			awaitError(provider, "creating");
			assertThat(answer.isDone()).isFalse();
			host.shutDown();
			assertThat(exitStatus(provider)).isZero();
		}
	}

	@Test
	@Tag("thorough")
	void whenItsHostDiesBeforeItHasStartedEnds() throws Exception {
		try (ProviderProcess host = launch("start").from("sh", "-c", "\"$@\" & wait", "sh").start(this.directory)) {
			awaitError(host, "starting");
			assertEndsWithParent(host);
		}
	}

	@Test
	@Tag("thorough")
	void whenNobodyReadsItsHandshakeEnds() throws Exception {
		try (ProviderProcess shell = launch("").from("sh", "-c", "\"$@\" | true", "sh").start(this.directory)) {
			assertThat(exitStatus(shell)).isZero();
		}
	}

	@Test
	@Tag("thorough")
	void whenDebuggedEndsWithWhoeverStartedIt() throws Exception {
		try (ProviderProcess shell = launch("").byHand("--debug")
			.from("sh", "-c", "\"$@\" & wait", "sh")
			.start(this.directory)) {
			assertThat(shell.readLine()).startsWith("Provider started.");
			assertEndsWithParent(shell);
		}
	}

	@Test
	@Tag("thorough")
	void whenDebuggedWithoutHangupOutlivesWhoeverStartedIt() throws Exception {
		try (ProviderProcess shell = launch("").byHand("--debug")
			.from("sh", "-c", "trap '' HUP; \"$@\" & wait", "sh")
			.start(this.directory)) {
			assertThat(shell.readLine()).startsWith("Provider started.");
			ProcessHandle provider = shell.process().children().findFirst().orElseThrow();
			try {
				shell.signal("KILL");
				shell.process().waitFor();
				// longer than it takes one that looks after its parent to notice
				assertThat(provider.onExit().completeOnTimeout(null, 3, TimeUnit.SECONDS).join()).isNull();
				ProviderProcess.signal(provider.pid(), "TERM");
				ProviderProcess.awaitEnd(provider);
			}
			finally {
				provider.destroyForcibly();
			}
		}
	}

	private ProviderProcess start(String hanging) throws Exception {
		Path temporary = Files.createDirectory(this.directory.resolve("tmp"));
		return launch(hanging).property("java.io.tmpdir", temporary.toString()).start(this.directory);
	}

	private static ProviderProcess.Launch launch(String hanging) {
		return ProviderProcess.of(StubbornProvider.class)
			.environment("TF_LOG", "WARN")
			.property("test.hanging", hanging);
	}

	private static ProbeHost connect(ProviderProcess provider) throws Exception {
		return ProbeHost.plainText(provider.readLine().split("\\|")[3]);
	}

	private static ListenableFuture<ApplyResourceChange.Response> create(ProbeHost host, String what) {
		String job = "{\"id\": null, \"what\": \"" + what + "\"}";
		byte[] nothing = ValueCodec.of(JOB).write(TerraformValue.ofNull(JOB));
		return ProviderGrpc.newFutureStub(host.channel())
			.applyResourceChange(ApplyResourceChange.Request.newBuilder()
				.setTypeName("probe_job")
				.setPriorState(DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(nothing)))
				.setConfig(DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(job)))
				.setPlannedState(DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(job)))
				.build());
	}

	private static void assertAnswered(ApplyResourceChange.Response answer) {
		assertThat(answer.getDiagnosticsList()).extracting(Diagnostic::getSummary)
			.containsExactly("Provider is ending");
		ObjectValue state = (ObjectValue) ValueCodec.of(JOB).read(answer.getNewState().getMsgpack().toByteArray());
		assertThat(((NumberValue) state.get("id")).number()).isEqualByComparingTo("7");
	}

	private static void assertUnfinished(ProviderProcess provider, String place) throws Exception {
		assertThat(provider.log())
			.filteredOn((entry) -> entry.path("@message")
				.asString()
				.startsWith("The provider does not end in order and is halted: "))
			.anySatisfy((entry) -> {
				assertThat(entry.path("@level").asString()).isEqualTo("warn");
				assertThat(entry.path("@message").asString()).contains("StubbornProvider.hang(");
				assertThat(entry.path("stacktrace").asString()).contains(place);
			});
	}

	private static void assertEndsWithParent(ProviderProcess parent) throws Exception {
		ProcessHandle provider = parent.process().children().findFirst().orElseThrow();
		try {
			parent.signal("KILL");
			ProviderProcess.awaitEnd(provider);
		}
		finally {
			provider.destroyForcibly();
		}
	}

	private static JsonNode logged(ProviderProcess provider, String start) throws Exception {
		return provider.log()
			.stream()
			.filter((entry) -> entry.path("@message").asString().startsWith(start))
			.findFirst()
			.orElseThrow(() -> new AssertionError("'" + start + "' is not logged"));
	}

	private static int exitStatus(ProviderProcess provider) throws Exception {
		assertThat(provider.process().waitFor(LONGEST_END.toSeconds(), TimeUnit.SECONDS)).isTrue();
		return provider.process().exitValue();
	}

	private static void awaitError(ProviderProcess provider, String line) throws Exception {
		while (!provider.errors().contains(line)) {
			TimeUnit.MILLISECONDS.sleep(20);
		}
	}

}
