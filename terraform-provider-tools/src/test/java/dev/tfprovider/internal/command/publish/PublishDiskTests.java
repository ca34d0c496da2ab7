/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import dev.tfprovider.internal.command.verify.VerifyRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Commands that write to a real file system that is full or cannot be written to.
 */
@Timeout(300)
@EnabledOnOs(OS.LINUX)
@Tag("thorough")
class PublishDiskTests {

	private static final Map<String, String> ENVIRONMENT = Map.of("MAVEN_GPG_KEY", TestSigner.SECRET);

	/**
	 * Place for one small file.
	 */
	private static final int LEFT = 4096;

	@TempDir
	Path temporary;

	private final List<Path> mounted = new ArrayList<>();

	static Stream<String> commands() {
		return Stream.concat(Stream.of("keys create --out disk/keys", "sign --from disk/dist",
				"package --os linux --arch arm64 --out disk/out --sign MAVEN_GPG_KEY",
				"package --os linux --arch arm64 --out disk/out --layout folder",
				"package --os linux --arch arm64 --out disk/out --layout oci,network", "install --dir disk/out"),
				Stream.of(ReleaseLayout.values())
					.filter((layout) -> layout != ReleaseLayout.OCI)
					.map((layout) -> "publish --to " + layout.word() + ":disk/out"));
	}

	@ParameterizedTest
	@MethodSource("commands")
	void fullDiskIsToldAndNothingLooksWhole(String line) throws Exception {
		Path disk = disk("size=256k");
		prepare(disk);
		fill(disk);
		VerifyRun run = run(line);
		assertThat(run.status()).as(run.out() + run.err()).isOne();
		assertThat(run.err()).contains("No space left on device").contains(disk.toString());
		assertThat(run.out()).isEmpty();
		assertThatNothingLooksWhole(disk);
		Files.delete(disk.resolve("filler"));
		remount(disk, "size=500m");
		if (!line.startsWith("keys")) {
			VerifyRun again = run(line);
			assertThat(again.status()).as(again.err()).isZero();
		}
	}

	@ParameterizedTest
	@MethodSource("commands")
	void diskThatCannotBeWrittenToIsTold(String line) throws Exception {
		Path disk = disk("size=10m");
		prepare(disk);
		remount(disk, "ro");
		VerifyRun run = run(line);
		assertThat(run.status()).as(run.out() + run.err()).isOne();
		assertThat(run.err()).containsAnyOf("Read-only file system", "This user may not write to '")
			.contains(disk.toString());
		assertThat(run.out()).isEmpty();
		assertThatNothingLooksWhole(disk);
	}

	@Test
	void fullTemporaryFolderIsToldByVerifyAndLeftEmpty() throws Exception {
		Path disk = disk("size=256k");
		Publisher.release(this.temporary, "dist");
		fill(disk);
		Path log = this.temporary.resolve("verify.log");
		int status = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-Djava.io.tmpdir=" + disk,
				"-cp", System.getProperty("java.class.path"), ReleaseSteps.class.getName(), "-jar", "notes.jar",
				"verify", "--from", "dist", "--version", "1.2.3")
			.directory(this.temporary.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.start()
			.waitFor();
		assertThat(log).content().contains("No space left on device").contains(disk.toString()).doesNotContain("\tat ");
		assertThat(status).isOne();
		assertThat(disk).isDirectoryNotContaining("regex:.*/terraform-provider-.*");
	}

	private VerifyRun run(String line) {
		return VerifyRun.of(this.temporary, ENVIRONMENT,
				(line + (line.startsWith("keys") ? "" : " --version 1.2.3")).split(" "));
	}

	/**
	 * Put a release that is not signed on the disk, and a signed one beside it.
	 */
	private void prepare(Path disk) throws IOException {
		ReleaseLayout.REGISTRY.add(
				MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "linux_amd64", "darwin_arm64"),
				disk.resolve("dist"), true, Optional.empty());
		Files.delete(disk.resolve("dist/terraform-provider-notes_1.2.3_SHA256SUMS"));
		Publisher.release(this.temporary, "dist");
	}

	private static void fill(Path disk) throws IOException {
		byte[] block = new byte[1024];
		try (OutputStream filler = Files.newOutputStream(disk.resolve("filler"))) {
			while (true) {
				filler.write(block);
			}
		}
		catch (IOException ex) {
			assertThat(ex).hasMessage("No space left on device");
		}
		try (FileChannel filler = FileChannel.open(disk.resolve("filler"), StandardOpenOption.WRITE)) {
			filler.truncate(filler.size() - LEFT);
		}
	}

	private static void assertThatNothingLooksWhole(Path disk) throws IOException {
		try (Stream<Path> files = Files.walk(disk)) {
			assertThat(files.filter(Files::isRegularFile).map((file) -> file.getFileName().toString()))
				.noneMatch((name) -> name.endsWith(".sig") || name.endsWith(".asc") || name.endsWith(".part")
						|| name.equals("versions") || name.equals("index.json")
						|| name.startsWith("terraform-provider-notes_v"));
		}
	}

	private Path disk(String options) throws Exception {
		Path disk = Files.createDirectory(this.temporary.resolve("disk"));
		assumeTrue(mount("-t", "tmpfs", "-o", options, "none", disk.toString()) == 0,
				"this user may not mount a file system");
		this.mounted.add(disk);
		return disk;
	}

	private void remount(Path disk, String options) throws Exception {
		assertThat(mount("-o", "remount," + options, disk.toString())).as("mount -o remount").isZero();
	}

	private int mount(String... arguments) throws Exception {
		return run(Stream.concat(Stream.of("mount"), Stream.of(arguments)).toList());
	}

	private int run(List<String> line) throws Exception {
		try {
			return new ProcessBuilder(line).redirectErrorStream(true)
				.redirectOutput(this.temporary.resolve("mount.log").toFile())
				.start()
				.waitFor();
		}
		catch (IOException ex) {
			return 1;
		}
	}

	@AfterEach
	void unmount() throws Exception {
		for (Path disk : this.mounted) {
			assertThat(run(List.of("umount", disk.toString()))).isZero();
		}
	}

}
