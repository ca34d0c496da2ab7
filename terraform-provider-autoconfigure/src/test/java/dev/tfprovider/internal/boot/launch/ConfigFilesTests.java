/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.DefaultBootstrapContext;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class ConfigFilesTests {

	private static final String EVERYWHERE = "optional:classpath:/;optional:classpath:/config/";

	@TempDir
	private Path folder;

	@ParameterizedTest
	@CsvSource({ "application.yml", "application.properties", "config/application.yaml",
			"application.yml application.properties", "application.yml application.yaml",
			"application.properties config/application.yml", "config/application.yml config/application.properties" })
	void knownFilesHaveTheValuesThatSpringFinds(String files) throws Exception {
		for (String file : files.split(" ")) {
			write(file, file.endsWith(".properties") ? "from=" + file : "from: " + file);
			write(file.replace("application.", "application-prod."),
					file.endsWith(".properties") ? "prod=" + file : "prod: " + file);
		}
		try (URLClassLoader loader = loader()) {
			List<String> known = ConfigFiles.properties(loader);
			assertThat(known).hasSize(files.split(" ").length);
			for (String profile : new String[] { null, "prod" }) {
				MockEnvironment own = read(loader, String.join(";", known), profile);
				MockEnvironment springs = read(loader, EVERYWHERE, profile);
				assertThat(own.getProperty("from")).isNotNull().isEqualTo(springs.getProperty("from"));
				assertThat(own.getProperty("prod")).isEqualTo(springs.getProperty("prod"));
			}
		}
	}

	private static MockEnvironment read(ClassLoader loader, String location, String profile) {
		MockEnvironment environment = new MockEnvironment().withProperty("spring.config.location", location);
		if (profile != null) {
			environment.setActiveProfiles(profile);
		}
		ConfigDataEnvironmentPostProcessor.applyTo(environment, new DefaultResourceLoader(loader),
				new DefaultBootstrapContext());
		return environment;
	}

	@Test
	void knownFilesOfLogbackAreThoseOfEitherForm() throws Exception {
		write("logback-test-spring.xml", "<configuration/>");
		write("logback.xml", "<configuration/>");
		try (URLClassLoader loader = loader()) {
			assertThat(ConfigFiles.logback(loader)).containsExactly("logback-test.xml", "logback.xml");
		}
	}

	@Test
	void applicationOnJvmKnowsNone() {
		assertThat(ConfigFiles.OF_EXECUTABLE).isEmpty();
		assertThat(ConfigFiles.LOGBACK_OF_EXECUTABLE).isEmpty();
	}

	@Test
	void executableLooksAtWhatItKnows() {
		MockEnvironment environment = new MockEnvironment();
		assertThat(ConfigLocationPostProcessor.locations(List.of("a", "b"), environment, new SpringApplication()))
			.isEqualTo("a;b");
		assertThat(ConfigLocationPostProcessor.locations(List.of(), environment, new SpringApplication()))
			.isEqualTo(EVERYWHERE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "spring.config.name", "spring.profiles.active", "spring.profiles.include",
			"spring.profiles.default" })
	void executableLooksEverywhereWhereMoreIsAskedFor(String property) {
		MockEnvironment environment = new MockEnvironment().withProperty(property, "prod");
		assertThat(ConfigLocationPostProcessor.locations(List.of("a"), environment, new SpringApplication()))
			.isEqualTo(EVERYWHERE);
	}

	@Test
	void executableLooksEverywhereForProfilesOfTheApplication() {
		SpringApplication application = new SpringApplication();
		application.setAdditionalProfiles("prod");
		assertThat(ConfigLocationPostProcessor.locations(List.of("a"), new MockEnvironment(), application))
			.isEqualTo(EVERYWHERE);
		MockEnvironment environment = new MockEnvironment();
		environment.setActiveProfiles("prod");
		assertThat(ConfigLocationPostProcessor.locations(List.of("a"), environment, new SpringApplication()))
			.isEqualTo(EVERYWHERE);
	}

	private URLClassLoader loader() throws IOException {
		return new URLClassLoader(new URL[] { this.folder.toUri().toURL() }, getClass().getClassLoader());
	}

	private void write(String file, String content) throws IOException {
		Path path = this.folder.resolve(file);
		Files.createDirectories(path.getParent());
		Files.writeString(path, content);
	}

}
