/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.boot.launch.ListeningSockets;
import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.ProviderProcess;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider with each of the starters of Spring Boot, launched as a host launches it:
 * one line and nothing else on standard output, one listener, the schema; or the failure
 * that is expected. What is not to be had from the repositories is skipped.
 */
@Tag("thorough")
@EnabledOnOs(OS.LINUX)
@Timeout(900)
class StartersAcceptanceTests {

	private static final Path PAGE = Path.of("..", "docs", "starters.md");

	private static final Duration LONGEST_START = Duration.ofSeconds(60);

	private static final StarterClassPaths CLASS_PATHS = new StarterClassPaths(
			Path.of("target", "starters").toAbsolutePath());

	private static final ExecutorService TWO_AT_A_TIME = Executors.newFixedThreadPool(2);

	private static final Map<String, Future<Optional<Launched>>> LAUNCHES = new HashMap<>();

	@BeforeAll
	static void launchAll() throws Exception {
		CLASS_PATHS.find(Starters.ALL);
		for (Starter starter : Starters.ALL) {
			LAUNCHES.put(starter.name(), TWO_AT_A_TIME.submit(() -> launch(starter)));
		}
	}

	@AfterAll
	static void stop() {
		TWO_AT_A_TIME.shutdownNow();
	}

	@Test
	void everyStarterThatSpringBootManagesIsListed() throws Exception {
		assertThat(Starters.ALL).extracting(Starter::name).containsExactlyElementsOf(StarterClassPaths.managed());
	}

	@Test
	void documentationSaysTheSame() throws IOException {
		String table = Stream.concat(Starters.ALL.stream(), Starters.MODULES.stream())
			.map(Starter::line)
			.collect(Collectors.joining("\n"));
		List<String> lines = Files.readAllLines(PAGE);
		assertThat(lines.stream().filter((line) -> line.startsWith("| `spring-boot-")).toList())
			.as("the rows of docs/starters.md should be:%n%s", table)
			.containsExactlyElementsOf(table.lines().toList());
	}

	static List<Starter> starters() {
		return Starters.ALL;
	}

	@ParameterizedTest
	@MethodSource("starters")
	void providerStartsOrSaysWhyNot(Starter starter) throws Exception {
		Optional<Launched> found = LAUNCHES.get(starter.name()).get();
		Assumptions.assumeTrue(found.isPresent(), "The repositories do not have it");
		Launched launched = found.get();
		if (launched.schema == null) {
			assertThat(launched.output).isEmpty();
			assertThat(starter.failure()).as(launched.log).isNotEmpty();
			assertThat(launched.log).contains(starter.failure());
			return;
		}
		assertThat(launched.output).as(launched.log).hasSize(1);
		assertThat(launched.ended).as("ends in time").isTrue();
		assertThat(launched.listeners).as("listens on")
			.containsExactly(Handshake.parse(launched.output.get(0)).address());
		String problems = launched.schema.getDiagnosticsList()
			.stream()
			.map(Diagnostic::getDetail)
			.collect(Collectors.joining("\n"));
		if (starter.failure().isEmpty()) {
			assertThat(problems).as(launched.log).isEmpty();
			assertThat(launched.schema.getResourceSchemasMap()).containsOnlyKeys("notes_note");
		}
		else {
			assertThat(problems).contains(starter.failure());
		}
	}

	private static Optional<List<String>> command(Starter starter) throws IOException {
		return CLASS_PATHS.of(starter).map(starter::command);
	}

	private static Optional<Launched> launch(Starter starter) throws Exception {
		Optional<List<String>> command = command(starter);
		return command.isPresent() ? Optional.of(launch(starter, command.get())) : Optional.empty();
	}

	private static Launched launch(Starter starter, List<String> command) throws Exception {
		HostIdentity identity = HostIdentity.create();
		Path directory = Path.of("target", "starters", starter.name()).toAbsolutePath();
		Path log = directory.resolve("stderr.log");
		ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectError(log.toFile());
		new HostEnvironment(identity).with(Map.of("JAVA_TOOL_OPTIONS", "")).applyTo(builder);
		try (ProviderProcess process = ProviderProcess.start(builder)) {
			Optional<String> line = process.firstLine(LONGEST_START);
			if (line.isEmpty()) {
				return new Launched(null, List.of(), process.standardOutput(), true, read(log));
			}
			try (HostConnection host = HostConnection.open(Handshake.parse(line.get()), identity)) {
				GetProviderSchema.Response schema = ProviderGrpc.newBlockingStub(host.channel())
					.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
				List<String> listeners = List.copyOf(ListeningSockets.of(process.process().pid()));
				host.shutDown(LONGEST_START);
				boolean ended = process.hasEndedWithin(Duration.ofSeconds(20));
				return new Launched(schema, listeners, process.standardOutput(), ended, read(log));
			}
		}
	}

	private static String read(Path log) {
		try {
			return Files.readString(log);
		}
		catch (IOException ex) {
			return ex.toString();
		}
	}

	/**
	 * What came of a launch.
	 */
	private record Launched(GetProviderSchema.@Nullable Response schema, List<String> listeners, List<String> output,
			boolean ended, String log) {

	}

}
