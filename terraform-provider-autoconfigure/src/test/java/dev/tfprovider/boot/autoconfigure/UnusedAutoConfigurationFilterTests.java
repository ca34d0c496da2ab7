/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import org.junit.jupiter.api.Test;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.jmx.JmxAutoConfiguration;
import org.springframework.boot.autoconfigure.task.TaskExecutionAutoConfiguration;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class UnusedAutoConfigurationFilterTests {

	private static final String JMX = JmxAutoConfiguration.class.getName();

	private static final String TASKS = TaskExecutionAutoConfiguration.class.getName();

	private final MockEnvironment environment = new MockEnvironment();

	@Test
	void leavesOutWhatNoProviderUses() {
		assertThat(match(JMX, TASKS)).containsExactly(false, true);
	}

	@Test
	void keepsWhatAPropertyNames() {
		this.environment.withProperty("terraform.provider.start.auto-configurations", "other," + JMX);
		assertThat(match(JMX)).containsExactly(true);
	}

	@Test
	void keepsEverythingForAnAsterisk() {
		this.environment.withProperty("terraform.provider.start.auto-configurations[0]", "*");
		assertThat(match(JMX)).containsExactly(true);
	}

	@Test
	void keepsEverythingForAnApplicationThatIsNoProvider() {
		this.environment.withProperty("terraform.provider.enabled", "false");
		assertThat(match(JMX)).containsExactly(true);
	}

	@Test
	void keepsTheGapsOfOtherFilters() {
		assertThat(match(null, JMX)).containsExactly(true, false);
	}

	@Test
	void everyNameIsOneOfAnAutoConfiguration() {
		assertThat(ImportCandidates.load(AutoConfiguration.class, null))
			.containsAll(UnusedAutoConfigurationFilter.UNUSED);
	}

	@Test
	void appliesToApplications() {
		try (ConfigurableApplicationContext context = start()) {
			assertThat(context.getBeanProvider(ApplicationAvailability.class).stream()).isEmpty();
		}
		try (ConfigurableApplicationContext context = start("--terraform.provider.start.auto-configurations=*")) {
			assertThat(context.getBeanProvider(ApplicationAvailability.class).stream()).hasSize(1);
		}
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
