/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.resident;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;

import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginLaunch;
import dev.tfprovider.internal.resident.ControlServer;
import dev.tfprovider.internal.resident.ControlToken;
import dev.tfprovider.internal.resident.LaunchThreads;
import dev.tfprovider.internal.resident.ResidentFile;
import dev.tfprovider.internal.resident.ResidentKey;

/**
 * The main class of a resident process, which the launcher of a package starts.
 */
public final class ResidentProvider {

	private static final Duration REQUEST = Duration.ofSeconds(5);

	private static final Duration IDLE = Duration.ofSeconds(60);

	private static final Duration IDLE_IN_CI = Duration.ofSeconds(10);

	private static final Duration LOOK = Duration.ofSeconds(1);

	private ResidentProvider() {
	}

	/**
	 * Serve launches until nobody needs them.
	 * @param args the application's main class, the file to be found by, and the short
	 * name of what is in the package
	 * @throws IOException if there is no safe way to be found
	 * @throws ReflectiveOperationException if the application has no main method
	 */
	public static void main(String... args) throws IOException, ReflectiveOperationException {
		PluginLaunch process = new SystemPluginLaunch(new StdoutGuard(), args);
		ResidentFile file = new ResidentFile(Path.of(args[1]));
		file.checkFolder();
		LaunchThreads threads = new LaunchThreads();
		PrintStream own = process.standardError();
		ProviderLaunch.guardStandardOutput();
		ResidentLogging logging = ResidentLogging.install(threads, own);
		ProviderLaunch.liveWithHost();
		Application application = Application.of(args[0], ResidentProvider.class.getClassLoader());
		Path directory = process.workingDirectory().toRealPath();
		ResidentLaunches launches = new ResidentLaunches(application, directory, threads, logging, 1);
		ControlToken token = ControlToken.random();
		try (ControlServer server = new ControlServer(token, new ResidentKey(args[2], directory, process.environment()),
				launches, REQUEST, Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")))) {
			ResidentFile.Entry entry = new ResidentFile.Entry(server.port(), token, process.processId());
			server.start();
			file.write(entry);
			launches.warmUp();
			Duration idle = (process.variable("CI") != null) ? IDLE_IN_CI : IDLE;
			while (!launches.isDone()) {
				launches.await(LOOK);
				if (!launches.isClosed() && launches.idle().compareTo(idle) > 0) {
					launches.close();
				}
				if (launches.isClosed()) {
					file.delete(entry);
				}
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			process.halt(0);
		}
	}

}
