/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Records a start of an installed package, so that later starts are faster.
 */
public final class PrepareCommand extends NamedCommand implements JvmCommand {

	/**
	 * Create the command.
	 */
	public PrepareCommand() {
		super("prepare", "makes an installed package start quickly for this user",
				CommandOption.value("package", "DIRECTORY", "the package (default: the one this command is run from)"),
				CommandOption.value("version", "VERSION", "version of the package (default: the provider's)"),
				StartRecording.TIMEOUT);
	}

	@Override
	public void run(CommandCall call) throws IOException {
		Refusal.when(Platform.current().isWindows(),
				"On Windows no start is recorded: a package starts without preparation.");
		PackageName name = PackageName.of(call);
		Path folder = call.line().value("package").map(call::path).orElseGet(PrepareCommand::ownPackage);
		Path launcher = folder.resolve(name.launcher());
		if (!Files.isExecutable(launcher)) {
			launcher = onlyLauncher(folder, name);
		}
		new PreparedStart(name, launcher.toRealPath()).prepare(call);
	}

	private static Path ownPackage() {
		String first = System.getProperty("java.class.path").split(java.io.File.pathSeparator)[0];
		Path libraries = Path.of(first).toAbsolutePath().getParent();
		Path folder = (libraries != null && libraries.endsWith("lib")) ? libraries.getParent() : null;
		if (folder == null) {
			throw CommandFailedException.usage("This process does not run from a package: name one with '--package'.");
		}
		return folder;
	}

	private static Path onlyLauncher(Path folder, PackageName name) throws IOException {
		try (Stream<Path> files = Files.exists(folder) ? Files.list(folder) : Stream.of()) {
			return files
				.filter((file) -> name.isExecutableName(String.valueOf(file.getFileName())) && Files.isExecutable(file))
				.findFirst()
				.orElseThrow(() -> Refusal.of("There is no package of this provider in %s.", folder));
		}
	}

}
