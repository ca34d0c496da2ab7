/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PetstoreApiTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@Test
	void everythingSurvivesARestart() {
		String pet = api.create("/api/v3/pet", "{\"name\": \"Rex\", \"tags\": [{\"name\": \"brown\"}]}");
		String order = api.create("/api/v3/store/order",
				"{\"petId\": %s, \"quantity\": 3}".formatted(pet.substring(pet.lastIndexOf('/') + 1)));
		String user = api.create("/api/v3/user", """
				{
				  "username": "ada", "firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.org",
				  "password": "analytical"
				}
				""");
		List<String> bodies = Stream.of(pet, order, user).map(PetstoreApiTests::body).toList();

		api.restart();

		assertThat(Stream.of(pet, order, user).map(PetstoreApiTests::body)).containsExactlyElementsOf(bodies);
		assertThat(api.create("/api/v3/pet", "{\"name\": \"Max\"}")).isNotEqualTo(pet);
	}

	private static String body(String path) {
		return new String(api.get(path).getExchangeResult().getResponseBodyContent());
	}

	@Test
	void whenPortFileIsGivenWritesTheBoundPortAndNothingElse(@TempDir Path directory) throws Exception {
		Path portFile = directory.resolve("run/port");

		try (ConfigurableApplicationContext context = PetstoreApi.run("--server.port=0",
				"--petstore.database=" + directory.resolve("data"), "--petstore.port-file=" + portFile)) {
			assertThat(portFile).hasContent(context.getEnvironment().getProperty("local.server.port"));
		}
		try (Stream<Path> files = Files.list(portFile.getParent())) {
			assertThat(files).containsExactly(portFile);
		}
	}

	@Test
	void whenStartFailsLeavesNoPortFileOfAnEarlierStart(@TempDir Path directory) throws Exception {
		Path portFile = Files.writeString(directory.resolve("port"), "4711");

		assertThatExceptionOfType(RuntimeException.class)
			.isThrownBy(() -> PetstoreApi.run("--server.port=" + api.port(),
					"--petstore.database=" + directory.resolve("data"), "--petstore.port-file=" + portFile));

		assertThat(portFile).doesNotExist();
	}

	@Test
	void whenDatabasePathIsRelativeLiesUnderTheWorkingDirectory() throws Exception {
		try (ConfigurableApplicationContext context = PetstoreApi.run("--server.port=0",
				"--petstore.database=target/relative/petstore")) {
			assertThat(context.getBean(JdbcClient.class).sql("select count(*) from pet").query(Long.class).single())
				.isGreaterThanOrEqualTo(0);
		}
		assertThat(Path.of("target/relative/petstore.mv.db")).isNotEmptyFile();
	}

	@Test
	void byDefaultListensOnLoopbackOnly() {
		assertThat(api.bean(Environment.class).getProperty("server.address")).isEqualTo("127.0.0.1");
	}

	@Test
	void whenAnotherApplicationScansAboveFindsNoBeanOfTheService() {
		try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext(Outside.class)) {
			assertThat(context.getBeanDefinitionNames()).filteredOn((name) -> !name.startsWith("org.springframework"))
				.containsExactly("petstoreApiTests.Outside");
		}
	}

	@Configuration(proxyBeanMethods = false)
	@ComponentScan("dev.tfprovider.sample.petstore")
	static class Outside {

	}

}
