/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.ProcessTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is left of a recorded start that was killed while it was made.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
@OnJvm
class KilledRecordingAcceptanceTests {

	private static final Pattern UNFINISHED = Pattern.compile("\\.w\\d+$");

	@TempDir
	Path cache;

	@Test
	void killedPreparationLeavesNoRecording() throws IOException {
		Process preparation = prepare();
		Waiting.until("the recording runs", () -> !recorders().isEmpty());
		preparation.destroyForcibly().onExit().join();
		Waiting.until("the recording has ended", () -> recorders().isEmpty());

		assertThat(files()).allMatch((file) -> UNFINISHED.matcher(file).find());
		assertThat(LaunchedOnce.of(PackagedProvider.DIRECTORY, environment()).isHandshakeAlone()).isTrue();
	}

	/**
	 * The virtual machine writes the recording when it ends, so half of it may be there.
	 */
	@Test
	void killedRecordingIsNotUsed() throws IOException {
		Process preparation = prepare();
		Waiting.until("the recording runs", () -> !recorders().isEmpty());
		List<ProcessHandle> recorders = recorders().stream()
			.flatMap((recorder) -> ProcessHandle.of(recorder.pid()).stream())
			.toList();
		while (recorders.get(0).isAlive() && files().isEmpty()) {
			Thread.onSpinWait();
		}
		recorders.forEach(ProcessHandle::destroyForcibly);

		ProviderCommandRun run = ProviderCommandRun.end(preparation);

		List<String> left = files();
		LaunchedOnce start = LaunchedOnce.of(PackagedProvider.DIRECTORY, environment());
		assertThat(start.isHandshakeAlone()).isTrue();
		if (run.status() != 0) {
			assertThat(run.err()).contains("The provider ended with status 137.");
			assertThat(left).isEmpty();
		}
		else {
			assertThat(start.classes().shared()).as("it was quicker").isGreaterThan(start.classes().all() * 8 / 10);
		}
	}

	private Process prepare() {
		return ProviderCommandRun.start(ProviderCommandRun.currentJava(), environment(), "prepare", "--package",
				PackagedProvider.DIRECTORY);
	}

	private Map<String, String> environment() {
		return Map.of("XDG_CACHE_HOME", this.cache.toString(), "PETSTORE_JAVA_HOME",
				ProviderCommandRun.currentJava().toString());
	}

	private List<ProcessTable.Entry> recorders() {
		return ProcessTable.find(this.cache.toString());
	}

	private List<String> files() {
		try (Stream<Path> files = Files.walk(this.cache)) {
			return files.filter(Files::isRegularFile).map(Path::toString).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
