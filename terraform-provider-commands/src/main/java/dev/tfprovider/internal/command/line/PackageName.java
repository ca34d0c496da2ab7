/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;

/**
 * The file names of a package and the source address of its provider. Registries and
 * mirrors silently ignore files that are named otherwise.
 *
 * @param host host of the source address, empty for the default registry of each CLI
 * @param namespace second last part of the source address
 * @param type last part of the source address
 * @param version semantic version without a leading "v"
 */
public record PackageName(String host, String namespace, String type, String version) {

	private static final String NO_VERSION = "0.0.0";

	private static final List<String> DEFAULT_HOSTS = List.of("registry.terraform.io", "registry.opentofu.org");

	private static final Pattern VERSION = Pattern
		.compile("(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?");

	/**
	 * Create a name.
	 * @throws CommandFailedException if a part of it is not what a CLI would accept
	 */
	public PackageName {
		if (version.matches("[vV]\\d.*")) {
			throw Refusal.usage("The version '%s' must be given without the leading '%s': mirrors ignore "
					+ "packages that have it in their names.", version, version.substring(0, 1));
		}
		Refusal.usageWhen(!VERSION.matcher(version).matches(),
				"The version '%s' is no semantic version such as 1.2.3 or 1.2.3-beta1.", version);
		SourceAddressPart.checkNamespace(namespace);
		SourceAddressPart.check(type);
	}

	/**
	 * Return the name of packages of the provider that a command is about.
	 * @param call the command, which can name another version
	 * @return the name
	 */
	public static PackageName of(CommandCall call) {
		ProviderDefinition definition = call.provider().definition();
		return of(definition.address(), call.line().value("version").orElse(definition.version()));
	}

	/**
	 * Read a source address.
	 * @param address {@code namespace/type} or {@code host/namespace/type}
	 * @param version semantic version without a leading "v"
	 * @return the name
	 */
	public static PackageName of(String address, String version) {
		String[] parts = address.split("/");
		if (parts.length < 2 || parts.length > 3) {
			throw CommandFailedException.of("The property 'terraform.provider.address' must be namespace/type or "
					+ "host/namespace/type, not '%s'.".formatted(address));
		}
		boolean hosted = parts.length == 3;
		return new PackageName(hosted ? parts[0] : "", parts[parts.length - 2], parts[parts.length - 1], version);
	}

	/**
	 * Refuse the version that a CLI takes for none, so that its {@code init} finds
	 * nothing.
	 * @return this name
	 */
	public PackageName findable() {
		Refusal.when(this.version.equals(NO_VERSION), "The provider has no version, and 'terraform init' finds none of "
				+ "0.0.0. Set the property 'terraform.provider.version', have the build write build information, "
				+ "or name one with '--version'.");
		return this;
	}

	/**
	 * Return the hosts whose folder of a mirror the package belongs to.
	 * @return names of hosts
	 */
	public List<String> hosts() {
		return this.host.isEmpty() ? DEFAULT_HOSTS : List.of(this.host);
	}

	/**
	 * Return the folders of a mirror that a CLI looks for the provider in.
	 * @param mirror root of the mirror
	 * @return a folder for each host
	 */
	public List<Path> mirrorFolders(Path mirror) {
		return hosts().stream()
			.map((folder) -> mirror.resolve(folder).resolve(this.namespace).resolve(this.type))
			.toList();
	}

	/**
	 * Return the source address, without a host if it has none.
	 * @return the address
	 */
	public String address() {
		return this.host.isEmpty() ? this.namespace + "/" + this.type
				: this.host + "/" + this.namespace + "/" + this.type;
	}

	/**
	 * Return what the names of all its files begin with.
	 * @return the name
	 */
	public String prefix() {
		return "terraform-provider-" + this.type;
	}

	/**
	 * Return the name of the file that hosts execute, without the suffix of Windows.
	 * @return the name
	 */
	public String launcher() {
		return prefix() + "_v" + this.version;
	}

	/**
	 * Return the name of the archive for a platform.
	 * @param platform the platform
	 * @return the name
	 */
	public String archive(Platform platform) {
		return "%s_%s_%s.zip".formatted(prefix(), this.version, platform);
	}

	/**
	 * Return the name of the file of checksums.
	 * @return the name
	 */
	public String checksums() {
		return "%s_%s_SHA256SUMS".formatted(prefix(), this.version);
	}

	/**
	 * Return the name of the file that tells the versions of the protocol.
	 * @return the name
	 */
	public String manifest() {
		return "%s_%s_manifest.json".formatted(prefix(), this.version);
	}

	/**
	 * Return the prefix of the environment variables that the launcher reads.
	 * @return upper-case letters, digits and underscores
	 */
	public String variablePrefix() {
		return this.type.toUpperCase(Locale.ROOT).replace('-', '_');
	}

	/**
	 * Return the file that hosts execute: the first in the order of bytes that is named
	 * like the provider.
	 * @param files names of the files of a package, with their folders
	 * @return the name of a file
	 */
	public Optional<String> executed(Collection<String> files) {
		return files.stream().filter((file) -> !file.contains("/") && isExecutableName(file)).min(String::compareTo);
	}

	/**
	 * Tell whether hosts would execute a file of this name if nothing precedes it.
	 * @param name name of a file
	 * @return whether hosts would execute it
	 */
	public boolean isExecutableName(String name) {
		if (!name.startsWith(prefix())) {
			return false;
		}
		String rest = name.substring(prefix().length());
		return rest.isEmpty() || rest.startsWith("_") || rest.startsWith(".");
	}

}
