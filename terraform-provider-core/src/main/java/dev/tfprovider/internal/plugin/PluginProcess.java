/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * The process of a provider as one launch sees it: environment, arguments, working
 * directory, streams and exit. The provider uses no static methods for them, since one
 * virtual machine may serve several launches.
 */
public interface PluginProcess {

	/**
	 * Return the environment that the host gave the process.
	 * @return names and values, not modifiable
	 */
	Map<String, String> environment();

	/**
	 * Return an environment variable.
	 * @param name name of the variable
	 * @return its value, or {@code null} if it is unset or empty: hosts mean the same by
	 * both
	 */
	default @Nullable String variable(String name) {
		String value = environment().get(name);
		return (value != null && !value.isEmpty()) ? value : null;
	}

	/**
	 * Return the host's working directory, which relative paths in a configuration refer
	 * to.
	 * @return an absolute path
	 */
	Path workingDirectory();

	/**
	 * Return the arguments of the command line. A host gives none.
	 * @return arguments, without the program itself
	 */
	List<String> arguments();

	/**
	 * Return the real standard output. If a host launched the process, it carries the
	 * handshake line and nothing else.
	 * @return the stream, never closed by its user
	 */
	PrintStream standardOutput();

	/**
	 * Return standard error, which the host reads as log.
	 * @return the stream, never closed by its user
	 */
	PrintStream standardError();

	/**
	 * Return the identifier of this process in the operating system.
	 * @return the process identifier
	 */
	long processId();

	/**
	 * Return when the JVM started, which is a little after the process did.
	 * @return the time, to the millisecond
	 */
	Instant startedAt();

	/**
	 * Tell whether the process that launched this one is still there.
	 * @return {@code false} once it is certain that the parent is gone
	 */
	boolean parentAlive();

	/**
	 * Run a task as soon as an orderly exit begins. It runs beside all shutdown hooks,
	 * and they wait for it.
	 * @param task what to run; must return quickly
	 */
	void onExit(Runnable task);

	/**
	 * End the process in an orderly way, shutdown hooks included.
	 * @param status exit status
	 */
	void exit(int status);

	/**
	 * End the process at once, whatever still runs.
	 * @param status exit status
	 */
	void halt(int status);

}
