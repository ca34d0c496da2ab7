/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;

/**
 * Validates the examples of a provider's documentation by the real CLI.
 */
public final class TerraformExamples {

	/**
	 * Kinds of examples with the first versions of Terraform and OpenTofu that know them,
	 * empty for none.
	 */
	private static final Map<String, List<String>> VERSIONS = Map.of("provider", List.of("0.12", "1.6"), "resources",
			List.of("0.12", "1.6"), "data-sources", List.of("0.12", "1.6"), "functions", List.of("1.8", "1.7"),
			"ephemeral-resources", List.of("1.10", "1.11"), "actions", List.of("1.14", ""));

	private TerraformExamples() {
	}

	/**
	 * Validate each folder of examples in the layout of documentation: all its
	 * configurations together, but for those of imports. Folders whose kind this CLI does
	 * not know are left out, and so are list resources and state stores.
	 * @param terraform runs the CLI; its directory must not hold a configuration
	 * @param examples the folder {@code examples}
	 * @return the runs by folder, in the order of their names
	 * @throws IllegalArgumentException if there is no such folder
	 */
	public static Map<Path, Run> validate(TerraformCli terraform, Path examples) {
		if (!Files.isDirectory(examples)) {
			throw new IllegalArgumentException("There is no folder " + examples);
		}
		CliVersion version = new CliVersion(terraform.isOpenTofu() ? "OpenTofu" : "Terraform",
				terraform.version().substring(terraform.version().indexOf(' ') + 1), "");
		Map<Path, Run> runs = new LinkedHashMap<>();
		for (Path kind : FileTrees.list(examples)) {
			String name = kind.getFileName().toString();
			if (Files.isDirectory(kind) && isKnown(name, version)) {
				for (Path folder : name.equals("provider") ? List.of(kind) : FileTrees.list(kind)) {
					List<Path> files = Files.isDirectory(folder) ? configurations(folder) : List.of();
					if (!files.isEmpty()) {
						runs.put(folder, validate(terraform, files));
					}
				}
			}
		}
		return runs;
	}

	private static boolean isKnown(String kind, CliVersion version) {
		List<String> first = VERSIONS.getOrDefault(kind, List.of("", ""));
		String least = first.get(version.isOpenTofu() ? 1 : 0);
		return !least.isEmpty() && version.compareTo(least) >= 0;
	}

	private static Run validate(TerraformCli terraform, List<Path> files) {
		List<Path> written = new ArrayList<>();
		try {
			for (Path file : files) {
				String name = file.getFileName().toString();
				terraform.write(name, Files.readString(file));
				written.add(terraform.directory().resolve(name));
			}
			return terraform.validate();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		finally {
			for (Path file : written) {
				file.toFile().delete();
			}
		}
	}

	private static List<Path> configurations(Path folder) {
		return FileTrees.list(folder)
			.stream()
			.filter((file) -> file.getFileName().toString().endsWith(".tf")
					&& !file.getFileName().toString().startsWith("import-by-"))
			.toList();
	}

}
