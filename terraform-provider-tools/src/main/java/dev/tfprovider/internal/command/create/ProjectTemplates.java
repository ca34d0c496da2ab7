/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.internal.command.template.Template;

/**
 * Fills the names of a project into the templates of its files.
 */
final class ProjectTemplates {

	private final Map<String, String> values;

	private final ProjectKind kind;

	private final String main;

	private final String test;

	private final String prefix;

	private final boolean empty;

	private final List<Forge> forges;

	/**
	 * Create templates.
	 * @param names names of the project
	 * @param kind build tool and language
	 * @param empty whether there is no example, but what generated resources need
	 * @param forges who builds and releases it
	 */
	ProjectTemplates(ProjectNames names, ProjectKind kind, boolean empty, List<Forge> forges) {
		this.kind = kind;
		this.empty = empty;
		this.forges = forges;
		String folder = names.packageName().replace('.', '/');
		this.main = "src/main/" + kind.language() + "/" + folder + "/";
		this.test = "src/test/" + kind.language() + "/" + folder + "/";
		this.prefix = names.classPrefix();
		this.values = new HashMap<>(kind.values(names));
		this.values.putAll(Map.ofEntries(Map.entry("ADDRESS", names.address()), Map.entry("TYPE", names.type()),
				Map.entry("PACKAGE", names.packageName()), Map.entry("ARTIFACT", names.artifact()),
				Map.entry("CLASS", this.prefix), Map.entry("BUILD", kind.build()), Map.entry("JAR", kind.jar(names)),
				Map.entry("NATIVE_PROFILE",
						part("native-profile.xml").fill(Map.of("TYPE", names.type())).stripTrailing()),
				Map.entry("DEPENDENCIES", empty ? "\n" + part("rest-dependencies.xml").text().stripTrailing() : "")));
		part("versions.properties").text()
			.lines()
			.map((line) -> line.split("=", 2))
			.filter((version) -> version.length == 2)
			.forEach((version) -> this.values.put(version[0].toUpperCase(Locale.ROOT).replace('-', '_'), version[1]));
	}

	/**
	 * Return the texts of all files.
	 * @return texts by path relative to the project, separated by slashes
	 */
	Map<String, String> files() {
		Map<String, String> files = new LinkedHashMap<>();
		this.kind.buildFiles().forEach((path, template) -> files.put(path, filled(template)));
		files.put(".gitignore", filled("gitignore"));
		files.put("README.md", filled(this.empty ? "readme-empty.md" : "readme.md"));
		this.forges.forEach((forge) -> forge.files().forEach((path, template) -> files.put(path, filled(template))));
		files.put("src/main/resources/application.properties", filled("application.properties"));
		addSource(files, this.main + this.prefix + "Provider", "provider");
		if (!this.empty) {
			addExample(files);
		}
		return files;
	}

	/**
	 * Return the texts of all files of a provider that replaces another one.
	 * @param sources the sources of its types by file name
	 * @param document the document of the provider that is replaced
	 */
	Map<String, String> files(Map<String, String> sources, String document) {
		Map<String, String> files = files();
		sources.forEach((name, text) -> files.put(this.main + name, text));
		files.put("src/test/resources/replaced.json", document);
		addSource(files, this.test + "ReplacedProviderTests", "replaced-tests");
		return files;
	}

	private void addExample(Map<String, String> files) {
		files.put("examples/main.tf", filled("main.tf"));
		addSource(files, this.main + this.prefix + "Settings", "settings");
		addSource(files, this.main + "ItemClient", "client");
		addSource(files, this.main + "ItemClientConfiguration", "client-configuration");
		addSource(files, this.main + "ItemResource", "resource");
		addSource(files, this.main + "ItemsDataSource", "data-source");
		addSource(files, this.test + "ItemResourceTests", "resource-tests");
		addSource(files, this.test + this.prefix + "ProviderAcceptanceTests", "acceptance-tests");
	}

	private void addSource(Map<String, String> files, String path, String template) {
		files.put(path + this.kind.extension(), filled(template + this.kind.extension()));
	}

	private String filled(String template) {
		return filled(template, Map.of());
	}

	/**
	 * Return the text of a template.
	 * @param template its file
	 * @param more values beside those of the project
	 */
	String filled(String template, Map<String, String> more) {
		Map<String, String> all = new HashMap<>(this.values);
		all.putAll(more);
		return part(template).fill(all);
	}

	private static Template part(String name) {
		return Template.of(ProjectTemplates.class, name);
	}

}
