/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * The same where there is nothing but BusyBox, as in small images: its shell runs the
 * launcher, which finds no tools but its applets.
 */
@Tag("thorough")
class UnpackedByBusyBoxTests extends UnpackedRecordingTests {

	@TempDir
	private static Path applets;

	private static Path busyBox;

	@BeforeAll
	static void installBusyBox() throws Exception {
		List<Path> found = List.of(Path.of("/bin/busybox"), Path.of("/usr/bin/busybox"))
			.stream()
			.filter(Files::isExecutable)
			.toList();
		assumeThat(found).as("BusyBox is on this machine").isNotEmpty();
		busyBox = found.get(0);
		install(applets);
	}

	private static void install(Path folder) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(busyBox.toString(), "--install", "-s", folder.toString()).inheritIO()
			.start();
		assertThat(process.waitFor()).isZero();
		assertThat(folder.resolve("gzip")).isSymbolicLink();
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
	}

	@Override
	List<String> shell() {
		return List.of(busyBox.toString(), "sh");
	}

	@Override
	String path() {
		return applets.toString();
	}

	@Override
	Path systemTools() {
		return applets;
	}

}
