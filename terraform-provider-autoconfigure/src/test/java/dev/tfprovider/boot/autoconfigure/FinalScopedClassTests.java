/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.ProviderScope;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A class of a bean in the provider scope that can have no proxy.
 */
class FinalScopedClassTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void finalClassIsNamedWithTheRemedy() {
		FailureAnalysis analysis = analyze(FinalClass.class);
		assertThat(analysis.getDescription()).isEqualTo("The bean 'client' is in @ProviderScope, but its class "
				+ FinalClient.class.getName() + " is final: other beans are given a proxy, which is a subclass.");
		assertThat(analysis.getAction())
			.isEqualTo("Remove 'final' from the class, or declare the bean by a method that returns an interface.");
	}

	@Test
	void recordIsNamedWithTheRemedy() {
		FailureAnalysis analysis = analyze(RecordClass.class);
		assertThat(analysis.getDescription()).contains("The bean 'client' is in @ProviderScope",
				RecordClient.class.getName() + " is a record, and records are final");
		assertThat(analysis.getAction()).startsWith("Make it a class that is not final, or declare the bean by");
	}

	@ParameterizedTest
	@ValueSource(classes = { OpenClass.class, ByInterface.class })
	void whatCanHaveAProxyIsNoFailure(Class<?> configuration) {
		this.contextRunner.withUserConfiguration(configuration)
			.run((context) -> assertThat(context).hasNotFailed().hasBean("client"));
	}

	private FailureAnalysis analyze(Class<?> configuration) {
		ConfigurableListableBeanFactory[] beans = new ConfigurableListableBeanFactory[1];
		FailureAnalysis[] analysis = new FailureAnalysis[1];
		this.contextRunner.withUserConfiguration(configuration)
			.withInitializer((context) -> beans[0] = context.getBeanFactory())
			.run((context) -> analysis[0] = analysis(beans[0], context.getStartupFailure()));
		return analysis[0];
	}

	private static FailureAnalysis analysis(BeanFactory beans, @Nullable Throwable failure) {
		assertThat(failure).isNotNull();
		return SpringFactoriesLoader.forDefaultResourceLocation()
			.load(FailureAnalyzer.class, ArgumentResolver.of(BeanFactory.class, beans),
					FailureHandler.handleMessage((message, ignored) -> {
					}))
			.stream()
			.map((analyzer) -> analyzer.analyze(failure))
			.filter((found) -> found != null)
			.findFirst()
			.orElseThrow(() -> new AssertionError("No analysis", failure));
	}

	@Configuration(proxyBeanMethods = false)
	static class FinalClass {

		@Bean
		@ProviderScope
		FinalClient client() {
			return new FinalClient();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class RecordClass {

		@Bean
		@ProviderScope
		RecordClient client() {
			return new RecordClient("x");
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OpenClass {

		@Bean
		@ProviderScope
		OpenClient client() {
			return new OpenClient();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ByInterface {

		@Bean
		@ProviderScope
		Runnable client() {
			return new FinalClient();
		}

	}

	static final class FinalClient implements Runnable {

		@Override
		public void run() {
		}

	}

	record RecordClient(String name) {

	}

	static class OpenClient {

	}

}
