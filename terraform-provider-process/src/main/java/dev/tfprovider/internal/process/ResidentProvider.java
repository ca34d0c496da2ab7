/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;

import org.springframework.core.env.StandardEnvironment;

/**
 * Main class of a shared process, started by the launcher of a package.
 */
public final class ResidentProvider {

	private static final int MAX_LOG = 1024 * 1024;

	private ResidentProvider() {
	}

	/**
	 * Serve launches until the lifetime of the process is over.
	 * @param args the application's main class, the file to be found by, the short name
	 * of what is in the package, and its folder
	 * @throws IOException if there is no safe way to be found
	 * @throws ReflectiveOperationException if the application has no main method
	 */
	public static void main(String... args) throws IOException, ReflectiveOperationException {
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), args);
		new ProviderExit(process).boundEveryExit();
		ProcessFile file = new ProcessFile(Path.of(args[1]));
		file.checkFolder();
		LaunchThreads threads = new LaunchThreads();
		PrintStream own = new PrintStream(new BoundedOutput(process.standardError(), MAX_LOG), true,
				StandardCharsets.UTF_8);
		System.setErr(new PrintStream(new RoutedOutput(threads, own), true, StandardCharsets.UTF_8));
		ProviderLaunch.guardStandardOutput();
		LaunchLogging logging = LaunchLogging.install(threads, own);
		ProviderLaunch.handleSignalsAndExceptions();
		ApplicationMain application = ApplicationMain.of(args[0], ResidentProvider.class.getClassLoader());
		Optional<String> objection = SharingEligibility.objection(application.type());
		if (objection.isPresent()) {
			own.println(objection.get());
			process.halt(1);
		}
		Path directory = process.workingDirectory().toRealPath();
		LaunchContextPool launches = new LaunchContextPool(application, directory, threads, logging,
				ProcessProperties.of(new StandardEnvironment()), Integer.MAX_VALUE);
		ProcessKey key = new ProcessKey(args[2], directory, process.environment());
		try {
			ProcessLifetime.live(process, launches, key, file, Path.of(args[3]), null, () -> {
			}, () -> {
			});
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			process.halt(0);
		}
	}

}
