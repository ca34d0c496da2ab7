/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.NotesServer;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Where a {@link PreparedStart} keeps recordings.
 */
@DisabledOnOs(OS.WINDOWS)
class PreparedStartTests {

	private static final int SOMEBODY = 54322;

	private Path cache;

	private Path folder;

	@BeforeEach
	void setUp(@TempDir Path temporary) throws IOException {
		this.cache = Files.createDirectory(temporary.toRealPath().resolve("cache"));
		this.folder = this.cache.resolve("terraform-provider-notes/1.0.0-abc");
	}

	@Test
	void recordingIsMadeInFoldersOfTheUserAlone() throws IOException {
		PreparedStart.createPrivate(this.folder);
		for (Path own : List.of(this.folder, this.folder.getParent())) {
			Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxrwxrwx"));
		}
		PreparedStart.createPrivate(this.folder);
		for (Path own : List.of(this.folder, this.folder.getParent())) {
			assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own))).isEqualTo("rwx------");
		}
		Path link = Files.createSymbolicLink(this.folder.resolveSibling("link"), this.folder);
		assertRefused(link, "There is a link in '%s'".formatted(link));
		Files.setPosixFilePermissions(this.cache, PosixFilePermissions.fromString("rwxrwxrwx"));
		assertRefused(this.folder, "'%s' may be changed by other users".formatted(this.cache));
	}

	@Test
	void recordingIsNotMadeInFoldersOfOthers() throws IOException {
		Files.createDirectories(this.folder);
		assumeThat(Files.getAttribute(this.folder, "unix:uid")).as("only root can give a folder away").isEqualTo(0);
		Files.setAttribute(this.folder, "unix:uid", SOMEBODY);
		assertRefused(this.folder, "'%s' belongs to another user".formatted(this.folder));
	}

	@Test
	void failedRehearsalLeavesNothingOfItsRecording() throws Exception {
		assertThat(failToPrepare()).isEmpty();
	}

	/**
	 * The launcher says there why no start was recorded, and when to try again.
	 */
	@Test
	void failedRehearsalInTheBackgroundLeavesItsOutput() throws Exception {
		Files.createDirectories(this.folder.resolve("25.lock"));
		assertThat(failToPrepare()).containsExactly("25.lock", "25.log", "25.starts");
	}

	/**
	 * Prepare a package that starts while it is recorded, and never again.
	 * @return what is left in the folder
	 */
	private List<String> failToPrepare() throws Exception {
		Files.createDirectories(this.folder);
		for (String companion : List.of(".start", ".starts", ".log")) {
			Files.createFile(this.folder.resolve("25" + companion));
		}
		PersonProcess person = new PersonProcess().in(Map.of("XDG_CACHE_HOME", this.cache.toString()),
				this.cache.getParent());
		CommandLine line = CommandLine.parse(List.of(), new PrepareCommand().options());
		Path launcher = this.cache.resolveSibling("terraform-provider-notes_v1.0.0");
		try (NotesServer server = NotesServer.start()) {
			Files.writeString(launcher, """
					#!/bin/sh
					[ "${NOTES_PREPARED_START:-}" != where ] || { echo '%s'; exit; }
					[ -n "${NOTES_RECORD_START:-}" ] || { echo 'Illegal instruction' >&2; exit 3; }
					echo recording >"$NOTES_RECORD_START"
					echo '%s'
					""".formatted(this.folder.resolve("25"), server.handshake()));
			assertThat(launcher.toFile().setExecutable(true)).isTrue();
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> new PreparedStart(PackageName.of("acme/notes", "1.0.0"), launcher)
					.prepare(new CommandCall(person, NotesProvider.commanded(), line)))
				.withMessageContaining("does not start by its own recording, which was removed.")
				.withMessageContaining("Illegal instruction");
		}
		try (Stream<Path> files = Files.list(this.folder)) {
			return files.map((file) -> String.valueOf(file.getFileName())).sorted().toList();
		}
	}

	private static void assertRefused(Path folder, String reason) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> PreparedStart.createPrivate(folder))
			.withMessage("A recorded start is kept for one user alone: %s. Change that, or name another folder in "
					+ "XDG_CACHE_HOME.", reason);
	}

}
