/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import io.grpc.protobuf.services.HealthStatusManager;
import net.devh.boot.grpc.server.autoconfigure.GrpcHealthServiceAutoConfiguration;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.task.TaskExecutionAutoConfiguration;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class UnusedAutoConfigurationFilterTests {

	private static final String HEALTH = GrpcHealthServiceAutoConfiguration.class.getName();

	private static final String TASKS = TaskExecutionAutoConfiguration.class.getName();

	private final MockEnvironment environment = new MockEnvironment();

	@Test
	void leavesOutWhatNoProviderUses() {
		assertThat(match(HEALTH, TASKS)).containsExactly(false, true);
	}

	@Test
	void keepsWhatAPropertyNames() {
		this.environment.withProperty("terraform.provider.start.auto-configurations", "other," + HEALTH);
		assertThat(match(HEALTH)).containsExactly(true);
	}

	@Test
	void keepsEverythingForAnAsterisk() {
		this.environment.withProperty("terraform.provider.start.auto-configurations[0]", "*");
		assertThat(match(HEALTH)).containsExactly(true);
	}

	@Test
	void keepsEverythingForAnApplicationThatIsNoProvider() {
		this.environment.withProperty("terraform.provider.enabled", "false");
		assertThat(match(HEALTH)).containsExactly(true);
	}

	@Test
	void keepsTheGapsOfOtherFilters() {
		assertThat(match(null, HEALTH)).containsExactly(true, false);
	}

	@Test
	void everyNameIsOneOfAnAutoConfiguration() {
		assertThat(ImportCandidates.load(AutoConfiguration.class, null))
			.containsAll(UnusedAutoConfigurationFilter.UNUSED);
	}

	@Test
	void appliesToApplications() {
		try (ConfigurableApplicationContext context = start()) {
			assertThat(context.getBeanProvider(HealthStatusManager.class).stream()).isEmpty();
			assertThat(context.getBeanProvider(ApplicationAvailability.class).stream()).hasSize(1);
		}
		try (ConfigurableApplicationContext context = start("--terraform.provider.start.auto-configurations=*",
				"--grpc.server.health-service-enabled=true")) {
			assertThat(context.getBeanProvider(HealthStatusManager.class).stream()).hasSize(1);
		}
	}

	@Test
	void onlyWhatTheServerBringsIsLeftOut() {
		assertThat(UnusedAutoConfigurationFilter.UNUSED).allMatch((name) -> name.startsWith("net.devh."));
	}

	@Test
	void missingBeanOfOneLeftOutNamesTheProperty() {
		FailureAnalysis analysis = new UnusedAutoConfigurationFailureAnalyzer()
			.analyze(new IllegalStateException(new NoSuchBeanDefinitionException(HealthStatusManager.class)));
		assertThat(analysis).isNotNull();
		assertThat(analysis.getDescription())
			.isEqualTo("A bean of type 'io.grpc.protobuf.services.HealthStatusManager' "
					+ "is missing. It would be made by '" + HEALTH + "', which is left out of a provider");
		assertThat(analysis.getAction()).startsWith("Add '" + HEALTH
				+ "' to the property 'terraform.provider.start.auto-configurations', or do without the bean");
	}

	@Test
	void missingBeanOfAnotherIsNotExplained() {
		assertThat(new UnusedAutoConfigurationFailureAnalyzer()
			.analyze(new NoSuchBeanDefinitionException(CharSequence.class))).isNull();
		assertThat(new UnusedAutoConfigurationFailureAnalyzer()
			.analyze(new NoSuchBeanDefinitionException("a bean with a name"))).isNull();
	}

	private static ConfigurableApplicationContext start(String... arguments) {
		return new SpringApplicationBuilder(Application.class).web(WebApplicationType.NONE)
			.properties("terraform.provider.name=petstore")
			.run(arguments);
	}

	private boolean[] match(String... names) {
		UnusedAutoConfigurationFilter filter = new UnusedAutoConfigurationFilter();
		filter.setEnvironment(this.environment);
		return filter.match(names, null);
	}

	@SpringBootConfiguration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Application {

	}

}
