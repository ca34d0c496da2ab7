/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The demo takes the same steps with a CLI and without one.
 */
class InMemoryDemoTests {

	private static final Pattern STEP = Pattern.compile("(?m)^\\s*heading(?:\\(| )\"([^\"]+)\"");

	private static final Pattern VALUE = Pattern.compile("\"([^\"$]+)\"");

	private final String script = read("../demo");

	private final String memory = read(
			"src/test/java/dev/tfprovider/sample/petstore/" + InMemoryDemo.class.getSimpleName() + ".java");

	@Test
	void stepsAreTheSame() {
		List<String> steps = steps(this.script);
		assertThat(steps(this.memory)).isEqualTo(steps.subList(steps.indexOf("validate"), steps.size()));
	}

	@Test
	void valuesOfTheFirstConfigurationAreTheSame() {
		String first = this.script.substring(this.script.indexOf("resource \"petstore_pet\" \"rex\""));
		assertThat(VALUE.matcher(first.substring(0, first.indexOf("\nHCL"))).results().map((found) -> found.group(1)))
			.contains("Rex", "petstore_user")
			.allSatisfy((value) -> assertThat(this.memory).containsPattern("[\".]" + Pattern.quote(value) + "[\".]"));
	}

	private static List<String> steps(String source) {
		return STEP.matcher(source).results().map((MatchResult result) -> result.group(1)).toList();
	}

	private static String read(String file) {
		try {
			return Files.readString(Path.of(file));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
