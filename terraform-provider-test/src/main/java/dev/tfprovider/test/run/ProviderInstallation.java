/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliVersion;

/**
 * Defines how the CLI finds the provider under test.
 */
public abstract sealed class ProviderInstallation
		permits BuiltInProvider, DevOverride, FilesystemMirror, ReattachedProvider {

	private final ProviderSource source;

	ProviderInstallation(ProviderSource source) {
		this.source = source;
	}

	/**
	 * No provider under test: only what is built into the CLI, such as
	 * {@code terraform_data}.
	 * @return the installation
	 */
	public static ProviderInstallation builtInOnly() {
		return new BuiltInProvider();
	}

	/**
	 * A directory named in {@code dev_overrides}: no version, checksum or lock file, and
	 * no {@code terraform init}. A configuration that needs further providers from a
	 * registry needs {@link #filesystemMirror} instead.
	 * @param source source address, such as {@code acme/petstore}
	 * @param directory directory that holds the executable
	 * {@code terraform-provider-petstore}
	 * @return the installation
	 * @throws IllegalArgumentException if there is no such executable
	 */
	public static ProviderInstallation devOverride(String source, Path directory) {
		return new DevOverride(ProviderSource.parse(source), directory);
	}

	/**
	 * A real installation: {@code terraform init} finds the version in a mirror, installs
	 * it and writes the lock file.
	 * @param source source address, such as {@code acme/petstore}
	 * @param version version the mirror offers, such as {@code 1.2.0}
	 * @param directory directory that holds the executable
	 * {@code terraform-provider-petstore}
	 * @return the installation
	 * @throws IllegalArgumentException if there is no such executable
	 */
	public static ProviderInstallation filesystemMirror(String source, String version, Path directory) {
		return new FilesystemMirror(ProviderSource.parse(source), version, directory);
	}

	/**
	 * A provider that already runs and that the CLI neither starts nor stops. It does
	 * kill the process named there, however, if the address does not accept connections.
	 * @param source source address, such as {@code acme/petstore}
	 * @param providers value of {@code TF_REATTACH_PROVIDERS}, as the provider prints it
	 * @return the installation
	 */
	public static ProviderInstallation reattach(String source, String providers) {
		return new ReattachedProvider(ProviderSource.parse(source), providers, () -> "", Map.of());
	}

	ProviderSource source() {
		return this.source;
	}

	/**
	 * Return the command that must succeed before others, without the CLI's name.
	 */
	List<String> preparation() {
		return List.of("init", "-input=false");
	}

	/**
	 * Prepare the files of the installation and return the CLI configuration for it.
	 */
	String cliConfiguration(Path root, CliVersion version) {
		return """
				provider_installation {
				  direct {}
				}
				""";
	}

	/**
	 * Return environment variables for every command.
	 */
	Map<String, String> environment() {
		return Map.of();
	}

	/**
	 * Return a configuration file that declares the provider, empty if none is under
	 * test.
	 */
	String requirement() {
		return this.source.requirement(null);
	}

	/**
	 * Return the local name of the provider, the prefix of its types.
	 * @return a name such as {@code petstore}
	 */
	public String providerName() {
		return this.source.type();
	}

	/**
	 * Return the provider block of configurations that have none.
	 * @return arguments by name, empty for an empty block
	 */
	public Map<String, ?> providerBlock() {
		return Map.of();
	}

	/**
	 * Return what the provider has printed so far, empty if the CLI reads it.
	 * @return text of the standard error stream
	 */
	public String output() {
		return "";
	}

}
