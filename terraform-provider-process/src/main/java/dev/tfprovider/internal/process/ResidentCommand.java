/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.internal.command.start.JvmCommand;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * Lists or ends the shared processes of the provider.
 */
public final class ResidentCommand implements JvmCommand {

	private static final Duration PATIENCE = Duration.ofSeconds(2);

	@Override
	public String name() {
		return "resident";
	}

	@Override
	public String purpose() {
		return "shows or ends the processes that wait for Terraform";
	}

	@Override
	public List<String> actions() {
		return List.of("status", "stop");
	}

	@Override
	public void run(CommandCall call) {
		if (!FilePermissions.isSupportedBy(call.process().workingDirectory())) {
			call.out().println("On Windows no process waits for Terraform: each launch is a process of its own.");
			return;
		}
		List<ProcessFile> files = ProcessFolder.all(call.process().environment())
			.stream()
			.flatMap((folder) -> folder.files(call.provider().definition().name()).stream())
			.toList();
		boolean stop = call.line().action().equals("stop");
		if (files.isEmpty()) {
			call.out().println("No process waits for Terraform.");
		}
		for (ProcessFile file : files) {
			file.read().ifPresent((entry) -> ask(call, file, entry, stop));
		}
	}

	private static void ask(CommandCall call, ProcessFile file, ProcessFile.Entry entry, boolean stop) {
		ControlClient client = new ControlClient(entry, PATIENCE);
		try {
			if (stop) {
				client.stop();
				call.out().println("process %s ends with its last launch".formatted(entry.pid()));
			}
			else {
				call.out().print(client.status());
			}
		}
		catch (IOException ex) {
			if (!entry.isAlive()) {
				file.delete(entry);
			}
			else {
				call.err().println("process %s does not answer: %s".formatted(entry.pid(), ex.getMessage()));
			}
		}
	}

}
