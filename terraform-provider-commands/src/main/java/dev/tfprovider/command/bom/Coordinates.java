/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Name and version of something.
 *
 * @param group who it comes from; nothing where a jar does not tell
 * @param name what it is called
 * @param version its version; empty where it has none
 */
record Coordinates(@Nullable String group, String name, String version) {

	private static final Pattern FILE = Pattern.compile("(.+?)-(\\d.*)\\.jar");

	/**
	 * Read what Maven leaves in the jars it makes.
	 */
	static Coordinates ofProject(InputStream properties) throws IOException {
		Properties project = new Properties();
		project.load(properties);
		return new Coordinates(project.getProperty("groupId"), project.getProperty("artifactId", ""),
				project.getProperty("version", ""));
	}

	/**
	 * Take the name of a file apart.
	 */
	static Coordinates ofFile(String file) {
		Matcher match = FILE.matcher(file);
		return match.matches() ? new Coordinates(null, match.group(1), match.group(2))
				: new Coordinates(null, file.replaceFirst("\\.jar$", ""), "");
	}

	/**
	 * Tell whether a jar of that name may be this.
	 */
	boolean fits(String file) {
		return file.equals(this.name + ".jar") || file.startsWith(this.name + "-" + this.version);
	}

	/**
	 * Return the address by which databases of vulnerabilities know it, if its group is
	 * known.
	 */
	Optional<String> packageUrl() {
		if (this.group == null || this.version.isEmpty()) {
			return Optional.empty();
		}
		return Optional.of("pkg:maven/" + encoded(this.group) + "/" + encoded(this.name) + "@" + encoded(this.version));
	}

	private static String encoded(String text) {
		return java.net.URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
	}

}
