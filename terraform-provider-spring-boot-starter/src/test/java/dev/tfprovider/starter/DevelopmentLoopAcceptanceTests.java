/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A project as its developer runs it: with Spring Boot DevTools, from a folder with
 * classes, while a CLI uses it and sources are compiled.
 */
@Tag("thorough")
@Timeout(300)
class DevelopmentLoopAcceptanceTests {

	private static final Duration LONGEST_START = Duration.ofMinutes(1);

	private static final String CONFIGURATION = """
			data "greet_greeting" "rex" {
			  name = "Rex"
			}
			output "text" {
			  value = data.greet_greeting.rex.text
			}
			""";

	private static final String MODEL = """
			package com.acme;
			import dev.tfprovider.attribute.Computed;
			import org.jspecify.annotations.Nullable;
			record Greeting(String name, @Computed @Nullable String text) {
			}
			""";

	private static final String READER = """
			package com.acme;
			import dev.tfprovider.boot.TerraformDataSource;
			import dev.tfprovider.datasource.DataSourceData;
			import dev.tfprovider.datasource.DataSourceReader;
			@TerraformDataSource("greeting")
			class GreetingReader implements DataSourceReader<Greeting> {
				@Override
				public Greeting read(DataSourceData<Greeting> data) {
					Greeting greeting = data.config();
					return new Greeting(greeting.name(), "Hello " + greeting.name());
				}
			}
			""";

	private static final String APPLICATION = """
			package com.acme;
			import dev.tfprovider.boot.TerraformProvider;
			import org.springframework.boot.autoconfigure.SpringBootApplication;
			@SpringBootApplication
			public class GreetProvider {
				public static void main(String[] args) {
					TerraformProvider.run(GreetProvider.class, args);
				}
			}
			""";

	@TempDir
	private Path project;

	private Path classes;

	private Process provider;

	private TerraformCli terraform;

	@BeforeEach
	void create() throws IOException {
		this.classes = Files.createDirectories(this.project.resolve("target/classes"));
		Files.writeString(this.classes.resolve("application.properties"), """
				terraform.provider.name=greet
				terraform.provider.address=acme/greet
				terraform.provider.development.env-file=dev.env
				""");
		compile("GreetProvider", APPLICATION);
		compile("Greeting", MODEL);
		compile("GreetingReader", READER);
	}

	@AfterEach
	void end() {
		if (this.terraform != null) {
			this.terraform.close();
		}
		if (this.provider != null) {
			this.provider.destroyForcibly();
		}
	}

	@Test
	void changedClassIsSeenByTheNextPlan() throws Exception {
		start();
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		for (int i = 0; i < 5; i++) {
			String greeting = "Good morning number " + i + " ";
			compile("GreetingReader", READER.replace("Hello ", greeting));
			assertThat(text(this.terraform.plan())).isEqualTo(greeting + "Rex");
		}
		assertThat(output()).containsOnlyOnce("export TF_REATTACH_PROVIDERS=");
	}

	@Test
	void changedSchemaIsSeenAndABrokenOneExplained() throws Exception {
		start();
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		compile("Greeting", MODEL.replace("String name", "String name, java.net.@Nullable Socket socket"));
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("greet_greeting > socket (Socket)");
		compile("Greeting", MODEL.replace("String name", "String name, @Nullable String title"));
		compile("GreetingReader", READER.replace("greeting.name(), ", "greeting.name(), greeting.title(), ")
			.replace("\"Hello \" +", "greeting.title() + \" \" +"));
		assertThat(
				text(this.terraform.plan(CONFIGURATION.replace("name = \"Rex\"", "name = \"Rex\"\ntitle = \"Sir\""))))
			.isEqualTo("Sir Rex");
	}

