/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * The source address of a provider.
 *
 * @param host registry, {@code null} for the CLI's own
 * @param namespace organisation
 * @param type name of the provider, the prefix of its type names
 */
record ProviderSource(@Nullable String host, String namespace, String type) {

	private static final Pattern PART = Pattern.compile("[A-Za-z0-9.:_-]+");

	static ProviderSource parse(String text) {
		String[] parts = text.split("/", -1);
		for (String part : parts) {
			if (parts.length > 3 || parts.length < 2 || !PART.matcher(part).matches()) {
				throw new IllegalArgumentException(
						"'" + text + "' is not a source address like acme/petstore or example.com/acme/petstore");
			}
		}
		return new ProviderSource((parts.length == 3) ? parts[0] : null, parts[parts.length - 2],
				parts[parts.length - 1]);
	}

	/**
	 * Check that the CLI will find an executable: a file named for the provider, followed
	 * by nothing, {@code _} or {@code .}.
	 */
	Path requireExecutable(Path directory) {
		findExecutable(directory);
		return directory.toAbsolutePath().normalize();
	}

	/**
	 * Find the executable the CLI would start.
	 */
	Path findExecutable(Path directory) {
		Path absolute = directory.toAbsolutePath().normalize();
		String prefix = "terraform-provider-" + this.type;
		List<Path> files = Files.isDirectory(absolute) ? FileTrees.list(absolute) : List.of();
		return files.stream()
			.filter((file) -> file.getFileName().toString().matches(Pattern.quote(prefix) + "([_.].*)?"))
			.findFirst()
			.filter(Files::isExecutable)
			.orElseThrow(() -> new IllegalArgumentException(
					"No executable '%s' in %s. Package the provider before its acceptance".formatted(prefix, absolute)
							+ " tests run, or correct the launcher directory."));
	}

	/**
	 * Return this address with a host.
	 * @param version tells the host that the CLI takes unless an address names one
	 */
	ProviderSource qualified(CliVersion version) {
		return (this.host != null) ? this : new ProviderSource(version.defaultHost(), this.namespace, this.type);
	}

	/**
	 * Write the {@code required_providers} block.
	 */
	String requirement(@Nullable String version) {
		String constraint = (version != null) ? "\n      version = \"= " + version + "\"" : "";
		return """
				terraform {
				  required_providers {
				    %s = {
				      source = %s%s
				    }
				  }
				}
				""".formatted(this.type, JsonValues.write(toString()), constraint);
	}

	@Override
	public String toString() {
		return ((this.host != null) ? this.host + "/" : "") + this.namespace + "/" + this.type;
	}

}
