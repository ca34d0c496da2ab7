/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A new project in development: {@code mvn spring-boot:run} in one shell, {@code mvn
 * compile} and the CLI in others.
 */
@Tag("thorough")
@Timeout(600)
class SpringBootRunAcceptanceTests {

	private static final Duration LONGEST_START = Duration.ofMinutes(3);

	private static final String NAMES = "this.client.names()";

	@TempDir
	Path directory;

	private NewProjectFolder project;

	private Process running;

	private TerraformCli terraform;

	@BeforeEach
	void start() throws Exception {
		this.project = NewProjectFolder.create(this.directory);
		Path file = this.project.path().resolve("target/provider.env");
		this.running = this.project.start(this.project.path(), log(),
				this.project.maven("spring-boot:run", "-Dspring-boot.run.arguments=--env-file=target/provider.env"));
		long deadline = System.nanoTime() + LONGEST_START.toNanos();
		while (!Files.exists(file)) {
			assertThat(this.running.isAlive() && System.nanoTime() < deadline).as(this::output).isTrue();
			Thread.sleep(20);
		}
		String line = Files.readString(file).strip();
		this.terraform = TerraformCli
			.create(ProviderInstallation.reattach("acme/notes",
					line.substring("export TF_REATTACH_PROVIDERS='".length(), line.length() - 1)))
			.write("""
					provider "notes" {
					  directory = "items"
					}
					data "notes_items" "all" {
					}
					output "names" {
					  value = data.notes_items.all.names
					}
					""");
		Files.writeString(Files.createDirectory(this.project.path().resolve("items")).resolve("hello.txt"), "Hello");
	}

	@AfterEach
	void end() throws InterruptedException {
		if (this.terraform != null) {
			this.terraform.close();
		}
		if (this.running != null) {
			this.running.descendants().forEach(ProcessHandle::destroyForcibly);
			this.running.destroyForcibly().waitFor();
		}
	}

	@Test
	void changedSourceIsSeenByTheNextPlanAtTheSameAddress() throws Exception {
		assertThat(names(this.terraform.plan())).isEqualTo("[\"hello\"]");
		for (String name : new String[] { "first", "second" }) {
			save("List.of(\"" + name + "\")");
			compile();
			assertThat(names(this.terraform.plan())).isEqualTo("[\"" + name + "\"]");
		}
		assertThat(output()).containsOnlyOnce("export TF_REATTACH_PROVIDERS=").doesNotContain("\tat ");
	}

	@Test
	void sourceThatDoesNotCompileIsNoEnd() throws Exception {
		assertThat(names(this.terraform.plan())).isEqualTo("[\"hello\"]");
		save("List.of(");
		Process compiler = this.project.start(this.project.path(), this.directory.resolve("compile.log"),
				this.project.maven("compile"));
		assertThat(compiler.waitFor()).isNotZero();
		// Maven has deleted what was compiled before
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("The class com.acme.notes.NotesProvider, which runs the application, is not there.");
		save("List.of(\"mended\")");
		compile();
		assertThat(names(this.terraform.plan())).isEqualTo("[\"mended\"]");
		assertThat(output()).containsOnlyOnce("export TF_REATTACH_PROVIDERS=").doesNotContain("\tat ");
	}

	private void save(String names) throws IOException {
		Path source = this.project.path().resolve("src/main/java/com/acme/notes/ItemsDataSource.java");
		Path original = this.directory.resolve("ItemsDataSource.java");
		if (!Files.exists(original)) {
			Files.copy(source, original);
		}
		Files.writeString(source, Files.readString(original).replace(NAMES, names));
	}

	private void compile() throws Exception {
		this.project.run(this.project.path(), this.project.maven("compile"));
	}

	private static String names(Run plan) {
		assertThat(plan).succeeded();
		return plan.planJson().path("planned_values").path("outputs").path("names").path("value").toString();
	}

	private Path log() {
		return this.directory.resolve("output.txt");
	}

	private String output() {
		return NewProjectFolder.read(log());
	}

}
