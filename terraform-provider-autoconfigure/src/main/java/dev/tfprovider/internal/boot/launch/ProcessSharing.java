/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Optional;

import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.plugin.PluginProcess;
import org.jspecify.annotations.Nullable;

import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;

/**
 * Lets a process serve several launches. Without an implementation, each launch has a
 * process of its own.
 */
public interface ProcessSharing {

	/**
	 * Name of the system property by which a launcher names the implementation. To look
	 * for one would take time in every start.
	 */
	String PROPERTY = "terraform.provider.command.sharing";

	/**
	 * Begin the first launch that the process serves, on the main thread.
	 * @param process the process, which its parent regards as its own
	 * @return the process as the launch sees it
	 */
	PluginProcess begin(PluginProcess process);

	/**
	 * Return which launches of an application's packages share a process.
	 * @param application the application class
	 * @param environment environment of the application
	 * @return the scope if nobody asks for another; empty if no launches can share one
	 */
	Optional<ProcessScope> scope(Class<?> application, Environment environment);

	/**
	 * Tell whether the author has decided which launches share a process.
	 * @param application the application class
	 * @param environment environment of the application
	 * @return whether there is an annotation or a property
	 */
	boolean isDecided(Class<?> application, Environment environment);

	/**
	 * Begin the launch of a process.
	 * @param process the process
	 * @param implementation class that the launcher names; {@code null} if no other
	 * launch may use the process
	 * @return the process as the launch sees it
	 * @throws IllegalStateException if the launcher names no such class
	 */
	static PluginProcess begin(PluginProcess process, @Nullable String implementation) {
		if (implementation == null) {
			return process;
		}
		try {
			return ((ProcessSharing) Class.forName(implementation).getConstructor().newInstance()).begin(process);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(
					"The launcher names '%s', which shares no process".formatted(implementation), ex);
		}
	}

	/**
	 * Find the implementation on the class path, for commands.
	 * @param classLoader class loader of the application, {@code null} for the default
	 * @return the implementation, empty if the application comes without one
	 */
	static Optional<ProcessSharing> find(@Nullable ClassLoader classLoader) {
		return SpringFactoriesLoader.forDefaultResourceLocation(classLoader)
			.load(ProcessSharing.class)
			.stream()
			.findFirst();
	}

}
