/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

/**
 * Kinds of pages, each with its folder and what the pages of it have in common.
 */
enum PageKind {

	/**
	 * The provider itself, in {@code index.md}.
	 */
	PROVIDER("", "Provider", "provider", "provider.tf", ""),

	RESOURCE("resources", "Resource", "resource", "resource.tf", ""),

	DATA_SOURCE("data-sources", "Data Source", "data", "data-source.tf", ""),

	EPHEMERAL_RESOURCE("ephemeral-resources", "Ephemeral Resource", "ephemeral", "ephemeral-resource.tf",
			"Terraform 1.10 or OpenTofu 1.11"),

	LIST_RESOURCE("list-resources", "List Resource", "list", "list-resource.tfquery.hcl",
			"Terraform 1.14; OpenTofu has no list resources"),

	ACTION("actions", "Action", "action", "action.tf", "Terraform 1.14; OpenTofu has no actions"),

	STATE_STORE("state-stores", "State Store", "state_store", "state-store.tf",
			"an experimental build of Terraform; OpenTofu has no state stores"),

	FUNCTION("functions", "Function", "", "function.tf", "Terraform 1.8 or OpenTofu 1.7");

	private final String folder;

	private final String title;

	private final String keyword;

	private final String exampleFile;

	private final String requirement;

	PageKind(String folder, String title, String keyword, String exampleFile, String requirement) {
		this.folder = folder;
		this.title = title;
		this.keyword = keyword;
		this.exampleFile = exampleFile;
		this.requirement = requirement;
	}

	/**
	 * Return the folder of the pages, empty for the top.
	 */
	String folder() {
		return this.folder;
	}

	/**
	 * Return the kind for a title.
	 */
	String title() {
		return this.title;
	}

	/**
	 * Return what a list of such pages is called.
	 */
	String plural() {
		return (this == PROVIDER) ? this.title : this.title + "s";
	}

	/**
	 * Return the path of a page relative to the documentation.
	 * @param name the name without the prefix of the provider
	 */
	String path(String name) {
		return (this == PROVIDER) ? "index.md" : this.folder + "/" + name + ".md";
	}

	/**
	 * Return where the example of a page is, relative to the examples.
	 * @param name the full name
	 */
	String examplePath(String name) {
		return (this == PROVIDER) ? "provider/" + this.exampleFile : exampleFolder(name) + "/" + this.exampleFile;
	}

	/**
	 * Return the folder with the examples of a page, relative to the examples.
	 * @param name the full name
	 */
	String exampleFolder(String name) {
		return (this == PROVIDER) ? "provider" : this.folder + "/" + name;
	}

	/**
	 * Return the first line of a block in a configuration.
	 * @param name the full name
	 */
	String header(String name) {
		return switch (this) {
			case PROVIDER, STATE_STORE -> "%s \"%s\"".formatted(this.keyword, name);
			default -> "%s \"%s\" \"example\"".formatted(this.keyword, name);
		};
	}

	/**
	 * Return whether the arguments are inside a further block.
	 */
	boolean hasConfigBlock() {
		return this == LIST_RESOURCE || this == ACTION;
	}

	/**
	 * Return the first versions that know what the pages describe, empty for all.
	 */
	String requirement() {
		return this.requirement;
	}

}
