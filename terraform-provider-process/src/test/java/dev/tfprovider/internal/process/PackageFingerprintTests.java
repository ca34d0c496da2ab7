/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PackageFingerprintTests {

	@TempDir
	private Path folder;

	@TempDir
	private Path java;

	private PackageFingerprint first;

	@BeforeEach
	void look() throws IOException {
		Files.createDirectory(this.folder.resolve("lib"));
		Files.writeString(this.folder.resolve("launcher"), "#!/bin/sh");
		Files.writeString(this.folder.resolve("lib").resolve("a.jar"), "a");
		Files.writeString(this.java.resolve("release"), "17");
		this.first = PackageFingerprint.of(this.folder, this.java);
	}

	@Test
	void sameFilesLookTheSame() {
		assertThat(PackageFingerprint.of(this.folder, this.java)).isEqualTo(this.first);
		assertThat(this.first.files()).hasSize(3);
	}

	@Test
	void fileReplacedByAnEqualOneIsAnother() throws IOException {
		Path jar = this.folder.resolve("lib").resolve("a.jar");
		Path copy = Files.copy(jar, this.folder.resolveSibling("copy.jar"), StandardCopyOption.COPY_ATTRIBUTES);
		Files.move(copy, jar, StandardCopyOption.REPLACE_EXISTING);
		assertThat(PackageFingerprint.of(this.folder, this.java)).isNotEqualTo(this.first);
	}

	@Test
	void otherJavaIsAChange() throws IOException {
		Files.writeString(this.java.resolve("release"), "17.1");
		assertThat(PackageFingerprint.of(this.folder, this.java)).isNotEqualTo(this.first);
	}

	@Test
	void missingPackageIsAChange() throws IOException {
		Files.delete(this.folder.resolve("launcher"));
		assertThat(PackageFingerprint.of(this.folder, this.java)).isNotEqualTo(this.first);
		assertThat(PackageFingerprint.of(this.folder.resolve("nowhere"), this.java.resolve("nowhere")).files())
			.isEmpty();
	}

}
