/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * Asks the operating system about a process that this one did not start.
 */
public final class OtherProcess {

	private OtherProcess() {
	}

	/**
	 * Return whether a process runs. One that has ended, but that its parent has not
	 * asked about, is listed and has no command.
	 * @param id identifier of the process; identifiers are used again
	 * @return {@code false} once it has ended
	 */
	public static boolean isRunning(long id) {
		return ProcessHandle.of(id)
			.map(ProcessHandle::info)
			.filter((info) -> info.command().isPresent() || info.commandLine().isPresent())
			.isPresent();
	}

}
