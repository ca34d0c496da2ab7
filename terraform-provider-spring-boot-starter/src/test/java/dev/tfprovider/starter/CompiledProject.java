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

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A project that the command {@code new} has written, compiled and started in this
 * process.
 */
final class CompiledProject implements AutoCloseable {

	private final Path path;

	private final URLClassLoader loader;

	private final ConfigurableApplicationContext context;

	private CompiledProject(Path path, URLClassLoader loader, ConfigurableApplicationContext context) {
		this.path = path;
		this.loader = loader;
		this.context = context;
	}

	/**
	 * Have a project written, compile and start it.
	 * @param folder an empty folder
	 * @param provider name of the provider
	 * @param options of the command
	 */
	static CompiledProject create(Path folder, String provider, String... options) throws Exception {
		Path project = folder.resolve("project");
		write(folder,
				Stream.concat(
						Stream.of("new", "acme/" + provider, "--package", "com.acme.p", "--dir", project.toString()),
						Stream.of(options)));
		URLClassLoader loader = new URLClassLoader(
				new URL[] { compile(project, folder.resolve("classes")).toUri().toURL() },
				CompiledProject.class.getClassLoader());
		return new CompiledProject(project, loader, start(loader, provider));
	}

	/**
	 * Return the folder of the project.
	 */
	Path path() {
		return this.path;
	}

	/**
	 * Return Terraform in memory with the provider.
	 */
	InMemoryTerraform terraform() {
		ConnectionSessions sessions = this.context.getBean(ConnectionSessions.class);
		ProviderDefinition definition = this.context.getBean(ProviderDefinition.class);
		ProviderService service = new ProviderService(this.context.getBean(ProviderRuntime.class), sessions);
		return InMemoryTerraform.of(Protocol5Service.of(service, Collections.max(definition.protocols())), sessions,
				definition.address());
	}

	private static void write(Path folder, Stream<String> arguments) throws IOException, InterruptedException {
		Files.createDirectories(folder);
		List<String> command = Stream.concat(Stream.of(NewProjectFolder.java(), "-cp",
				System.getProperty("java.class.path"), "dev.tfprovider.internal.command.create.NewProject"), arguments)
			.toList();
		Path output = folder.resolve("output.txt");
		int status = new ProcessBuilder(command).redirectErrorStream(true)
			.redirectOutput(output.toFile())
			.start()
			.waitFor();
		assertThat(status).as(NewProjectFolder.read(output)).isZero();
	}

	private static Path compile(Path project, Path classes) throws IOException {
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
		return classes;
	}

	private static ConfigurableApplicationContext start(ClassLoader loader, String provider) throws Exception {
		Class<?> application = loader.loadClass(
				"com.acme.p." + provider.substring(0, 1).toUpperCase(Locale.ROOT) + provider.substring(1) + "Provider");
		ClassLoader before = Thread.currentThread().getContextClassLoader();
		Thread.currentThread().setContextClassLoader(loader);
		try {
			return new SpringApplicationBuilder(application).resourceLoader(new DefaultResourceLoader(loader))
				.web(WebApplicationType.NONE)
				.properties("terraform.provider.name=" + provider, "terraform.provider.address=acme/" + provider,
						"logging.level.root=warn")
				.run();
		}
		finally {
			Thread.currentThread().setContextClassLoader(before);
		}
	}

	@Override
	public void close() throws IOException {
		this.context.close();
		this.loader.close();
	}

}
