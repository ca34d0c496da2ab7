/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Manages shared processes of the sample in a folder of their own.
 */
public final class ResidentProcesses implements AutoCloseable {

	private final Path folder;

	private final Path launcher;

	ResidentProcesses(Path folder, Path launcher) {
		this.folder = folder;
		this.launcher = launcher;
		try {
			Files.createDirectories(folder);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return what lets a launch use and leave such a process. It waits for longer than
	 * usual, as other things are measured in between.
	 * @return variables
	 */
	public Map<String, String> environment() {
		return Map.of("PETSTORE_PROCESS", "resident", "XDG_RUNTIME_DIR", this.folder.toString(),
				"TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "5m");
	}

	/**
	 * Return the memory of the process that was started last.
	 * @return its memory
	 */
	public Footprint latest() {
		try (Stream<Path> files = Files.walk(this.folder, 2)) {
			Path file = files.filter((path) -> path.getFileName().toString().matches("petstore-[0-9a-f]+-\\d+-\\d+"))
				.max(Comparator.comparing((path) -> path.toFile().lastModified()))
				.orElseThrow(() -> new IllegalStateException("No process has been left behind"));
			return Footprint.of(Long.parseLong(Files.readString(file).strip().split(" ")[2]));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Let them end.
	 */
	@Override
	public void close() {
		end();
	}

	/**
	 * Let those that are there end; launches to come leave others.
	 */
	public void end() {
		Tool.run(this.folder, environment(), List.of(this.launcher.toString(), "resident", "stop"));
	}

}
