/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.file;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FilePermissionsTests {

	@Test
	void permissionsAreSetWhereThereAreSome() throws IOException {
		try (FileSystem system = Jimfs
			.newFileSystem(Configuration.unix().toBuilder().setAttributeViews("basic", "posix").build())) {
			Path file = system.getPath("/work/file");
			Files.createFile(file, FilePermissions.ofNew(file, "rw-------"));
			assertThat(permissions(file)).isEqualTo("rw-------");
			FilePermissions.set(file, "rw-r--r--");
			assertThat(permissions(file)).isEqualTo("rw-r--r--");
		}
	}

	@Test
	void nothingIsSetOnWindows() throws IOException {
		try (FileSystem system = Jimfs.newFileSystem(Configuration.windows())) {
			Path file = system.getPath("C:\\work\\file");
			Files.createFile(file, FilePermissions.ofNew(file, "rw-------"));
			FilePermissions.set(file, "rw-r--r--");
			assertThat(FilePermissions.isSupportedBy(file)).isFalse();
		}
	}

	private static String permissions(Path file) throws IOException {
		return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
	}

}
