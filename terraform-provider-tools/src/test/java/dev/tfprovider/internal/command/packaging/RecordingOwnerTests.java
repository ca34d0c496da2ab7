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
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Whose recordings a launcher runs.
 */
@DisabledOnOs(OS.WINDOWS)
class RecordingOwnerTests {

	private static final int ALICE = 54321;

	private static final int MALLORY = 54322;

	private static final int ENOUGH = 10;

	@TempDir
	private Path temporary;

	private LaunchedPackage launched;

	@BeforeEach
	void makePackage() throws IOException {
		this.launched = LaunchedPackage.create(this.temporary, true);
	}

	@ParameterizedTest
	@CsvSource({ "cache, rwxr-xr-x, true", "cache, rwxrwxr-x, false", "cache, rwxrwxrwx, false",
			"terraform-provider-pet-store, rwxr-xr-x, true", "terraform-provider-pet-store, rwxrwx---, false",
			"1.0.0-abc, rwxr-xr-x, true", "1.0.0-abc, rwx----w-, false", "25.0.3, rw-r--r--, true",
			"25.0.3, rw-rw----, false", "25.0.3, rw-r---w-, false" })
	void whatOthersMayWriteIsNotUsed(String name, String permissions, boolean used) throws Exception {
		record();
		Path file = this.launched.recording();
		while (!file.getFileName().toString().equals(name)) {
			file = file.getParent();
		}
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
		assertUsed(this.launched.launch(), used);
	}

	@ParameterizedTest
	@ValueSource(strings = { "terraform-provider-pet-store", "1.0.0-abc", "25.0.3" })
	void linksAreNotFollowed(String name) throws Exception {
		record();
		Path file = this.launched.recording();
		while (!file.getFileName().toString().equals(name)) {
			file = file.getParent();
		}
		Path moved = Files.move(file, this.temporary.resolve("moved"));
		Files.createSymbolicLink(file, moved);
		assertUsed(this.launched.launch(), false);
	}

	@Test
	void cacheItselfMayBeALink() throws Exception {
		Path moved = Files.move(this.launched.cache(), this.temporary.resolve("moved"));
		Files.createSymbolicLink(this.launched.cache(), moved);
		record();
		assertUsed(this.launched.launch(), true);
	}

	@Test
	void cacheRelativeToTheWorkingDirectoryIsNone() throws Exception {
		assertThat(this.launched.run(List.of(),
				Map.of("XDG_CACHE_HOME", "cache", "PET_STORE_PREPARED_START", "where", "HOME", "/home/a")))
			.startsWith("/home/a/.cache/");
	}

	@ParameterizedTest
	@ValueSource(strings = { "1777", "0777" })
	void recordingPlantedInASharedCacheIsNotRunByOthers(String mode) throws Exception {
		assumeRootCanBeOthers();
		run("chmod", mode, this.launched.cache().toString());
		as(MALLORY, "umask 022; mkdir -p '" + this.launched.recording().getParent() + "' && echo evil >'"
				+ this.launched.recording() + "'");
		assertUsed(this.launched.launch(user(ALICE)), false);
		assertUsed(this.launched.launch(), false);
		assertUsed(this.launched.launch(user(MALLORY)), mode.startsWith("1"));
	}

	/**
	 * As after <code>sudo -E</code>, or where a cache was unpacked by root.
	 */
	@Test
	void recordingsOfTheUserAreNotRunByRoot() throws Exception {
		assumeRootCanBeOthers();
		record();
		run("chown", "-R", String.valueOf(ALICE), this.launched.cache().toString());
		assertUsed(this.launched.launch(user(ALICE)), true);
		assertUsed(this.launched.launch(user(MALLORY)), false);
		assertUsed(this.launched.launch(), false);
	}

	@ParameterizedTest
	@ValueSource(strings = { "terraform-provider-pet-store", "1.0.0-abc", "25.0.3" })
	void onePartOfAnotherUserIsEnoughToRefuse(String name) throws Exception {
		assumeRootCanBeOthers();
		record();
		run("chown", "-R", String.valueOf(ALICE), this.launched.cache().toString());
		Path file = this.launched.recording();
		while (!file.getFileName().toString().equals(name)) {
			file = file.getParent();
		}
		run("chown", String.valueOf(MALLORY), file.toString());
		assertUsed(this.launched.launch(user(ALICE)), false);
	}

	/**
	 * The count of starts is what a launcher writes itself.
	 */
	@Test
	void nothingIsWrittenWhereAnotherUserPutALink() throws Exception {
		assumeRootCanBeOthers();
		run("chmod", "1777", this.launched.cache().toString());
		Path precious = Files.writeString(this.temporary.resolve("precious"), "precious");
		run("chown", String.valueOf(ALICE), precious.toString());
		as(MALLORY,
				"mkdir -p '" + this.launched.recording().getParent() + "' && chmod -R 777 '"
						+ this.launched.recordings() + "' && ln -s '" + precious + "' '"
						+ this.launched.sibling(".starts") + "'");
		for (int i = 0; i <= ENOUGH; i++) {
			this.launched.launch(user(ALICE));
		}
		assertThat(precious).hasContent("precious");
		assertThat(this.launched.sibling(".lock")).doesNotExist();
	}

	private void record() throws IOException {
		Files.createDirectories(this.launched.recording().getParent());
		Files.writeString(this.launched.recording(), "a recording");
	}

	private void assertUsed(String arguments, boolean used) throws IOException {
		assertThat(arguments.contains("-XX:AOTCache=" + this.launched.recording())).as(arguments).isEqualTo(used);
		Files.deleteIfExists(this.launched.sibling(".start"));
	}

	private static void assumeRootCanBeOthers() throws Exception {
		assumeThat(Files.getAttribute(Files.createTempFile("user", ".tmp"), "unix:uid"))
			.as("only root can be two users")
			.isEqualTo(0);
		assumeThat(Files.isExecutable(Path.of("/usr/bin/setpriv"))).as("setpriv is there").isTrue();
	}

	private static String[] user(int id) {
		return new String[] { "setpriv", "--reuid=" + id, "--regid=" + id, "--clear-groups" };
	}

	private static void as(int user, String script) throws Exception {
		run("setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "sh", "-c", script);
	}

	private static void run(String... command) throws Exception {
		assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
	}

}
