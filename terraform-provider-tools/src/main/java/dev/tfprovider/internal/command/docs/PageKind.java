/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Kind of a page: where it is, what it is called, and how a configuration writes what it
 * is about.
 *
 * @param name what messages call what the page is about
 * @param type the kind of type that the page is about, {@code null} if it is about none
 * @param requirement the first versions that know what the pages describe, empty for all
 */
record PageKind(String name, @Nullable TypeKind type, String requirement) {

	/**
	 * The provider itself, in {@code index.md}.
	 */
	static final PageKind PROVIDER = new PageKind("provider", null, "");

	static final PageKind FUNCTION = new PageKind("function", null, "Terraform 1.8 or OpenTofu 1.7");

	static PageKind of(TypeKind type) {
		return new PageKind(type.name(), type, type.requirement());
	}

	/**
	 * Return all kinds in the order of lists.
	 */
	static List<PageKind> all() {
		return Stream.of(Stream.of(PROVIDER), TypeKind.all().stream().map(PageKind::of), Stream.of(FUNCTION))
			.flatMap((kinds) -> kinds)
			.toList();
	}

	boolean isProvider() {
		return equals(PROVIDER);
	}

	boolean isList() {
		return TypeKind.LIST_RESOURCE.equals(this.type);
	}

	/**
	 * Return the folder of the pages, empty for the top.
	 */
	String folder() {
		return isProvider() ? "" : this.name.replace(' ', '-') + "s";
	}

	/**
	 * Return the kind for a title.
	 */
	String title() {
		return Arrays.stream(this.name.split(" ")).map(PageKind::capitalized).collect(Collectors.joining(" "));
	}

	static String capitalized(String word) {
		return Character.toUpperCase(word.charAt(0)) + word.substring(1);
	}

	/**
	 * Return what a list of such pages is called.
	 */
	String plural() {
		return isProvider() ? title() : title() + "s";
	}

	/**
	 * Return the path of a page relative to the documentation.
	 * @param name the name without the prefix of the provider
	 */
	String path(String name) {
		return isProvider() ? "index.md" : folder() + "/" + name + ".md";
	}

	/**
	 * Return where the example of a page is, relative to the examples.
	 * @param name the full name
	 */
	String examplePath(String name) {
		return exampleFolder(name) + "/" + this.name.replace(' ', '-') + (isList() ? ".tfquery.hcl" : ".tf");
	}

	/**
	 * Return the folder with the examples of a page, relative to the examples.
	 * @param name the full name
	 */
	String exampleFolder(String name) {
		return isProvider() ? "provider" : folder() + "/" + name;
	}

	/**
	 * Return the first line of a block in a configuration.
	 * @param name the full name
	 */
	String header(String name) {
		String keyword = (this.type != null) ? this.type.block().keyword() : this.name;
		boolean labelled = this.type != null && this.type.block().labels() > 1;
		return "%s \"%s\"".formatted(keyword, name) + (labelled ? " \"example\"" : "");
	}

	/**
	 * Return whether the arguments are inside a further block.
	 */
	boolean hasConfigBlock() {
		return this.type != null && this.type.block().config();
	}

}
