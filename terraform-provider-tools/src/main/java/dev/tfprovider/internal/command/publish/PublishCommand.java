/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Sends a release to registries.
 */
public final class PublishCommand extends NamedCommand {

	private final ClientSettings settings;

	/**
	 * Create the command.
	 */
	public PublishCommand() {
		this(ClientSettings.OF_COMMANDS);
	}

	PublishCommand(ClientSettings settings) {
		super("publish", "sends a release to registries",
				CommandOption.value("to", "PLACES",
						"oci:HOST/PREFIX, artifactory:URL, hcp:ORGANIZATION, gitlab:URL, github:OWNER/REPOSITORY, "
								+ "or LAYOUT:DIRECTORY"),
				CommandOption.value("from", "DIRECTORY", "archives, checksums and signature (default: dist)"),
				CommandOption.value("public-key", "FILE",
						"key that the signature is checked with (default: that of MAVEN_GPG_KEY)"),
				CommandOption.flag("dry-run", "show each request that would change something, and send none"),
				CommandOption.value("version", "VERSION", "version to publish (default: the provider's)"));
		this.settings = settings;
	}

	@Override
	public void run(CommandCall call) throws IOException {
		PackageName name = PackageName.of(call).findable();
		List<String> places = call.line().list("to");
		Refusal.usageWhen(places.isEmpty(), "Where to? Name places with '--to', such as oci:ghcr.io/acme.");
		boolean dryRun = call.line().has("dry-run");
		RegistryClient client = RegistryClient.create(call.process().environment(),
				new ClientSettings(this.settings.attempts(), this.settings.pause(), this.settings.timeout(), dryRun),
				call.err());
		List<PublishTarget> targets = new ArrayList<>();
		for (String place : places) {
			targets.add(TargetKind.of(call, place, name, client, dryRun));
		}
		SignedRelease release = SignedRelease.read(call.path(call.line().value("from").orElse("dist")), name,
				SignedRelease.key(call));
		for (PublishTarget target : targets) {
			call.out()
				.printf("%s %s %s for %s in %s%n", dryRun ? "Would publish" : "Published", name.address(),
						name.version(), release.release().platforms(), target.publish(release));
		}
	}

}
