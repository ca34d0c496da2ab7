/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.lang.Thread.UncaughtExceptionHandler;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs uncaught exceptions of the author's threads. The virtual machine would print a
 * stack trace, each line of which hosts take for an entry of its own.
 */
final class UncaughtExceptionLogger implements UncaughtExceptionHandler {

	private static final Logger logger = LoggerFactory.getLogger(UncaughtExceptionLogger.class);

	private UncaughtExceptionLogger() {
	}

	/**
	 * Become the handler of all threads without one, unless the author has set it.
	 */
	static void install() {
		if (Thread.getDefaultUncaughtExceptionHandler() == null) {
			Thread.setDefaultUncaughtExceptionHandler(new UncaughtExceptionLogger());
		}
	}

	@Override
	public void uncaughtException(Thread thread, Throwable failure) {
		logger.error("Uncaught exception in thread \"{}\"", thread.getName(), failure);
	}

}
