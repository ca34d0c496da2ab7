/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.command.docs.DocumentationFolder;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.test.InMemoryTerraform;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider whose sources were compiled and started in this process.
 */
final class CompiledProvider implements AutoCloseable {

	private final URLClassLoader loader;

	private final ConfigurableApplicationContext context;

	/**
	 * What serves one resource alone, by its name.
	 */
	private final Map<String, ProviderRuntime> alone = new HashMap<>();

	private CompiledProvider(URLClassLoader loader, ConfigurableApplicationContext context) {
		this.loader = loader;
		this.context = context;
	}

	/**
	 * Generate, compile and start a provider.
	 * @param folder an empty folder for sources and classes
	 * @param provider name of the provider
	 * @param arguments the description, and options
	 */
	static CompiledProvider generate(Path folder, String provider, String... arguments) throws IOException {
		List<String> line = new ArrayList<>(List.of("openapi"));
		line.addAll(List.of(arguments));
		line.addAll(List.of("--provider", "acme/" + provider, "--package", "com.acme", "--dir", folder.toString()));
		GeneratorRun run = GeneratorRun.of(folder, line.toArray(String[]::new));
		assertThat(run.status()).as(run.err()).isZero();
		Path application = folder.resolve("src/main/java/com/acme/GeneratedApplication.java");
		Files.writeString(application, """
				package com.acme;

				import java.util.Set;

				import org.springframework.boot.SpringBootConfiguration;
				import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
				import org.springframework.context.annotation.ComponentScan;
				import org.springframework.context.annotation.FilterType;
				import org.springframework.core.type.classreading.MetadataReader;
				import org.springframework.core.type.classreading.MetadataReaderFactory;
				import org.springframework.core.type.filter.TypeFilter;

				@SpringBootConfiguration
				@EnableAutoConfiguration
				@ComponentScan(excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM,
						classes = GeneratedApplication.Others.class))
				public class GeneratedApplication {

					static class Others implements TypeFilter {

						@Override
						public boolean match(MetadataReader reader, MetadataReaderFactory factory) {
							String name = reader.getClassMetadata().getClassName();
							String only = System.getProperty("generated.only", "");
							return !only.isEmpty() && name.matches(".*(Resource|ClientConfiguration)")
									&& !Set.of("Resource", "ListResource", "ClientConfiguration")
										.contains(name.replace("com.acme." + only, ""));
						}

					}

				}
				""");
		Path classes = SourceCompiler.compile(folder.resolve("src"), folder.resolve("classes"));
		return start(classes, "com.acme.GeneratedApplication", provider);
	}

	/**
	 * Compile and start the provider that was written by hand.
	 * @param folder an empty folder for classes
	 */
	static CompiledProvider handWritten(Path folder) throws IOException {
		Path classes = SourceCompiler.compile(Path.of("../sample-petstore-provider/src/main/java"), folder);
		return start(classes, "dev.tfprovider.sample.petstore.PetstoreProvider", "petstore");
	}

	private static CompiledProvider start(Path classes, String application, String provider) throws IOException {
		URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL() },
				CompiledProvider.class.getClassLoader());
		ClassLoader before = Thread.currentThread().getContextClassLoader();
		Thread.currentThread().setContextClassLoader(loader);
		try {
			return new CompiledProvider(loader, new SpringApplicationBuilder(loader.loadClass(application))
				.resourceLoader(new DefaultResourceLoader(loader))
				.web(WebApplicationType.NONE)
				.properties("terraform.provider.name=" + provider, "terraform.provider.address=acme/" + provider,
						"logging.level.root=warn", "terraform.provider.operations.poll-interval=10ms")
				.run());
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalStateException(ex);
		}
		finally {
			Thread.currentThread().setContextClassLoader(before);
		}
	}

	/**
	 * Write the documentation, as the command {@code docs} does, with the examples beside
	 * it.
	 * @param project the folder of the project
	 * @return the pages that were written
	 */
	List<String> document(Path project) throws IOException {
		return new DocumentationFolder(this.context.getBean(ProviderRuntime.class), project.resolve("docs")).write();
	}

	ProviderDefinition definition() {
		return this.context.getBean(ProviderDefinition.class);
	}

	InMemoryTerraform terraform() {
		return terraform(this.context.getBean(ProviderRuntime.class));
	}

	/**
	 * Return a host that knows one resource alone, and does not read the schemas of all
	 * others for each of its commands.
	 */
	InMemoryTerraform terraform(String resource) {
		ProviderDefinition all = definition();
		ProviderDefinition.Builder one = ProviderDefinition.builder(all.name())
			.address(all.address())
			.version(all.version())
			.protocols(all.protocols())
			.settings(all.settings().orElse(null));
		all.resources().stream().filter((declared) -> declared.name().equals(resource)).forEach(one::resource);
		return terraform(this.alone.computeIfAbsent(resource,
				(name) -> new ProviderRuntime(one.build(), this.context.getBean(ModelMappings.class),
						this.context.getBean(ConstraintValidator.class),
						this.context.getBeanProvider(ExceptionTranslator.class).orderedStream().toList(), Map.of(),
						this.context.getBean(ProviderSessions.class).currentSession(), new OperationSettings(
								Duration.ofMillis(10), Duration.ofSeconds(1), Duration.ofSeconds(1), false, false))));
	}

	private InMemoryTerraform terraform(ProviderRuntime runtime) {
		ConnectionSessions sessions = this.context.getBean(ConnectionSessions.class);
		ProviderService service = new ProviderService(runtime, sessions);
		return InMemoryTerraform.of(Protocol5Service.of(service, Collections.max(definition().protocols())), sessions,
				definition().address());
	}

	/**
	 * Run the tests that were generated for the resources with some names of classes.
	 */
	TestExecutionSummary test(String... models) throws ClassNotFoundException {
		return testClasses(Arrays.stream(models).map((model) -> model + "ResourceTests").toArray(String[]::new));
	}

	/**
	 * Run the tests that were generated for a resource, without all other resources.
	 */
	TestExecutionSummary testAlone(String model) throws ClassNotFoundException {
		System.setProperty("generated.only", model);
		try {
			return test(model);
		}
		finally {
			System.clearProperty("generated.only");
		}
	}

	/**
	 * Run generated tests.
	 */
	TestExecutionSummary testClasses(String... tests) throws ClassNotFoundException {
		ClassLoader before = Thread.currentThread().getContextClassLoader();
		Thread.currentThread().setContextClassLoader(this.loader);
		System.setProperty("terraform.provider.name", definition().name());
		try {
			LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
			for (String test : tests) {
				request.selectors(DiscoverySelectors.selectClass(this.loader.loadClass("com.acme." + test)));
			}
			SummaryGeneratingListener listener = new SummaryGeneratingListener();
			LauncherFactory.create().execute(request.build(), listener);
			return listener.getSummary();
		}
		finally {
			System.clearProperty("terraform.provider.name");
			Thread.currentThread().setContextClassLoader(before);
		}
	}

	@Override
	public void close() throws IOException {
		this.context.close();
		this.loader.close();
	}

}
