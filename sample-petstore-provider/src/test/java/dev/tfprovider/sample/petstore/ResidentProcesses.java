/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.util.FileSystemUtils;

/**
 * The processes that serve several launches of one test: found in a folder that no other
 * test uses, and gone at its end. A process that is asked to stop ends with its last
 * launch, so one that stays has lost track of a launch.
 */
final class ResidentProcesses implements BeforeEachCallback, AfterEachCallback {

	private static final Duration LONGEST_END = Duration.ofSeconds(40);

	private static final String MAIN = "dev.tfprovider.internal.process.ResidentProvider";

	private Path folder;

	@Override
	public void beforeEach(ExtensionContext context) throws IOException {
		this.folder = Files.createTempDirectory(privatePlace(), "resident-");
	}

	@Override
	public void afterEach(ExtensionContext context) throws IOException {
		try {
			all().stream().filter(ResidentProcess::isAlive).forEach(ResidentProcess::stop);
			ProcessTable.awaitNone(this.folder.toString(), LONGEST_END);
		}
		finally {
			ProcessTable.find(this.folder.toString())
				.forEach((left) -> ProcessHandle.of(left.pid()).ifPresent(ProcessHandle::destroyForcibly));
			FileSystemUtils.deleteRecursively(this.folder);
		}
	}

	/**
	 * Return a folder for those in which launchers and processes meet. Where temporary
	 * files are, others may write.
	 */
	static Path privatePlace() throws IOException {
		return Path.of("target").toRealPath();
	}

	/**
	 * Return where launchers and processes meet.
	 */
	Path folder() {
		return this.folder;
	}

	/**
	 * Return what turns the processes on.
	 */
	Map<String, String> environment() {
		return Map.of("PETSTORE_PROCESS", "resident", "XDG_RUNTIME_DIR", this.folder.toString(),
				"TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "60s");
	}

	TerraformCli serve(TerraformCli terraform) {
		return with(terraform, environment());
	}

	static TerraformCli with(TerraformCli terraform, Map<String, String> environment) {
		TerraformCli served = terraform;
		for (Map.Entry<String, String> variable : new HashMap<>(environment).entrySet()) {
			served = served.withEnvironment(variable.getKey(), variable.getValue());
		}
		return served;
	}

	/**
	 * Return the processes that can be found.
	 */
	List<ResidentProcess> all() {
		return in(this.folder);
	}

	/**
	 * Return the processes that can be found in or below a folder.
	 */
	static List<ResidentProcess> in(Path folder) {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter((file) -> file.getFileName().toString().matches(".*-\\d+-\\d+"))
				.filter(Files::isRegularFile)
				.sorted()
				.map(ResidentProcess::read)
				.flatMap(Optional::stream)
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return the only process.
	 */
	ResidentProcess single() {
		List<ResidentProcess> all = all();
		if (all.size() != 1) {
			throw new AssertionError("There is not one process but " + all);
		}
		return all.get(0);
	}

	/**
	 * Return whether a process serves several launches, and none at the moment.
	 */
	static boolean isIdle(ProcessTable.Entry entry) {
		List<String> words = List.of(entry.commandLine().split(" "));
		int main = words.indexOf(MAIN);
		return main >= 0 && ResidentProcess.read(Path.of(words.get(main + 2)))
			.filter((process) -> process.pid() == entry.pid() && process.isIdle())
			.isPresent();
	}

	/**
	 * Return how many processes there are, found or not.
	 */
	long count() {
		return ProcessTable.find(this.folder.toString()).size();
	}

}
