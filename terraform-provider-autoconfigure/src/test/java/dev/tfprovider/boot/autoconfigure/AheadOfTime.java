/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.TestCompiler;
import org.springframework.javapoet.ClassName;

/**
 * An application that is processed while it is built, compiled, and then run any number
 * of times.
 */
final class AheadOfTime {

	private static final String PROCESSING = "spring.aot.processing";

	private static final List<String> PROPERTIES = List.of("terraform.provider.name=petstore", "grpc.server.port=0");

	private final TestGenerationContext generation = new TestGenerationContext(
			ClassName.get("com.example", "Application"));

	private final ClassName initializer;

	private AheadOfTime(Class<?> application) {
		AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
		TestPropertyValues.of(PROPERTIES).applyTo(context);
		context.register(application);
		System.setProperty(PROCESSING, "true");
		try (context) {
			this.initializer = new ApplicationContextAotGenerator().processAheadOfTime(context, this.generation);
			this.generation.writeGeneratedContent();
		}
		finally {
			System.clearProperty(PROCESSING);
		}
	}

	static void process(Class<?> application, Consumer<AheadOfTime> test) {
		AheadOfTime processed = new AheadOfTime(application);
		TestCompiler.forSystem().with(processed.generation).compile((compiled) -> test.accept(processed));
	}

	/**
	 * Return the code that registers the beans of a configuration.
	 */
	String beanDefinitions(Class<?> configuration) {
		String file = configuration.getName().replace('.', '/') + "__BeanDefinitions.java";
		try {
			return this.generation.getGeneratedFiles().getGeneratedFileContent(Kind.SOURCE, file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	RuntimeHints hints() {
		return this.generation.getRuntimeHints();
	}

	/**
	 * Run the application, not launched if there is no launch.
	 */
	void run(@Nullable ProviderLaunch launch, Consumer<GenericApplicationContext> test, String... properties) {
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			TestPropertyValues.of(PROPERTIES).and(properties).applyTo(context);
			initialize(context);
			if (launch != null) {
				context.getBeanFactory().registerSingleton("launch", launch);
			}
			context.refresh();
			test.accept(context);
		}
	}

	@SuppressWarnings("unchecked")
	private void initialize(GenericApplicationContext context) {
		ClassLoader classLoader = Thread.currentThread().getContextClassLoader();
		try {
			((ApplicationContextInitializer<GenericApplicationContext>) classLoader
				.loadClass(this.initializer.canonicalName())
				.getDeclaredConstructor()
				.newInstance()).initialize(context);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
