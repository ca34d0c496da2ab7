/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class CliLocatorTests {

	@TempDir
	Path first;

	@TempDir
	Path second;

	private final Map<String, String> properties = new HashMap<>();

	private final Map<String, String> environment = new HashMap<>();

	private final CliLocator locator = new CliLocator((name) -> Optional.ofNullable(this.properties.get(name)),
			(name) -> Optional.ofNullable(this.environment.get(name)));

	@BeforeEach
	void setPath() {
		this.environment.put("PATH", this.first + File.pathSeparator + this.second);
	}

	@Test
	void locateWhenBothAreOnThePathPrefersTerraform() throws IOException {
		executable(this.first, "tofu");
		Path terraform = executable(this.second, "terraform");
		assertThat(this.locator.locate()).contains(terraform);
	}

	@Test
	void locateWhenOnlyTofuIsOnThePathFindsIt() throws IOException {
		Path tofu = executable(this.second, "tofu");
		assertThat(this.locator.locate()).contains(tofu);
	}

	@Test
	void locateWhenFileIsNotExecutableGoesOn() throws IOException {
		Files.createFile(this.first.resolve("terraform"));
		Path terraform = executable(this.second, "terraform");
		assertThat(this.locator.locate()).contains(terraform);
	}

	@Test
	void locateWhenNothingIsThereIsEmpty() {
		assertThat(this.locator.locate()).isEmpty();
	}

	@Test
	void locateWhenVariableNamesACommandSearchesThePath() throws IOException {
		executable(this.first, "terraform");
		Path tofu = executable(this.second, "tofu");
		this.environment.put(CliLocator.CLI_VARIABLE, "tofu");
		assertThat(this.locator.locate()).contains(tofu);
	}

	@Test
	void locateWhenPropertyAndVariableAreSetTakesTheProperty() throws IOException {
		Path chosen = executable(this.first, "terraform-1.5");
		this.environment.put(CliLocator.CLI_VARIABLE, "tofu");
		this.properties.put(CliLocator.CLI_PROPERTY, chosen.toString());
		assertThat(this.locator.locate()).contains(chosen);
	}

	@Test
	void locateWhenChosenFileIsMissingFailsInsteadOfSkipping() throws IOException {
		executable(this.first, "terraform");
		this.environment.put(CliLocator.CLI_VARIABLE, "/nowhere/terraform");
		assertThatIllegalStateException().isThrownBy(this.locator::locate)
			.withMessage("'/nowhere/terraform', named by terraform.cli or TERRAFORM_CLI, is not an executable file");
	}

	@Test
	void locateWhenSearchPathIsSetIgnoresPath() throws IOException {
		executable(this.first, "terraform");
		this.properties.put(CliLocator.SEARCH_PATH_PROPERTY, this.second.toString());
		assertThat(this.locator.locate()).isEmpty();
	}

	private static Path executable(Path directory, String name) throws IOException {
		Path file = Files.createFile(directory.resolve(name));
		assertThat(file.toFile().setExecutable(true)).isTrue();
		return file;
	}

}
