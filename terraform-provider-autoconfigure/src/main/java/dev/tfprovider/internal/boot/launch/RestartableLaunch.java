/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.atomic.AtomicReference;

import dev.tfprovider.internal.boot.restart.ClassChanges;
import dev.tfprovider.internal.boot.restart.DevToolsRestarts;
import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.util.ClassUtils;

/**
 * Keeps the launch of a process in which Spring Boot DevTools runs the application again
 * and again. The class loader of each run ends with it; this class is in the one below,
 * which stays.
 */
final class RestartableLaunch {

	private static final Logger logger = LoggerFactory.getLogger(RestartableLaunch.class);

	private static final AtomicReference<@Nullable RestartableLaunch> OF_PROCESS = new AtomicReference<>();

	private final DeveloperLaunch launch;

	private final ClassChanges changes = new ClassChanges(DevToolsRestarts::folders);

	private final DevelopmentServer server = new DevelopmentServer(DevelopmentServer.PATIENCE, this.changes);

	private boolean hasRun;

	private RestartableLaunch(DeveloperLaunch launch) {
		this.launch = launch;
	}

	/**
	 * Keep a launch for what DevTools does next on this thread, if they are there.
	 */
	static void keepForRestarts(DeveloperLaunch launch) {
		if (!DevToolsRestarts.isPossible()) {
			return;
		}
		RestartableLaunch kept = new RestartableLaunch(launch);
		OF_PROCESS.set(kept);
		Thread main = Thread.currentThread();
		UncaughtExceptionHandler before = main.getUncaughtExceptionHandler();
		main.setUncaughtExceptionHandler((thread, failure) -> {
			if (thread == main || !kept.failWithoutRun(failure)) {
				before.uncaughtException(thread, failure);
			}
		});
	}

	/**
	 * Return whether DevTools runs the application of a launch on their threads.
	 */
	static boolean isThere() {
		return OF_PROCESS.get() != null;
	}

	/**
	 * Return the launch of the next run of the application, for which calls wait.
	 * @param main the main class, which may be that of the first run if there is no other
	 */
	static ProviderLaunch next(@Nullable Class<?> main) {
		RestartableLaunch kept = OF_PROCESS.get();
		if (kept == null) {
			throw new IllegalStateException("DevTools has started before the launch");
		}
		ProviderLaunch next = kept.nextRun();
		if (main != null) {
			requireFile(main);
		}
		return next;
	}

	/**
	 * Without the main class others are not there either, and nothing would be served.
	 */
	private static void requireFile(Class<?> main) {
		if (Thread.currentThread()
			.getContextClassLoader()
			.getResource(
					ClassUtils.convertClassNameToResourcePath(main.getName()) + ClassUtils.CLASS_FILE_SUFFIX) == null) {
			throw MissingClassFailureAnalyzer.missing(main.getName(), "runs the application");
		}
	}

	private synchronized RestartedLaunch nextRun() {
		this.launch.exit().beforeOnly(this.server::close);
		this.server.restart();
		this.changes.accept();
		boolean first = !this.hasRun;
		this.hasRun = true;
		return new RestartedLaunch(this.launch, this.server, first);
	}

	/**
	 * Answer calls with what kept DevTools from running the application, such as a class
	 * that is not there while Maven compiles.
	 * @return whether the failure is explained, so that nobody needs its stack trace
	 */
	private boolean failWithoutRun(Throwable failure) {
		if (this.server.isRunning()) {
			return false;
		}
		FailureAnalysis analysis = StartFailure.ofMain(failure);
		String text = StartFailure.text(analysis);
		this.changes.accept();
		this.server.fail(DevelopmentFailureListener.SUMMARY, text);
		if (analysis.getAction() == null) {
			return false;
		}
		logger.warn("The provider did not start: {}", text);
		return true;
	}

}
