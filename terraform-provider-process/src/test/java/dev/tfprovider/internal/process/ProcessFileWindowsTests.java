/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ProcessFileWindowsTests {

	@Test
	void folderThatKeepsNobodyOutIsRefused() throws IOException {
		try (FileSystem system = Jimfs.newFileSystem(Configuration.windows())) {
			Path folder = Files.createDirectories(system.getPath("C:\\work\\run"));
			assertThatExceptionOfType(IOException.class)
				.isThrownBy(() -> new ProcessFile(folder.resolve("x-1")).checkFolder())
				.withMessage("'C:\\work\\run' has no permissions that keep other users out");
		}
	}

}
