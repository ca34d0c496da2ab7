/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the build files of Gradle, where there is no Gradle.
 */
class GradleBuildFileTests {

	private static final String BOOT_BOM = "platform(org.springframework.boot.gradle.plugin.SpringBootPlugin.BOM_COORDINATES)";

	@Test
	void javaProjectHasPluginsToolchainAndDependencies() {
		assertThat(groovy("java")).contains("plugins.id(java)",
				"plugins.id(org.springframework.boot).version(" + version("spring-boot") + ")",
				"group = com.acme.notes", "version = 0.1.0",
				"java.toolchain.languageVersion = JavaLanguageVersion.of(17)", "repositories.mavenLocal()",
				"repositories.mavenCentral()",
				"dependencies.annotationProcessor(dev.tfprovider:terraform-provider-core:" + version("starter") + ")");
	}

	@Test
	void kotlinProjectHasPluginsOptionsAndDependencies() {
		String kotlin = version("kotlin");
		assertThat(groovy("kotlin")).contains("plugins.id(org.jetbrains.kotlin.jvm).version(" + kotlin + ")",
				"plugins.id(org.jetbrains.kotlin.kapt).version(" + kotlin + ")",
				"plugins.id(org.jetbrains.kotlin.plugin.spring).version(" + kotlin + ")", "kotlin.jvmToolchain(17)",
				"kotlin.compilerOptions.freeCompilerArgs.addAll(-Xjsr305=strict, -Xannotation-default-target=param-property)",
				"kotlin.compilerOptions.javaParameters = true",
				"dependencies.implementation(org.jetbrains.kotlin:kotlin-metadata-jvm:" + kotlin + ")",
				"dependencies.kapt(dev.tfprovider:terraform-provider-core:" + version("starter") + ")");
	}

	@ParameterizedTest
	@ValueSource(strings = { "java", "kotlin" })
	void bothHaveTheStarterTheTestKitDevToolsAndOneJar(String language) {
		assertThat(groovy(language)).contains("dependencies.implementation(" + BOOT_BOM + ")",
				"dependencies.implementation(platform(dev.tfprovider:terraform-provider-bom:" + version("starter")
						+ "))",
				"dependencies.implementation(dev.tfprovider:terraform-provider-spring-boot-starter)",
				"dependencies.developmentOnly(" + BOOT_BOM + ")",
				"dependencies.developmentOnly(org.springframework.boot:spring-boot-devtools)",
				"dependencies.testImplementation(dev.tfprovider:terraform-provider-spring-boot-starter-test)",
				"dependencies.testRuntimeOnly(org.junit.platform:junit-platform-launcher)", "springBoot.buildInfo()",
				"tasks.named(jar).enabled = false", "tasks.named(test).useJUnitPlatform()");
	}

	@ParameterizedTest
	@ValueSource(strings = { "java", "kotlin" })
	void bothLanguagesOfBuildFilesSayTheSame(String language) {
		assertThat(dependencies("gradle-kotlin", language)).hasSizeGreaterThan(7)
			.containsExactlyElementsOf(dependencies("gradle", language));
		assertThat(plugins("gradle-kotlin", language)).containsExactlyElementsOf(plugins("gradle", language));
	}

	private static List<String> groovy(String language) {
		return GroovyBuildScript.run(file("gradle", language));
	}

	/**
	 * Return the lines of dependencies in any language, without its punctuation.
	 */
	private static List<String> dependencies(String build, String language) {
		return block(build, language, "dependencies").map((line) -> line.replaceAll("['\"()]", " ").strip())
			.map((line) -> line.replaceAll(" +", " "))
			.toList();
	}

	private static List<String> plugins(String build, String language) {
		return block(build, language, "plugins").map((line) -> line.replaceFirst("^java$", "id(\"java\")"))
			.map((line) -> line.replaceAll("kotlin\\(\"(.*?)\"\\)", "id(\"org.jetbrains.kotlin.$1\")"))
			.map((line) -> line.replaceAll("['\"() ]+", " ").strip())
			.toList();
	}

	private static Stream<String> block(String build, String language, String name) {
		String text = file(build, language);
		int start = text.indexOf(name + " {\n") + name.length() + 3;
		return text.substring(start, text.indexOf("\n}", start))
			.lines()
			.map(String::strip)
			.filter((line) -> !line.startsWith("//"));
	}

	private static String file(String build, String language) {
		return files(build, language).get(build.equals("gradle") ? "build.gradle" : "build.gradle.kts");
	}

	private static Map<String, String> files(String build, String language) {
		return new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty()),
				ProjectKind.of(Optional.of(build), Optional.of(language)), false, List.of(Forge.GITHUB))
			.files();
	}

	private static String version(String name) {
		Properties versions = new Properties();
		try (InputStream stream = ProjectTemplates.class.getResourceAsStream("versions.properties")) {
			versions.load(stream);
			return versions.getProperty(name);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
