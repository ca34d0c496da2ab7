/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.application.OrdinaryApplication;
import dev.tfprovider.internal.plugin.LaunchMode;
import net.devh.boot.grpc.server.serverfactory.GrpcServerFactory;
import net.devh.boot.grpc.server.serverfactory.GrpcServerLifecycle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.DefaultBootstrapContext;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ProviderEnvironmentPostProcessorTests {

	private final ProviderLaunch launch = TestLaunch.debug();

	private final DefaultBootstrapContext bootstrap = new DefaultBootstrapContext();

	private final MockEnvironment environment = new MockEnvironment();

	@AfterEach
	void close() {
		this.launch.server().close();
	}

	@Test
	void applicationOfATestHasTheProviderButNoServer() {
		try (ConfigurableApplicationContext context = SpringApplication.run(OrdinaryApplication.class,
				"--terraform.provider.name=petstore")) {
			assertThat(context.getBean(ProviderDefinition.class).name()).isEqualTo("petstore");
			assertThat(context.getBeanProvider(GrpcServerLifecycle.class).stream()).isEmpty();
			assertThat(context.getBeanProvider(GrpcServerFactory.class).stream()).isEmpty();
		}
	}

	@Test
	void propertyOfExecutablesRefusesToWriteNothingForAnObject() {
		process(LaunchMode.DEBUG);
		assertThat(property(ProviderEnvironmentPostProcessor.FAIL_ON_EMPTY_BEANS)).as("on a JVM").isNull();
		new ApplicationContextRunner().withConfiguration(AutoConfigurations.of(JacksonAutoConfiguration.class))
			.withPropertyValues(ProviderEnvironmentPostProcessor.FAIL_ON_EMPTY_BEANS + "=true")
			.run((context) -> assertThatExceptionOfType(InvalidDefinitionException.class)
				.isThrownBy(() -> context.getBean(JsonMapper.class).writeValueAsString(new Object()))
				.withMessageContaining("No serializer found for class java.lang.Object"));
	}

	@Test
	void whenServedHasTheDefaultsOfAProvider() {
		process(LaunchMode.DEBUG);
		assertThat(property("spring.main.banner-mode")).isEqualTo("off");
		assertThat(property("spring.main.web-application-type")).isEqualTo("none");
		assertThat(property("grpc.server.port")).isEqualTo("0");
		assertThat(property("grpc.server.health-service-enabled")).isEqualTo("false");
		assertThat(property("terraform.provider.server.enabled")).isNull();
	}

	@Test
	void whenProcessedAheadOfTimeHasTheDefaultsOfAProvider() {
		processAheadOfTime();
		assertThat(property("spring.main.web-application-type")).isEqualTo("none");
		assertThat(property("grpc.server.port")).isEqualTo("0");
		assertThat(property("terraform.provider.server.enabled")).isNull();
		assertThat(property("logging.level.root")).isNull();
	}

	@Test
	void whenServerIsDisabledAheadOfTimeHasNone() {
		this.environment.withProperty("terraform.provider.server.enabled", "false");
		processAheadOfTime();
		assertNotServed();
	}

	@Test
	void whatTheAuthorSetsWins() {
		this.environment.withProperty("spring.main.banner-mode", "console")
			.withProperty("grpc.server.shutdown-grace-period", "1s");
		process(LaunchMode.DEBUG);
		assertThat(property("spring.main.banner-mode")).isEqualTo("console");
		assertThat(property("grpc.server.shutdown-grace-period")).isEqualTo("1s");
	}

	@ParameterizedTest
	@EnumSource(value = LaunchMode.class, names = { "DEBUG", "COMMAND" })
	void metricsAreNotExportedWithoutAnAddress(LaunchMode mode) {
		process(mode);
		assertThat(property("management.otlp.metrics.export.enabled")).isEqualTo("false");
	}

	@ParameterizedTest
	@EnumSource(value = LaunchMode.class, names = { "DEBUG", "COMMAND" })
	void metricsAreExportedToAnAddress(LaunchMode mode) {
		this.environment.withProperty("management.otlp.metrics.export.url", "http://localhost:4318/v1/metrics");
		process(mode);
		assertThat(property("management.otlp.metrics.export.enabled")).isEqualTo("true");
	}

	@Test
	void commandHasNoServerWhateverTheAuthorSets() {
		this.environment.withProperty("grpc.server.port", "8080");
		process(LaunchMode.COMMAND);
		assertThat(property("grpc.server.port")).isEqualTo("-1");
		assertThat(property("terraform.provider.server.enabled")).isEqualTo("false");
		assertThat(property("spring.main.banner-mode")).isEqualTo("off");
		assertThat(property("spring.main.web-application-type")).isEqualTo("none");
	}

	@Test
	void dockerComposeIsForWhoDevelops() {
		process(LaunchMode.DEBUG);
		assertThat(property("spring.docker.compose.enabled")).isNull();
	}

	@Test
	void commandStartsNoContainers() {
		process(LaunchMode.COMMAND);
		assertThat(property("spring.docker.compose.enabled")).isEqualTo("false");
	}

	@Test
	void debugArgumentIsNotSpringBoots() {
		this.environment.withProperty("debug", "");
		process(LaunchMode.DEBUG);
		assertThat(property("debug")).isEqualTo("false");
	}

	@Test
	void debugPropertyIsSpringBoots() {
		this.environment.withProperty("debug", "true");
		process(LaunchMode.DEBUG);
		assertThat(property("debug")).isEqualTo("true");
	}

	@Test
	void whenNobodyLaunchedItHasNoServer() {
		process();
		assertNotServed();
		assertThat(property("terraform.provider.server.enabled")).isEqualTo("false");
		assertThat(property("management.otlp.metrics.export.enabled")).isEqualTo("false");
	}

	@Test
	void whenProviderIsDisabledHasNoServerAndLeavesMetricsAlone() {
		this.environment.withProperty("terraform.provider.enabled", "false");
		process(LaunchMode.DEBUG);
		assertNotServed();
		assertThat(property("management.otlp.metrics.export.enabled")).isNull();
	}

	@Test
	void whenServerIsDisabledHasNoServer() {
		this.environment.withProperty("terraform.provider.server.enabled", "false");
		process(LaunchMode.DEBUG);
		assertNotServed();
	}

	private void assertNotServed() {
		assertThat(property("grpc.server.port")).isEqualTo("-1");
		assertThat(property("spring.main.banner-mode")).isNull();
	}

	private void processAheadOfTime() {
		System.setProperty("spring.aot.processing", "true");
		try {
			process();
		}
		finally {
			System.clearProperty("spring.aot.processing");
		}
	}

	private void process(LaunchMode mode) {
		this.bootstrap.register(ProviderLaunch.class,
				InstanceSupplier.of((mode == LaunchMode.COMMAND) ? TestLaunch.command() : this.launch));
		process();
	}

	private void process() {
		new ProviderEnvironmentPostProcessor(this.bootstrap).postProcessEnvironment(this.environment,
				new SpringApplication());
	}

	private String property(String name) {
		return this.environment.getProperty(name);
	}

}
