/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RecordedStarts}.
 */
class RecordedStartsTests {

	@TempDir
	Path folder;

	@Test
	void onlyTheNewestStay() throws IOException {
		file("1.0.0-a/17.0.1-123", 40);
		file("1.0.0-a/17.0.1-123.size", 40);
		file("1.1.0-b/25", 30);
		file("1.1.0-b/21", 20);
		file("1.1.0-b/21.size", 20);
		file("1.2.0-c/25", 10);
		new RecordedStarts(this.folder).keepNewest(2);
		assertThat(files()).containsExactly("1.1.0-b/21", "1.1.0-b/21.size", "1.2.0-c/25");
		assertThat(this.folder.resolve("1.0.0-a")).doesNotExist();
	}

	@Test
	void recordingsOfTheSameTimeAreCountedOneByOne() throws IOException {
		FileTime restored = FileTime.from(Instant.parse("2026-01-02T03:04:05Z"));
		for (String name : List.of("1.0.0-a/25", "1.1.0-b/25", "1.2.0-c/25")) {
			file(name, 0);
			Files.setLastModifiedTime(this.folder.resolve(name), restored);
		}
		file("1.3.0-d/25", 1);
		new RecordedStarts(this.folder).keepNewest(2);
		assertThat(files()).hasSize(2).contains("1.3.0-d/25");
	}

	@Test
	void whatBrokenAttemptsLeftGoesAfterADay() throws IOException {
		file("1.0.0-a/25", 1);
		file("1.0.0-a/25.starts", 500);
		file("1.0.0-a/17.w4711", 30);
		file("1.0.0-a/17.w4712", 1);
		file("1.0.0-a/size123.tmp", 30);
		Files.createDirectory(this.folder.resolve("1.0.0-a/17.lock"));
		new RecordedStarts(this.folder).keepNewest(2);
		assertThat(files()).containsExactly("1.0.0-a/17.w4712", "1.0.0-a/25", "1.0.0-a/25.starts");
	}

	@Test
	void lockThatWasLeftGoesWithItsFolder() throws IOException {
		file("1.0.0-a/25", 90);
		file("1.0.0-a/25.starts", 90);
		lock("1.0.0-a/25.lock", 80);
		file("1.1.0-b/25", 50);
		lock("1.1.0-b/25.lock", 1);
		lock("1.2.0-c/25.lock", 80);
		file("1.2.0-c/25.refused", 80);
		file("1.2.0-c/25.unpack", 80);
		lock("1.3.0-d/25.lock", 80);
		file("1.3.0-d/25.lock/note", 80);
		file("1.4.0-e/25", 10);
		lock("1.4.0-e/25.lock", 80);
		file("1.4.0-e/21.refused", 1);
		lock("1.5.0-f", 80);
		new RecordedStarts(this.folder).keepNewest(1);
		assertThat(files()).containsExactly("1.3.0-d/25.lock/note", "1.4.0-e/21.refused", "1.4.0-e/25");
		assertThat(this.folder.resolve("1.1.0-b")).isDirectoryContaining("glob:**25.lock");
		assertThat(this.folder.resolve("1.4.0-e/25.lock")).doesNotExist();
		assertThat(this.folder.toFile().list()).containsExactlyInAnyOrder("1.1.0-b", "1.3.0-d", "1.4.0-e", "1.5.0-f");
	}

	private void lock(String name, int hours) throws IOException {
		Path lock = Files.createDirectories(this.folder.resolve(name));
		Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minus(Duration.ofHours(hours))));
	}

	private List<String> files() throws IOException {
		try (Stream<Path> files = Files.walk(this.folder)) {
			return files.filter(Files::isRegularFile)
				.map((file) -> this.folder.relativize(file).toString())
				.sorted()
				.toList();
		}
	}

	private void file(String name, int hours) throws IOException {
		Path file = this.folder.resolve(name);
		Files.createDirectories(file.getParent());
		FileTime folder = Files.getLastModifiedTime(file.getParent());
		Files.writeString(file, name);
		Files.setLastModifiedTime(file.getParent(), folder);
		Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(hours))));
	}

}
