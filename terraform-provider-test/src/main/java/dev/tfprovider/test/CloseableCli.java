/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.test.internal.LastCommand;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;

/**
 * Closes a {@link TerraformCli} after a test, and keeps its directory if requested.
 */
final class CloseableCli implements AutoCloseable {

	private final TerraformCli cli;

	private final ProviderInstallation installation;

	private final int logged;

	private boolean kept;

	CloseableCli(TerraformCli cli, ProviderInstallation installation) {
		this.cli = cli;
		this.installation = installation;
		this.logged = installation.output().length();
	}

	Terraform terraform() {
		return new CliTerraform(this.cli, this.installation.providerName())
			.withProvider(this.installation.providerBlock());
	}

	TerraformCli cli() {
		return this.cli;
	}

	void requireExamined() {
		for (Run run : this.cli.runs()) {
			if (run.isUnexaminedFailure()) {
				throw run.failure("A command failed and the test did not look at it. If that is intended,"
						+ " assert that it failed().");
			}
		}
	}

	void report(Throwable failure, boolean keep) {
		List<Run> runs = this.cli.runs();
		String last = (runs.isEmpty()) ? "no command was run" : runs.get(runs.size() - 1).toString();
		boolean told = String.valueOf(failure.getMessage()).contains(last);
		this.kept = keep;
		String place = (keep) ? "\nkept in " + this.cli.keep() : "";
		failure.addSuppressed(new LastCommand(((told) ? "see above" : last) + place + log(runs)));
	}

	/**
	 * Return what the provider logged while the last command ran, or, if it is not the
	 * CLI that runs it, during the test.
	 */
	private String log(List<Run> runs) {
		String output = this.installation.output().substring(this.logged);
		String entries = runs.isEmpty() ? ""
				: runs.get(runs.size() - 1)
					.log()
					.stream()
					.map(Run.LogEntry::toString)
					.collect(Collectors.joining("\n", "", "\n"));
		String log = (entries + output).strip();
		return log.isEmpty() ? "" : "\n--- log of the provider\n" + log.indent(2).stripTrailing();
	}

	@Override
	public void close() {
		if (!this.kept) {
			this.cli.close();
		}
	}

}
