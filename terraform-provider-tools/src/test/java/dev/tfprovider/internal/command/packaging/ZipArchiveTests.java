/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.ZipFile;

import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ZipArchiveTests {

	@TempDir
	Path directory;

	@Test
	void writeGivesLauncherFirstAndModes() throws IOException {
		Path archive = this.directory.resolve("a.zip");
		ZipArchive.write(files("one"), "terraform-provider-x_v1.0.0", archive);

		assertThat(ReleaseArchive.modes(archive)).containsExactly(Map.entry("terraform-provider-x_v1.0.0", 0100755),
				Map.entry("lib/a.jar", 0100644), Map.entry("lib/b.jar", 0100644));
	}

	@Test
	void writeWhenFilesAreTheSameGivesTheSameBytesAnywhereAtAnyTime() throws IOException {
		Path first = this.directory.resolve("first.zip");
		Path second = this.directory.resolve("second.zip");
		ZipArchive.write(files("one"), "terraform-provider-x_v1.0.0", first);
		Map<String, Path> later = files("two");
		for (Path file : later.values()) {
			Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-07-01T12:34:56Z")));
		}
		TimeZone zone = TimeZone.getDefault();
		try {
			TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
			ZipArchive.write(later, "terraform-provider-x_v1.0.0", second);
		}
		finally {
			TimeZone.setDefault(zone);
		}
		assertThat(second).hasSameBinaryContentAs(first);
	}

	@Test
	void writeCompressesAsMuchAsItCan() throws IOException {
		byte[] content = new Random(1).ints(20_000, 0, 300)
			.mapToObj((word) -> Integer.toString(word * word, 36))
			.collect(Collectors.joining(" "))
			.getBytes(StandardCharsets.US_ASCII);
		Path file = Files.write(this.directory.resolve("file"), content);
		Path archive = this.directory.resolve("a.zip");
		ZipArchive.write(Map.of("file", file), "file", archive);

		try (ZipFile zip = new ZipFile(archive.toFile())) {
			assertThat(zip.getEntry("file").getCompressedSize()).isEqualTo(deflated(content, Deflater.BEST_COMPRESSION))
				.isLessThan(deflated(content, Deflater.DEFAULT_COMPRESSION));
		}
	}

	/**
	 * The expected values are those Terraform 1.11.4 wrote into a lock file for an
	 * archive with these two files.
	 */
	@Test
	void hashOfContentsIsTheOneOfLockFiles() throws IOException {
		Path launcher = Files.writeString(this.directory.resolve("launcher"), "#!/bin/sh\n");
		assertThat(PackageHash.ofContents(Map.of("terraform-provider-x_v1.0.0", launcher))).startsWith("h1:");
		assertThat(PackageHash.ofContents(
				new java.util.TreeMap<>(Map.of("terraform-provider-x_v1.0.0", launcher, "lib/a.jar", launcher))))
			.isEqualTo("h1:SfZ8I6yW1hthsNdE8O9zpSUNn3TrHN+gsxMMuTDLCMQ=");
	}

	private static long deflated(byte[] content, int level) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(level, true))) {
			out.write(content);
		}
		return bytes.size();
	}

	private Map<String, Path> files(String name) throws IOException {
		Path root = this.directory.resolve(name);
		Files.createDirectories(root.resolve("lib"));
		Path launcher = Files.writeString(root.resolve("terraform-provider-x_v1.0.0"), "#!/bin/sh\n");
		assertThat(launcher.toFile().setExecutable(true, false)).isTrue();
		Files.writeString(root.resolve("lib/b.jar"), "b");
		Files.writeString(root.resolve("lib/a.jar"), "a");
		return new FileTree(root).files();
	}

}
