/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.start.PreparedStart;
import dev.tfprovider.internal.command.template.Template;

/**
 * Installs the provider in the user's local mirror, where {@code terraform init} looks
 * first.
 */
public final class InstallCommand extends NamedCommand {

	/**
	 * Create the command.
	 */
	public InstallCommand() {
		super("install", "puts the provider into a mirror that terraform init finds",
				PackageCommand.withCommon(
						CommandOption.value("dir", "DIRECTORY", "filesystem mirror (default: ~/.terraform.d/plugins)"),
						NativeExecutable.INSTALLED));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		call.warn();
		PackageName name = PackageName.of(call).findable();
		RuntimeOptions java = RuntimeOptions.of(call);
		Platform platform = Platform.current();
		Optional<NativeExecutable> executable = NativeExecutable.installed(call);
		Path mirror = call.line()
			.value("dir")
			.map(call::path)
			.orElseGet(() -> userMirror(call.process().environment(), platform));
		PackageLayout.checkAll(List.of(PackageLayout.UNPACKED), name, List.of(platform), mirror);
		try (TemporaryFolder staging = TemporaryFolder.create()) {
			Path root = staging.resolve("package");
			BuiltPackage release = new BuiltPackage(name, List.of(platform),
					executable.isPresent() ? PackageFolder.create(call, name, executable.get(), root)
							: PackageFolder.create(call, name, java, LauncherKind.of(platform), root),
					call.provider().definition().protocols());
			PackageLayout.UNPACKED.write(release, mirror, Optional.empty());
		}
		if (executable.isEmpty() && !call.line().has("no-prepared-start") && !platform.isWindows()) {
			Path installed = PackageLayout.UNPACKED.replaced(name, List.of(platform), mirror).get(0);
			prepare(call, new PreparedStart(name, installed.resolve(name.launcher())));
		}
		call.out()
			.printf("Installed %s %s in %s%n%n%s%n", name.address(), name.version(), mirror,
					requirement(name.type(), name.address(), name.version()));
		if (call.line().has("dir")) {
			call.out()
				.println("Name the directory in the CLI configuration: provider_installation { filesystem_mirror {} }");
		}
		call.out()
			.println(
					"Now run terraform init. Where the provider is in the lock file already, run terraform init -upgrade.");
	}

	/**
	 * Return what a configuration says to have a version of a provider installed.
	 * @param type its name there
	 * @param address its source address
	 * @param version the version
	 * @return lines in HCL
	 */
	public static String requirement(String type, String address, String version) {
		return Template.of(InstallCommand.class, "requirement.tf")
			.fill(Map.of("TYPE", type, "ADDRESS", address, "VERSION", version));
	}

	/**
	 * Return the user's implied local mirror, in which CLIs look without configuration.
	 * @param environment variables of the user
	 * @param platform the platform of the CLI
	 */
	static Path userMirror(Map<String, String> environment, Platform platform) {
		String variable = platform.isWindows() ? "APPDATA" : "HOME";
		String home = environment.get(variable);
		if (home == null) {
			throw Refusal.usage("%s is not set: name the mirror with '--dir'.", variable);
		}
		return Path.of(home, platform.isWindows() ? "terraform.d" : ".terraform.d", "plugins");
	}

	/**
	 * Prepares the start of a provider that is installed by then. Where that fails, it
	 * starts without.
	 */
	private static void prepare(CommandCall call, PreparedStart start) throws IOException {
		try {
			start.prepare(call);
		}
		catch (CommandFailedException ex) {
			call.err().println("The start is not prepared: " + ex.getMessage());
		}
	}

}
