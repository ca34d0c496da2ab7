/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * Parameters that the launcher passes to a process that is to serve the later launches of
 * a command, too.
 *
 * @param file where later launches look for the process
 * @param host the process that launches
 * @param relay the launcher, which the host takes for the provider
 * @param content short name of what is in the package
 * @param folder folder of the package
 */
record CommandScope(ProcessFile file, HostProcess host, ProcessHandle relay, String content, Path folder) {

	private static final String PREFIX = "terraform.provider.command.";

	/**
	 * Read what the launcher said.
	 * @param properties the system properties, by name
	 * @return the scope; empty if the process is for one launch, or the launcher has gone
	 */
	static Optional<CommandScope> find(Function<String, @Nullable String> properties) {
		String file = properties.apply(PREFIX + "file");
		String host = properties.apply(PREFIX + "host");
		String relay = properties.apply(PREFIX + "relay");
		String content = properties.apply(PREFIX + "content");
		String folder = properties.apply(PREFIX + "folder");
		if (file == null || host == null || relay == null || content == null || folder == null) {
			return Optional.empty();
		}
		return ProcessHandle.of(Long.parseLong(relay))
			.map((launcher) -> new CommandScope(new ProcessFile(Path.of(file)), HostProcess.parse(host), launcher,
					content, Path.of(folder)));
	}

}
