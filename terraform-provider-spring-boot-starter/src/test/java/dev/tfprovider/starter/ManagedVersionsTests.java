/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The module that manages versions knows all others, in the version of the build, and
 * what is shown and built for tests has the Spring Boot of the build.
 */
class ManagedVersionsTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(terraform-provider-[\\w-]+)</artifactId>");

	private static final Pattern MODULE = Pattern.compile("<module>(terraform-provider-[\\w-]+)</module>");

	private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");

	private static final Pattern SPRING_BOOT = Pattern.compile("<spring-boot.version>([^<]+)<");

	/** A dependency, the first name in it, that has exclusions. */
	private static final Pattern EXCLUDING = Pattern
		.compile("<dependency>(?:(?!</dependency>).)*?<artifactId>([\\w.-]+)</artifactId>"
				+ "(?:(?!</dependency>|<artifactId>).)*<exclusions>", Pattern.DOTALL);

	/** The module that is a program, and no dependency of anything. */
	private static final String PROGRAM = "terraform-provider-openapi";

	private final String parent = read("pom.xml");

	private final String managed = read("terraform-provider-bom/pom.xml");

	@Test
	void everyModuleThatCanBeADependencyIsManaged() {
		assertThat(all(MODULE, this.parent)).contains(PROGRAM)
			.filteredOn((module) -> !module.equals(PROGRAM))
			.containsExactlyElementsOf(all(ARTIFACT, this.managed));
	}

	@Test
	void versionIsThatOfTheBuild() {
		assertThat(all(VERSION, this.managed).get(0)).isEqualTo(all(VERSION, this.parent).get(0));
		int modules = all(ARTIFACT, this.managed).size();
		assertThat(all(VERSION, this.managed).subList(1, modules)).containsOnly("${project.version}");
		assertThat(this.parent).contains("<spring-javaformat.version>" + all(VERSION, this.managed).get(modules) + "<",
				"<maven-deploy-plugin.version>" + all(VERSION, this.managed).get(modules + 1) + "<",
				"<maven-gpg-plugin.version>" + all(VERSION, this.managed).get(modules + 2) + "<");
	}

	@ParameterizedTest
	@ValueSource(strings = { "notes-provider", "kotlin-provider", "managed-versions" })
	void projectsBuiltForTestsHaveTheSpringBootOfTheBuild(String project) {
		assertThat(all(VERSION, read("terraform-provider-spring-boot-starter/src/it/" + project + "/pom.xml")).get(0))
			.isEqualTo(springBoot());
	}

	/**
	 * Maven gives a dependency the exclusions of its managed version only if it has none
	 * of its own. In this build they hold even so, in a build that uses the module they
	 * do not.
	 */
	@Test
	void noDependencyLosesTheExclusionsOfItsManagedVersion() {
		List<String> excluding = all(EXCLUDING, this.parent);
		assertThat(excluding).contains("grpc-server-spring-boot-starter", "bcpg-jdk18on");
		assertThat(all(EXCLUDING, read("terraform-provider-core/pom.xml"))).contains("grpc-netty");
		assertThat(all(MODULE, this.parent))
			.allSatisfy((module) -> assertThat(all(EXCLUDING, read(module + "/pom.xml"))).as(module)
				.doesNotContainAnyElementsOf(excluding));
	}

	@Test
	void pageOfVersionsTellsTheSpringBootOfTheBuild() {
		assertThat(read("docs/compatibility.md")).contains("| Spring Boot | " + springBoot() + " |");
	}

	private String springBoot() {
		return all(SPRING_BOOT, this.parent).get(0);
	}

	private static List<String> all(Pattern pattern, String text) {
		return pattern.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
	}

	private static String read(String file) {
		try {
			return Files.readString(ROOT.resolve(file));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
