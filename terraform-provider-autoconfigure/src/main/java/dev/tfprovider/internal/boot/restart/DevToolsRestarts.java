/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.springframework.boot.devtools.classpath.ClassPathDirectories;
import org.springframework.boot.devtools.filewatch.FileSystemWatcher;
import org.springframework.boot.devtools.restart.FailureHandler.Outcome;
import org.springframework.boot.devtools.restart.Restarter;
import org.springframework.util.ClassUtils;

/**
 * Uses Spring Boot DevTools, which may not be there.
 */
public final class DevToolsRestarts {

	private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

	private static final Duration QUIET_PERIOD = Duration.ofMillis(100);

	private DevToolsRestarts() {
	}

	/**
	 * Tell whether DevTools are on the class path.
	 * @return whether other methods may be called
	 */
	public static boolean isPossible() {
		return ClassUtils.isPresent("org.springframework.boot.devtools.restart.Restarter", null);
	}

	/**
	 * Keep DevTools from running the application twice, if they are there.
	 */
	public static void prevent() {
		if (isPossible()) {
			Restarter.disable();
		}
	}

	/**
	 * Restart an application that never started when its classes have changed, and again
	 * if that fails: DevTools does it only for one that has started before. The process
	 * lives until then.
	 */
	public static void whenClassesChange() {
		CountDownLatch changed = watch();
		new Thread(() -> {
			if (await(changed)) {
				Restarter.getInstance().restart((failure) -> await(watch()) ? Outcome.RETRY : Outcome.ABORT);
			}
		}, "provider-changed-classes").start();
	}

	private static CountDownLatch watch() {
		CountDownLatch changed = new CountDownLatch(1);
		FileSystemWatcher watcher = new FileSystemWatcher(true, POLL_INTERVAL, QUIET_PERIOD);
		watcher.addSourceDirectories(folders().stream().map(Path::toFile).toList());
		watcher.addListener((changes) -> {
			changed.countDown();
			watcher.stop();
		});
		watcher.start();
		return changed;
	}

	/**
	 * Return the folders whose changes restart the application.
	 * @return folders with classes, also of other modules
	 */
	public static List<Path> folders() {
		URL[] urls = Restarter.getInstance().getInitialUrls();
		List<Path> folders = new ArrayList<>();
		new ClassPathDirectories((urls != null) ? urls : new URL[0]).forEach((folder) -> folders.add(folder.toPath()));
		return folders;
	}

	private static boolean await(CountDownLatch changed) {
		try {
			changed.await();
			return true;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

}
