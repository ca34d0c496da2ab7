/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.Refusal;

/**
 * Represents the forge whose machines build and release the project.
 */
enum Forge {

	/**
	 * GitHub Actions.
	 */
	GITHUB(Map.of(".github/workflows/build.yml", "build.yml", ".github/workflows/release.yml", "release.yml")),

	/**
	 * GitLab CI.
	 */
	GITLAB(Map.of(".gitlab-ci.yml", "gitlab-ci.yml"));

	private final Map<String, String> files;

	Forge(Map<String, String> files) {
		this.files = files;
	}

	/**
	 * Return the names of templates by the paths of files.
	 */
	Map<String, String> files() {
		return this.files;
	}

	/**
	 * Return the forges that an option names.
	 * @param words names, none for the default
	 */
	static List<Forge> of(List<String> words) {
		return words.isEmpty() ? List.of(GITHUB) : words.stream().map(Forge::of).toList();
	}

	private static Forge of(String word) {
		return Stream.of(values())
			.filter((forge) -> forge.name().toLowerCase(Locale.ROOT).equals(word))
			.findFirst()
			.orElseThrow(() -> Refusal.usage("'--ci' knows no '%s', but github and gitlab.", word));
	}

}
