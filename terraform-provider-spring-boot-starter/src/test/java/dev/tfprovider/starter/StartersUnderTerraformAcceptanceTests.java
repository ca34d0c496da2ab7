/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.boot.launch.ListeningSockets;
import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider with what authors add from habit, launched by the real CLI: one line and
 * nothing else on standard output, and one listener as long as it runs.
 */
@Tag("thorough")
@EnabledOnOs(OS.LINUX)
class StartersUnderTerraformAcceptanceTests {

	private static final String NOTE = "notes_note.a";

	private static final Path FOLDER = Path.of("target", "starters-under-terraform").toAbsolutePath();

	private static final StarterClassPaths CLASS_PATHS = new StarterClassPaths(FOLDER);

	private static final Set<String> HABITS = Set.of("actuator", "grpc-client", "grpc-server", "log4j2", "security",
			"webmvc");

	@BeforeAll
	static void find() throws Exception {
		String searched = System.getenv("PATH");
		Assumptions.assumeTrue(
				System.getenv("TERRAFORM_CLI") != null
						|| Stream.of(searched.split(":"))
							.anyMatch((folder) -> Files.isExecutable(Path.of(folder, "terraform"))
									|| Files.isExecutable(Path.of(folder, "tofu"))),
				"no terraform or tofu on the PATH");
		CLASS_PATHS.find(starters());
	}

	static List<Starter> starters() {
		return Stream
			.concat(Starters.ALL.stream().filter((starter) -> HABITS.contains(starter.name())),
					Starters.MODULES.stream())
			.toList();
	}

	@ParameterizedTest
	@MethodSource("starters")
	void providerHasOneLineAndOneListener(Starter starter) throws Exception {
		String classPath = CLASS_PATHS.of(starter).orElse(null);
		Assumptions.assumeTrue(classPath != null, "The repositories do not have it");
		Path launches = Files.createTempDirectory(FOLDER, "launches");
		Path provider = Files.createDirectories(FOLDER.resolve(starter.name()));
		// The process keeps its number
		Path launcher = Files.writeString(provider.resolve("terraform-provider-notes"), """
				#!/bin/bash
				exec > >(tee '%1$s'/$$.out) 2> >(tee '%1$s'/$$.err >&2)
				exec %2$s
				""".formatted(launches,
				starter.command(classPath).stream().collect(Collectors.joining("' '", "'", "'"))));
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
		try (TerraformCli cli = TerraformCli.create(ProviderInstallation.devOverride("acme/notes", provider))) {
			launch(starter, cli, launches);
		}
	}

	private static void launch(Starter starter, TerraformCli cli, Path launches) throws Exception {
		CompletableFuture<Run> applied = CompletableFuture.supplyAsync(() -> cli.apply("""
				resource "notes_note" "a" {
				  text = "Hello"
				}
				"""));
		Map<Long, Set<String>> listeners = new TreeMap<>();
		while (!applied.isDone()) {
			for (long process : processes(launches)) {
				listeners.computeIfAbsent(process, (number) -> new TreeSet<>()).addAll(ListeningSockets.of(process));
			}
			Thread.sleep(20);
		}
		if (!starter.failure().isEmpty()) {
			assertThat(applied.get()).failed();
			long process = processes(launches).get(0);
			assertThat(launches.resolve(process + ".out")).isEmptyFile();
			assertThat(launches.resolve(process + ".err")).content().contains(starter.failure());
			return;
		}
		assertThat(applied.get()).succeeded().plans(NOTE, Action.CREATE).hasAttribute(NOTE, "id", "1");
		assertThat(processes(launches)).hasSizeGreaterThan(1);
		for (long process : processes(launches)) {
			List<String> output = Files.readAllLines(launches.resolve(process + ".out"));
			assertThat(output).hasSize(1);
			assertThat(listeners.get(process)).as(Files.readString(launches.resolve(process + ".err")))
				.containsExactly(Handshake.parse(output.get(0)).address());
		}
	}

	private static List<Long> processes(Path launches) throws IOException {
		try (Stream<Path> files = Files.list(launches)) {
			return files.map((file) -> file.getFileName().toString())
				.filter((name) -> name.endsWith(".out"))
				.map((name) -> Long.valueOf(name.substring(0, name.length() - ".out".length())))
				.sorted()
				.toList();
		}
	}

}
