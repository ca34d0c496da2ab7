/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.packaging.TemporaryFolder;
import dev.tfprovider.internal.command.publish.ClientSettings;
import dev.tfprovider.internal.command.publish.RegistryClient;
import dev.tfprovider.internal.command.start.StartRecording;

/**
 * Installs a release from where it was published, and starts it.
 */
public final class VerifyCommand implements ProviderCommand {

	private final ClientSettings settings;

	/**
	 * Create the command.
	 */
	public VerifyCommand() {
		this(ClientSettings.OF_COMMANDS);
	}

	VerifyCommand(ClientSettings settings) {
		this.settings = settings;
	}

	@Override
	public String name() {
		return "verify";
	}

	@Override
	public String purpose() {
		return "installs what was published, and starts it";
	}

	@Override
	public List<CommandOption> options() {
		return List.of(
				CommandOption.value("from", "PLACE",
						"https address of a registry or mirror, oci:HOST/PREFIX, or a directory in any layout"),
				CommandOption.value("cli", "NAMES", "executables that install it (default: terraform and tofu)"),
				CommandOption.value("public-key", "FILE",
						"key that the signature in a directory is checked with (default: that of MAVEN_GPG_KEY)"),
				CommandOption.value(StartRecording.TIMEOUT.name(), "SECONDS",
						"how long a start under QEMU may take (default: 60)"),
				CommandOption.value("version", "VERSION", "version to verify (default: the provider's)"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		PackageName name = PackageName.of(call).findable();
		String from = call.line()
			.value("from")
			.orElseThrow(() -> CommandFailedException.usage("Name what to verify with '--from'."));
		Map<String, String> environment = new HashMap<>(call.process().environment());
		List<InstalledCli> clis = InstalledCli.find(call.line().list("cli"), environment);
		try (TemporaryFolder temporary = TemporaryFolder.create();
				ServedFolder served = ServedFolder.of(call, from, name, temporary)) {
			served.certificate().ifPresent((file) -> environment.put("SSL_CERT_FILE", file.toString()));
			RegistryClient client = RegistryClient.create(environment, this.settings, call.err());
			PublishedPlace place = served.place(client, name, environment, temporary.folder("archives"));
			List<String> problems = new ArrayList<>();
			List<PublishedArchive> archives = place.read(problems);
			if (!problems.isEmpty()) {
				throw CommandFailedException.of("CLIs would refuse this release:%n%n  %s%n"
					.formatted(String.join("%n  ".formatted(), problems.stream().distinct().toList())));
			}
			int failed = 0;
			List<String> tried = new ArrayList<>();
			for (InstalledCli cli : clis) {
				String result = install(cli, place, name, archives, environment, temporary);
				failed += result.startsWith("FAILED") ? 1 : 0;
				tried.add("  %s on %s: %s".formatted(cli, cli.platform(), result));
			}
			List<String> broken = new ArrayList<>();
			ForeignStart foreign = new ForeignStart(call, name, environment, Platform.current());
			for (PublishedArchive archive : archives) {
				Platform platform = archive.archive().platform();
				if (!platform.equals(foreign.machine())) {
					String result = foreign.check(archive, temporary.folder("start-" + platform));
					tried.add("  %s: %s".formatted(platform, result));
					if (result.startsWith("FAILED")) {
						broken.add(platform.toString());
					}
				}
			}
			print(call, name, place, archives, clis.isEmpty(), tried);
			if (failed > 0) {
				throw CommandFailedException
					.of("%s of %s CLIs could not install and start the release.".formatted(failed, clis.size()));
			}
			if (!broken.isEmpty()) {
				throw CommandFailedException
					.of("The release does not start on %s, as QEMU emulates it.".formatted(String.join(", ", broken)));
			}
		}
	}

	private static String install(InstalledCli cli, PublishedPlace place, PackageName name,
			List<PublishedArchive> archives, Map<String, String> environment, TemporaryFolder temporary)
			throws IOException {
		if (place.audience().terraform().isEmpty() && !cli.isOpenTofu()) {
			return "cannot install from there";
		}
		if (place.audience() == Audience.OCI && !cli.isAtLeast(1, 10)) {
			return "is too old to install from there";
		}
		Optional<PublishedArchive> archive = archives.stream()
			.filter((each) -> each.archive().platform().equals(cli.platform()))
			.findFirst();
		if (archive.isEmpty()) {
			return "there is no archive for this platform";
		}
		Path folder = Files.createTempDirectory(temporary.path(), "cli");
		return new VerifiedInstallation(place, name, environment).check(cli, archive.get(), folder)
			.map((problem) -> "FAILED: " + problem)
			.orElse("installed and started");
	}

	private static void print(CommandCall call, PackageName name, PublishedPlace place, List<PublishedArchive> archives,
			boolean withoutCli, List<String> tried) {
		call.out().println("%s %s can be installed%n".formatted(name.address(), name.version()));
		for (PublishedArchive archive : archives) {
			call.out()
				.println("  on %s by %s".formatted(archive.archive().platform(),
						place.audience().of(archive.archive().platform(), name.namespace())));
		}
		call.out().println();
		if (withoutCli) {
			call.out().println("There is no terraform or tofu here that could try.%n".formatted());
		}
		if (!tried.isEmpty()) {
			call.out().println("Tried here:%n".formatted());
			tried.forEach(call.out()::println);
		}
	}

}
