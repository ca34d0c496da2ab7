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

import dev.tfprovider.command.CommandFailedException;
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

	private static void assertRefused(Path folder, String reason) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> PreparedStart.createPrivate(folder))
			.withMessage("A recorded start is kept for one user alone: %s. Change that, or name another folder in "
					+ "XDG_CACHE_HOME.", reason);
	}

}
