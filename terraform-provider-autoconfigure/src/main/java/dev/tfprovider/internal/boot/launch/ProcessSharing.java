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
	 * @return the launch
	 */
	HostLaunch begin(PluginProcess process);

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
	 * Make the implementation that the launcher names.
	 * @param implementation name of its class
	 * @return the implementation
	 * @throws IllegalStateException if there is no such class
	 */
	static ProcessSharing named(String implementation) {
		try {
			return Class.forName(implementation).asSubclass(ProcessSharing.class).getConstructor().newInstance();
		}
		catch (ReflectiveOperationException | ClassCastException ex) {
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
