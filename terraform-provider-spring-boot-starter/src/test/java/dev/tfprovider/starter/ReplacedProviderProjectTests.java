/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.test.InMemoryTerraform;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Projects that are written for the document of a provider that they replace: they
 * compile, their schema is the same, and states of the other are read and moved.
 */
class ReplacedProviderProjectTests {

	private static final Path DOCUMENTS = Path.of("src/test/resources/dev/tfprovider/starter/replaced");

	@TempDir
	Path folder;

	static Stream<Path> documents() throws IOException {
		try (Stream<Path> files = Files.list(DOCUMENTS)) {
			return files.sorted().toList().stream();
		}
	}

	@ParameterizedTest
	@MethodSource("documents")
	void schemaAndStatesStayAsTheyAre(Path document) throws Exception {
		String type = document.getFileName().toString().replace(".json", "");
		replaces(document, type);
		replaces(document, "acme");
	}

	private void replaces(Path document, String type) throws Exception {
		Path project = this.folder.resolve(type);
		assertThat(run("new", "acme/" + type, "--package", "com.acme.p", "--dir", project.toString(), "--from-schema",
				document.toAbsolutePath().toString()))
			.contains("Write what the methods of its resources do");
		Path classes = this.folder.resolve(type + "-classes");
		compile(project, classes);
		Path own = project.resolve("src/test/resources/replaced.json");
		try (URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL() },
				getClass().getClassLoader()); ConfigurableApplicationContext context = start(loader, type)) {
			InMemoryTerraform terraform = terraform(context);
			assertThat(terraform).readsStatesOf(own);
			if (type.equals("acme")) {
				// other names, so that a moved block has to lead to them
				assertThatExceptionOfType(AssertionError.class)
					.isThrownBy(() -> assertThat(terraform).hasNoChangesSince(own));
			}
			else {
				assertThat(terraform).hasNoChangesSince(own).hasNoChangesSince(document);
			}
		}
	}

	private static ConfigurableApplicationContext start(ClassLoader loader, String type) throws Exception {
		Class<?> application = loader
			.loadClass("com.acme.p." + type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1) + "Provider");
		ClassLoader before = Thread.currentThread().getContextClassLoader();
		Thread.currentThread().setContextClassLoader(loader);
		try {
			return new SpringApplicationBuilder(application).resourceLoader(new DefaultResourceLoader(loader))
				.web(WebApplicationType.NONE)
				.properties("terraform.provider.name=" + type, "terraform.provider.address=acme/" + type,
						"logging.level.root=warn")
				.run();
		}
		finally {
			Thread.currentThread().setContextClassLoader(before);
		}
	}

	private static InMemoryTerraform terraform(ConfigurableApplicationContext context) {
		ConnectionSessions sessions = context.getBean(ConnectionSessions.class);
		ProviderDefinition definition = context.getBean(ProviderDefinition.class);
		ProviderService service = new ProviderService(context.getBean(ProviderRuntime.class), sessions);
		return InMemoryTerraform.of(Protocol5Service.of(service, Collections.max(definition.protocols())), sessions,
				definition.address());
	}

	private String run(String... arguments) throws IOException, InterruptedException {
		List<String> command = Stream
			.concat(Stream.of(NewProjectFolder.java(), "-cp", System.getProperty("java.class.path"),
					"dev.tfprovider.internal.command.create.NewProject"), Stream.of(arguments))
			.toList();
		Path output = this.folder.resolve("output.txt");
		int status = new ProcessBuilder(command).redirectErrorStream(true)
			.redirectOutput(output.toFile())
			.start()
			.waitFor();
		String text = Files.readString(output);
		assertThat(status).as(text).isZero();
		return text;
	}

	private static void compile(Path project, Path classes) throws IOException {
		Files.createDirectories(classes);
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		List<Path> files;
		try (Stream<Path> walk = Files.walk(project.resolve("src"))) {
			files = walk.filter((file) -> file.toString().endsWith(".java")).toList();
		}
		StringWriter messages = new StringWriter();
		try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
			boolean compiled = compiler
				.getTask(messages, manager, null,
						List.of("-parameters", "--release", "17", "-proc:none", "-d", classes.toString(), "-classpath",
								classes + File.pathSeparator + System.getProperty("java.class.path")),
						null, manager.getJavaFileObjectsFromPaths(files))
				.call();
			assertThat(compiled).as(messages::toString).isTrue();
		}
	}

}
