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
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.packaging.TemporaryFolder;
import dev.tfprovider.internal.command.publish.ClientSettings;
import dev.tfprovider.internal.command.publish.RegistryClient;
import dev.tfprovider.internal.command.start.StartRecording;

/**
 * Installs a release from where it was published, and starts it.
 */
public final class VerifyCommand extends NamedCommand {

	private final ClientSettings settings;

	/**
	 * Create the command.
	 */
	public VerifyCommand() {
		this(ClientSettings.OF_COMMANDS);
	}

	VerifyCommand(ClientSettings settings) {
		super("verify", "installs what was published, and starts it",
				CommandOption.value("from", "PLACE",
						"https address of a registry or mirror, oci:HOST/PREFIX, or a directory in any layout"),
				CommandOption.value("cli", "NAMES", "executables that install it (default: terraform and tofu)"),
				CommandOption.value("public-key", "FILE",
						"key that the signature in a directory is checked with (default: that of MAVEN_GPG_KEY)"),
				CommandOption.value(StartRecording.TIMEOUT.name(), "SECONDS",
						"how long a start under QEMU may take (default: 60)"),
				CommandOption.value("version", "VERSION", "version to verify (default: the provider's)"));
		this.settings = settings;
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
			List<String> problems = new ArrayList<>();
			PublishedPlace place = served.place(client, name, environment, temporary.folder("archives"), problems);
			List<PublishedArchive> archives = place.read();
			Refusal.when(!problems.isEmpty(), "CLIs would refuse this release:%n%n  %s%n",
					String.join("%n  ".formatted(), problems.stream().distinct().toList()));
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
			Refusal.when(failed > 0, "%s of %s CLIs could not install and start the release.", failed, clis.size());
			Refusal.when(!broken.isEmpty(), "The release does not start on %s, as QEMU emulates it.",
					String.join(", ", broken));
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
		call.out().printf("%s %s can be installed%n%n", name.address(), name.version());
		for (PublishedArchive archive : archives) {
			call.out()
				.printf("  on %s by %s%n", archive.archive().platform(),
						place.audience().of(archive.archive().platform(), name.namespace()));
		}
		call.out().println();
		if (withoutCli) {
			call.out().printf("There is no terraform or tofu here that could try.%n%n");
		}
		if (!tried.isEmpty()) {
			call.out().printf("Tried here:%n%n");
			tried.forEach(call.out()::println);
		}
	}

}