	@Test
	void classThatIsGoneIsNamedUntilItIsBack() throws Exception {
		start();
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		Files.delete(this.classes.resolve("com/acme/GreetProvider.class"));
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("The class com.acme.GreetProvider, which runs the application, is not there.");
		compile("GreetProvider", APPLICATION);
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Greeting", "BaseReader" })
	void classThatOthersNeedIsNamedWhileItIsNotThere(String missing) throws Exception {
		String base = READER.replace("@TerraformDataSource(\"greeting\")", "").replace("GreetingReader", "BaseReader");
		compile("BaseReader", base);
		compile("GreetingReader", """
				package com.acme;
				import dev.tfprovider.boot.TerraformDataSource;
				@TerraformDataSource("greeting")
				class GreetingReader extends BaseReader {
				}
				""");
		start();
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		Files.delete(this.classes.resolve("com/acme/" + missing + ".class"));
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("The class com.acme." + missing + ", which the application needs, is not there.");
		compile("Greeting", MODEL);
		compile("BaseReader", base);
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		assertThat(output()).doesNotContain("\tat ");
	}

	@Test
	void providerThatNeverStartedStartsWhenItIsMended() throws Exception {
		compile("Greeting", MODEL.replace("String name", "String name, java.net.@Nullable Socket socket"));
		start();
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("greet_greeting > socket (Socket)");
		compile("Greeting", MODEL.replace("String name", "String name, java.net.@Nullable ServerSocket socket"));
		assertThat(this.terraform.plan()).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("greet_greeting > socket (ServerSocket)");
		compile("Greeting", MODEL);
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
	}

	@Test
	void cliStartsTheBuildThatACommandNames() throws Exception {
		run("dev", "--terraform");
		assertThat(this.provider.waitFor()).isZero();
		Path folder = this.project.resolve("target/terraform-dev");
		assertThat(output()).endsWith("""
				export TF_CLI_CONFIG_FILE=%s
				terraform plan
				""".formatted(folder.resolve("terraform.rc")));
		this.terraform = TerraformCli.create(ProviderInstallation.devOverride("acme/greet", folder))
			.write(CONFIGURATION);
		assertThat(text(this.terraform.plan())).isEqualTo("Hello Rex");
		compile("GreetingReader", READER.replace("Hello ", "Goodbye "));
		assertThat(text(this.terraform.plan())).isEqualTo("Goodbye Rex");
	}

	private static String text(Run plan) {
		assertThat(plan).succeeded();
		return plan.planJson().path("planned_values").path("outputs").path("text").path("value").asText();
	}

	private void compile(String name, String source) throws IOException {
		Path file = this.project.resolve("src/main/java/com/acme/" + name + ".java");
		Files.createDirectories(file.getParent());
		Files.writeString(file, source);
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		List<String> arguments = new ArrayList<>(List.of("-proc:none", "-parameters", "-implicit:none", "-d",
				this.classes.toString(), "-cp", classPath()));
		arguments.add(file.toString());
		assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new))).isZero();
	}

	private String classPath() {
		return this.classes + File.pathSeparator + System.getProperty("java.class.path");
	}

	private void start() throws Exception {
		run();
		Path variable = this.project.resolve("dev.env");
		long deadline = System.nanoTime() + LONGEST_START.toNanos();
		while (!Files.exists(variable)) {
			assertThat(this.provider.isAlive() && System.nanoTime() < deadline).as(this::output).isTrue();
			Thread.sleep(10);
		}
		String line = Files.readString(variable).strip();
		this.terraform = TerraformCli
			.create(ProviderInstallation.reattach("acme/greet",
					line.substring("export TF_REATTACH_PROVIDERS='".length(), line.length() - 1)))
			.write(CONFIGURATION);
	}

	private void run(String... arguments) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
						"-XX:+UseSerialGC", "-cp", classPath(), "com.acme.GreetProvider"));
		Stream.of(arguments).forEach(command::add);
		this.provider = new ProcessBuilder(command).directory(this.project.toFile())
			.redirectErrorStream(true)
			.redirectOutput(this.project.resolve("output.txt").toFile())
			.start();
	}

	private String output() {
		try {
			return Files.readString(this.project.resolve("output.txt"));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
