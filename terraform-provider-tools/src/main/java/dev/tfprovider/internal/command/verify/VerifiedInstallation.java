/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.packaging.FileTree;
import dev.tfprovider.internal.command.packaging.InstallCommand;
import dev.tfprovider.internal.command.packaging.ProgramRun;
import dev.tfprovider.internal.command.release.PackageHash;

/**
 * Lets a CLI install a release and start it.
 *
 * @param place where from
 * @param name name of the package
 * @param environment variables of the CLI
 */
record VerifiedInstallation(PublishedPlace place, PackageName name, Map<String, String> environment) {

	/**
	 * Install and start.
	 * @param cli the CLI
	 * @param archive the archive that it should install
	 * @param folder an empty folder
	 * @return what is wrong, empty if nothing is
	 */
	Optional<String> check(InstalledCli cli, PublishedArchive archive, Path folder) throws IOException {
		String host = this.name.host().isEmpty() ? cli.defaultHost() : this.name.host();
		String address = host + "/" + this.name.namespace() + "/" + this.name.type();
		Path configuration = Files.writeString(folder.resolve("cli.tfrc"), this.place.configuration(host));
		Path project = Files.createDirectory(folder.resolve("project"));
		Files.writeString(project.resolve("main.tf"),
				InstallCommand.requirement(this.name.type(), address, this.name.version()));
		Map<String, String> variables = new HashMap<>(this.environment);
		variables.keySet().removeIf((name) -> name.startsWith("TF_") && !name.startsWith("TF_TOKEN_"));
		variables.put("TF_CLI_CONFIG_FILE", configuration.toString());
		variables.put("TF_IN_AUTOMATION", "1");
		variables.put("CHECKPOINT_DISABLE", "1");
		ProgramRun init = cli.run(project, variables, "init", "-input=false", "-no-color");
		if (init.status() != 0) {
			return Optional.of("'init' failed:\n%s".formatted(init.text().strip()));
		}
		Path providers = project.resolve(".terraform/providers");
		String release = this.name.version() + "/" + cli.platform();
		Path installed = providers.resolve(address.replace(':', '_')).resolve(release);
		if (!Files.isDirectory(installed)) {
			installed = providers.resolve(address).resolve(release);
		}
		String hash = PackageHash.ofContents(new FileTree(installed).files());
		if (!hash.equals(archive.contentHash())) {
			return Optional
				.of("the hash of what was installed is %s, and should be %s".formatted(hash, archive.contentHash()));
		}
		String lock = Files.readString(project.resolve(".terraform.lock.hcl"));
		if (!lock.contains("\"" + archive.contentHash() + "\"")
				&& !lock.contains("\"" + archive.archive().archiveHash() + "\"")) {
			return Optional.of("the lock file has no hash of the archive:\n" + lock);
		}
		ProgramRun schema = cli.run(project, variables, "providers", "schema", "-json");
		if (schema.status() != 0 || !schema.text().contains("\"" + address + "\"")) {
			return Optional.of("the provider was installed, but does not start:\n%s".formatted(schema.text().strip()));
		}
		return Optional.empty();
	}

}
