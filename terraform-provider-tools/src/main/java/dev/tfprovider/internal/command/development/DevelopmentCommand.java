/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.development;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ShellText;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * Writes a CLI configuration that makes Terraform or OpenTofu start this build. Without
 * its option the application serves the provider, which is no command any more.
 */
public final class DevelopmentCommand extends NamedCommand {

	private static final String FOLDER = "terraform-dev";

	/**
	 * Create the command.
	 */
	public DevelopmentCommand() {
		super("dev", "serves the provider to a developer's commands, or lets them start it",
				CommandOption.flag("terraform", "serve nothing: write a CLI configuration that has this build started"),
				CommandOption.value("dir", "DIRECTORY",
						"for the CLI configuration (default: " + FOLDER + " in target, build or here)"),
				CommandOption.value("env-file", "FILE", "when it serves: file for the line that a shell needs"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		Refusal.usageWhen(!call.line().has("terraform") || call.line().has("env-file"),
				"'dev --terraform' has no other option than '--dir', and 'dev' serves without it.");
		call.warn();
		Path directory = directory(call);
		Refusal.when(!FilePermissions.isSupportedBy(directory),
				"'dev --terraform' writes a shell script, which Windows does not run. "
						+ "Run 'dev', or 'package --layout folder' and name its folder in 'dev_overrides'.");
		String address = call.provider().definition().address();
		DevelopmentLauncher launcher = DevelopmentLauncher.ofProcess(call.provider().application().getName());
		DevelopmentFolder folder = new DevelopmentFolder(directory, address);
		Path configuration = folder.write(launcher);
		call.err()
			.printf("Written to %s. This configuration stands in for your own; it needs no terraform init.%n",
					directory);
		call.out().println("export TF_CLI_CONFIG_FILE=" + ShellText.quoted(configuration.toString()));
		call.out().println("terraform plan");
	}

	private static Path directory(CommandCall call) {
		return call.line()
			.value("dir")
			.map(call::path)
			.orElseGet(() -> Stream.of("target", "build")
				.map(call::path)
				.filter(Files::isDirectory)
				.findFirst()
				.orElseGet(() -> call.path(""))
				.resolve(FOLDER));
	}

}
