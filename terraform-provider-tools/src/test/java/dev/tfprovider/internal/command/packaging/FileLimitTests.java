/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Starts by a recording where too few files may be open: Java ends with what hides the
 * reason.
 */
@DisabledOnOs(OS.WINDOWS)
class FileLimitTests {

	@TempDir
	private Path temporary;

	private LaunchedPackage launched;

	@BeforeEach
	void makePackage() throws IOException {
		this.launched = LaunchedPackage.create(this.temporary, false);
		Files.createDirectories(this.launched.recording().getParent());
	}

	@ParameterizedTest
	@CsvSource({ "20, true", "40, true", "41, false", "1000, false" })
	void limitIsNamedIfItIsTooLow(int limit, boolean named) throws Exception {
		Files.writeString(this.launched.recording(), "a recording");
		assertThat(launch(limit)).contains("-XX:AOTCache=" + this.launched.recording());
		assertThat(this.temporary.resolve("err")).hasContent(named ? "[ERROR] The provider acme/pet-store may open "
				+ limit + " files at a time, and needs 41: raise the limit with 'ulimit -n'." : "");
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void recordingIsNotToBlame(boolean inPackage) throws Exception {
		if (inPackage) {
			this.launched = LaunchedPackage.withRecording(Files.createDirectory(this.temporary.resolve("other")),
					"a recording");
		}
		else {
			Files.writeString(this.launched.recording(), "a recording");
		}
		Path recording = this.launched.recording();
		for (int i = 0; i < 3; i++) {
			assertThat(launch(20)).contains("-XX:AOTCache=" + recording);
		}
		assertThat(this.launched.sibling(".start")).doesNotExist();
		assertThat(this.launched.sibling(".refused")).doesNotExist();
		assertThat(recording).exists();
	}

	/**
	 * This Java prints no line, as one that ends before it.
	 */
	private String launch(int limit) throws Exception {
		return this.launched.run(List.of("sh", "-c",
				"ulimit -n %s && exec \"$0\" 2>'%s'".formatted(Integer.toString(limit), this.temporary.resolve("err"))),
				Map.of("TF_PLUGIN_MAGIC_COOKIE", "cookie"));
	}

}
