/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills the names of a project into the templates of its files.
 */
final class ProjectTemplates {

	private static final Pattern PLACEHOLDER = Pattern.compile("@([A-Z_]+)@");

	private final Map<String, String> values;

	private final String main;

	private final String test;

	private final String prefix;

	ProjectTemplates(ProjectNames names) {
		Properties versions = versions();
		String folder = names.packageName().replace('.', '/');
		this.main = "src/main/java/" + folder + "/";
		this.test = "src/test/java/" + folder + "/";
		this.prefix = names.classPrefix();
		this.values = Map.of("ADDRESS", names.address(), "TYPE", names.type(), "PACKAGE", names.packageName(),
				"ARTIFACT", names.artifact(), "CLASS", this.prefix, "STARTER", version(versions, "starter"),
				"SPRING_BOOT", version(versions, "spring-boot"));
	}

	/**
	 * Return the texts of all files.
	 * @return texts by path relative to the project, separated by slashes
	 */
	Map<String, String> files() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("pom.xml", filled("pom.xml"));
		files.put(".gitignore", filled("gitignore"));
		files.put("README.md", filled("readme.md"));
		files.put("examples/main.tf", filled("main.tf"));
		files.put(".github/workflows/build.yml", filled("build.yml"));
		files.put(".github/workflows/release.yml", filled("release.yml"));
		files.put("src/main/resources/application.yml", filled("application.yml"));
		files.put(this.main + this.prefix + "Provider.java", filled("provider.java"));
		files.put(this.main + this.prefix + "Settings.java", filled("settings.java"));
		files.put(this.main + "ItemClient.java", filled("client.java"));
		files.put(this.main + "ItemClientConfiguration.java", filled("client-configuration.java"));
		files.put(this.main + "ItemResource.java", filled("resource.java"));
		files.put(this.main + "ItemsDataSource.java", filled("data-source.java"));
		files.put(this.test + "ItemResourceTests.java", filled("resource-tests.java"));
		files.put(this.test + this.prefix + "ProviderAcceptanceTests.java", filled("acceptance-tests.java"));
		return files;
	}

	private String filled(String template) {
		return PLACEHOLDER.matcher(text(template)).replaceAll(this::value);
	}

	private String value(MatchResult placeholder) {
		String name = placeholder.group(1);
		return Matcher.quoteReplacement(Objects.requireNonNull(this.values.get(name), name));
	}

	private static String version(Properties versions, String name) {
		return Objects.requireNonNull(versions.getProperty(name), name);
	}

	private static Properties versions() {
		Properties versions = new Properties();
		try (InputStream stream = resource("versions.properties")) {
			versions.load(stream);
			return versions;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String text(String name) {
		try (InputStream stream = resource(name)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static InputStream resource(String name) {
		return Objects.requireNonNull(ProjectTemplates.class.getResourceAsStream(name), name);
	}

}
