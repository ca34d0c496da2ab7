/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.template.Template;

/**
 * The build tool and the language of a project.
 *
 * @param maven whether Maven builds it; else Gradle does
 * @param kotlinScript whether the build file of Gradle is in Kotlin
 * @param kotlin whether the sources are in Kotlin
 */
record ProjectKind(boolean maven, boolean kotlinScript, boolean kotlin) {

	static ProjectKind of(Optional<String> build, Optional<String> language) {
		String tool = build.orElse("maven");
		String spoken = language.orElse("java");
		Refusal.usageWhen(!tool.matches("maven|gradle|gradle-kotlin"),
				"'%s' is no build tool to write a file for. Say maven, gradle or gradle-kotlin.", tool);
		Refusal.usageWhen(!spoken.matches("java|kotlin"), "'%s' is no language to write in. Say java or kotlin.",
				spoken);
		return new ProjectKind(tool.equals("maven"), tool.equals("gradle-kotlin"), spoken.equals("kotlin"));
	}

	String language() {
		return this.kotlin ? "kotlin" : "java";
	}

	/**
	 * Return what the names of source files end with.
	 */
	String extension() {
		return this.kotlin ? ".kt" : ".java";
	}

	/**
	 * Return the build files, templates by path.
	 */
	Map<String, String> buildFiles() {
		if (this.maven) {
			return Map.of("pom.xml", this.kotlin ? "pom-kotlin.xml" : "pom.xml");
		}
		String script = this.kotlinScript ? ".gradle.kts" : ".gradle";
		return Map.of("settings" + script, "settings" + script, "build" + script, language() + "-build" + script);
	}

	/**
	 * Return the command that builds and tests the project.
	 */
	String build() {
		return this.maven ? "mvn package" : "gradle build";
	}

	/**
	 * Return the path of the jar that the build makes.
	 */
	String jar(ProjectNames names) {
		return (this.maven ? "target/" : "build/libs/") + names.artifact() + "-0.1.0.jar";
	}

	/**
	 * Return what files say of the tool, by the names of placeholders. Executables are
	 * made by Maven only: the build files of Gradle do not make them.
	 */
	Map<String, String> values(ProjectNames names) {
		if (!this.maven) {
			return Map.of("TOOL", "gradle", "TOOL_SETUP",
					"\n      - uses: gradle/actions/setup-gradle@v4\n        with: { gradle-version: current }",
					"BATCH_BUILD", "gradle build", "OUTPUT", "build", "IMAGE", "gradle:8.14-jdk17", "NATIVE_JOB", "",
					"NATIVE_NEEDS", "", "NATIVE_DOWNLOAD", "", "NATIVE_OPTION", "");
		}
		return Map.of("TOOL", "maven", "TOOL_SETUP", "", "BATCH_BUILD", "mvn --batch-mode package", "OUTPUT", "target",
				"IMAGE", "maven:3.9-eclipse-temurin-17", "NATIVE_JOB",
				Template.of(ProjectKind.class, "native-job.yml").fill(Map.of("TYPE", names.type())), "NATIVE_NEEDS",
				"    needs: native\n", "NATIVE_DOWNLOAD", Template.of(ProjectKind.class, "native-download.yml").text(),
				"NATIVE_OPTION", " --native \"$(find executables -type f | paste -sd , -)\"");
	}

}
