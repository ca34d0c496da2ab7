/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(60)
class ClassLoadLogTests {

	@TempDir
	private Path temporary;

	@Test
	void logThatExistsIsWrittenAndNoOtherFileIsMade() throws Exception {
		Path log = Files.createFile(this.temporary.resolve("class-load.log"));
		Process java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xshare:off", RuntimeImage.classLoadLog(log), "-version")
			.redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.DISCARD)
			.start();
		assertThat(java.waitFor()).isZero();
		assertThat(log).content().contains("java.lang.Object source: jrt:/java.base");
		assertThat(this.temporary).isDirectoryNotContaining((file) -> !file.equals(log));
	}

}
