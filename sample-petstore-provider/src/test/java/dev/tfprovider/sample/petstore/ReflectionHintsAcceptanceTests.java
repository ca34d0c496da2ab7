/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.agent.RecordedInvocation;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the provider reaches by reflection of its own classes, and of those of the
 * framework, while Terraform in memory takes all steps of the demo. An executable without
 * a JVM has it only if a hint names it, so this finds a missing hint without GraalVM.
 */
@Tag("thorough")
@DisabledOnOs(OS.WINDOWS)
class ReflectionHintsAcceptanceTests {

	private static final String INSTRUMENTED = "+dev.tfprovider,+tools.jackson,+org.hibernate.validator,"
			+ "+org.springframework.boot,+org.springframework.web,+org.springframework.beans,+org.springframework.aop,"
			+ "+org.springframework.util,+org.springframework.core";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@TempDir
	Path directory;

	@Test
	void everythingReachedByReflectionHasAHint() throws Exception {
		Path notes = this.directory.resolve("notes");
		Path demo = this.directory.resolve("demo");
		Process process = new ProcessBuilder(java(), "-cp", System.getProperty("java.class.path"),
				InMemoryDemo.class.getName(), provider(notes).toString(), api.endpoint().toString(), "0", "false")
			.redirectErrorStream(true)
			.redirectOutput(demo.toFile())
			.start();
		assertThat(process.waitFor(20, TimeUnit.MINUTES)).isTrue();
		assertThat(process.exitValue()).as(Files.readString(demo)).isZero();
		List<String> lines = Files.readAllLines(notes);
		assertThat(lines)
			.contains(ReflectionRecorder.COVERED + PetstoreProvider.class.getPackageName() + ".provider.Pet");
		assertThat(lines).filteredOn((line) -> line.startsWith(ReflectionRecorder.MISSING)).isEmpty();
	}

	/**
	 * Write an executable as hosts start it.
	 */
	private Path provider(Path notes) throws IOException, URISyntaxException {
		Path agent = Path.of(RecordedInvocation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		Path script = Files.writeString(this.directory.resolve("terraform-provider-petstore_v0.1.0"), """
				#!/bin/sh
				exec '%s' '-javaagent:%s=%s' '-javaagent:%s=%s' -XX:TieredStopAtLevel=1 -Dspring.aot.enabled=true \\
					-cp '%s' %s "$@"
				""".formatted(java(), agent, INSTRUMENTED, recorder(), notes, System.getProperty("java.class.path"),
				PetstoreProvider.class.getName()));
		assertThat(script.toFile().setExecutable(true)).isTrue();
		return script;
	}

	private Path recorder() throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().putValue("Premain-Class", ReflectionRecorder.class.getName());
		Path jar = this.directory.resolve("recorder.jar");
		try (OutputStream out = Files.newOutputStream(jar)) {
			new JarOutputStream(out, manifest).close();
		}
		return jar;
	}

	private static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

}
