/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.test.internal.FileTrees;
import org.jspecify.annotations.Nullable;

/**
 * Manages the directory that all handles of one test share: configuration, state, and the
 * output of the commands. Knows what has been prepared and what still runs.
 */
final class WorkingDirectory {

	static final String REQUIREMENT = "provider_under_test.tf";

	private final Path root;

	private final AtomicInteger commands = new AtomicInteger();

	private final List<Run> runs = new CopyOnWriteArrayList<>();

	private final List<TerraformProcess> processes = new CopyOnWriteArrayList<>();

	private volatile @Nullable Object prepared;

	WorkingDirectory(Path root) {
		this.root = root;
		FileTrees.write(configuration().resolve(".keep"), "");
	}

	Path root() {
		return this.root;
	}

	/**
	 * Return where the configuration is and commands run.
	 */
	Path configuration() {
		return this.root.resolve("configuration");
	}

	/**
	 * Return a directory for what the next command leaves.
	 */
	Path nextCommand(String name) {
		return this.root.resolve(String.format(Locale.ROOT, "%03d-%s", this.commands.incrementAndGet(), name));
	}

	/**
	 * Return the configuration files of the root module, by name.
	 */
	Map<String, String> sources() {
		Map<String, String> sources = new LinkedHashMap<>();
		FileTrees.list(configuration())
			.stream()
			.filter((file) -> file.toString().endsWith(".tf") || file.toString().endsWith(".tf.json"))
			.filter(Files::isRegularFile)
			.forEach((file) -> sources.put(file.getFileName().toString(), FileTrees.read(file)));
		return sources;
	}

	/**
	 * Declare the provider under test unless the test's own configuration does.
	 */
	void require(String requirement) {
		Map<String, String> own = sources();
		own.remove(REQUIREMENT);
		boolean declared = own.values().stream().anyMatch((text) -> text.contains("required_providers"));
		FileTrees.write(configuration().resolve(REQUIREMENT), (declared) ? "" : requirement);
	}

	/**
	 * Return whether the last preparation was made for something else.
	 */
	boolean isUnprepared(ProviderInstallation installation) {
		return !fingerprint(installation).equals(this.prepared);
	}

	void prepared(ProviderInstallation installation) {
		this.prepared = fingerprint(installation);
	}

	private List<Object> fingerprint(ProviderInstallation installation) {
		return List.of(installation, sources());
	}

	void started(TerraformProcess process) {
		this.processes.add(process);
	}

	void ended(TerraformProcess process) {
		this.processes.remove(process);
	}

	void add(Run run) {
		this.runs.add(run);
	}

	List<Run> runs() {
		return new ArrayList<>(this.runs);
	}

	void killProcesses() {
		this.processes.forEach(TerraformProcess::killAll);
	}

	void delete() {
		FileTrees.delete(this.root);
	}

}
