/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Defines how the CLI finds the provider under test.
 */
public final class ProviderInstallation {

	private static final List<String> INIT = List.of("init", "-input=false");

	private static final String DIRECT = """
			provider_installation {
			  direct {}
			}
			""";

	private final ProviderSource source;

	private final List<String> preparation;

	private final BiFunction<Path, CliVersion, String> settings;

	private final String requirement;

	private final Map<String, String> environment;

	private final Map<String, ?> providerBlock;

	private final Supplier<String> output;

	private ProviderInstallation(ProviderSource source, List<String> preparation,
			BiFunction<Path, CliVersion, String> settings, String requirement, Map<String, String> environment,
			Map<String, ?> providerBlock, Supplier<String> output) {
		this.source = source;
		this.preparation = preparation;
		this.settings = settings;
		this.requirement = requirement;
		this.environment = environment;
		this.providerBlock = providerBlock;
		this.output = output;
	}

	private ProviderInstallation(ProviderSource source, List<String> preparation,
			BiFunction<Path, CliVersion, String> settings, String requirement) {
		this(source, preparation, settings, requirement, Map.of(), Map.of(), () -> "");
	}

	/**
	 * No provider under test: only what is built into the CLI, such as
	 * {@code terraform_data}.
	 * @return the installation
	 */
	public static ProviderInstallation builtInOnly() {
		return new ProviderInstallation(new ProviderSource("terraform.io", "builtin", "terraform"), INIT,
				(root, version) -> DIRECT, "");
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
		ProviderSource parsed = ProviderSource.parse(source);
		String settings = """
				provider_installation {
				  dev_overrides {
				    %s = %s
				  }
				  direct {}
				}
				""".formatted(JsonValues.write(source),
				JsonValues.write(parsed.requireExecutable(directory).toString()));
		// Modules only: 'init' would ask the registry for the overridden provider
		return new ProviderInstallation(parsed, List.of("get"), (root, version) -> settings, parsed.requirement(null));
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
		ProviderSource parsed = ProviderSource.parse(source);
		Path executables = parsed.requireExecutable(directory);
		return new ProviderInstallation(parsed, INIT, (root, cli) -> mirror(root.resolve("mirror"),
				parsed.qualified(cli), Path.of(version).resolve(cli.platform()), executables),
				parsed.requirement(version));
	}

	private static String mirror(Path mirror, ProviderSource source, Path place, Path executables) {
		Path target = mirror.resolve(source.toString()).resolve(place);
		if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
			FileTrees.link(executables, target);
		}
		return """
				provider_installation {
				  filesystem_mirror {
				    path    = %1$s
				    include = [%2$s]
				  }
				  direct {
				    exclude = [%2$s]
				  }
				}
				""".formatted(JsonValues.write(mirror.toString()), JsonValues.write(source.toString()));
	}

	/**
	 * A provider that already runs and that the CLI neither starts nor stops. It does
	 * kill the process named there, however, if the address does not accept connections.
	 * @param source source address, such as {@code acme/petstore}
	 * @param providers value of {@code TF_REATTACH_PROVIDERS}, as the provider prints it
	 * @return the installation
	 */
	public static ProviderInstallation reattach(String source, String providers) {
		return reattach(source, providers, Map.of(), () -> "");
	}

	/**
	 * A provider that already runs.
	 * @param providerBlock the provider block of configurations that have none
	 * @param output what the provider has printed so far
	 */
	static ProviderInstallation reattach(String source, String providers, Map<String, ?> providerBlock,
			Supplier<String> output) {
		ProviderSource parsed = ProviderSource.parse(source);
		return new ProviderInstallation(parsed, INIT, (root, version) -> DIRECT, parsed.requirement(null),
				Map.of("TF_REATTACH_PROVIDERS", providers), providerBlock, output);
	}

	ProviderSource source() {
		return this.source;
	}

	/**
	 * Return the command that must succeed before others, without the CLI's name.
	 */
	List<String> preparation() {
		return this.preparation;
	}

	/**
	 * Prepare the files of the installation and return the CLI configuration for it.
	 */
	String cliConfiguration(Path root, CliVersion version) {
		return this.settings.apply(root, version);
	}

	/**
	 * Return environment variables for every command.
	 */
	Map<String, String> environment() {
		return this.environment;
	}

	/**
	 * Return a configuration file that declares the provider, empty if none is under
	 * test.
	 */
	String requirement() {
		return this.requirement;
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
		return this.providerBlock;
	}

	/**
	 * Return what the provider has printed so far, empty if the CLI reads it.
	 * @return text of the standard error stream
	 */
	public String output() {
		return this.output.get();
	}

}
