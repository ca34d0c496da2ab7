/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * A page about the provider or one of its types, which is described when it is asked for.
 *
 * @param kind kind of the page
 * @param name name of the page, which is that of the type without the prefix of the
 * provider
 * @param title what lists of pages call it, the full name of the type
 * @param description describes what the page is about
 */
record DocumentedPage(PageKind kind, String name, String title,
		Function<ProviderDocumentation, DocumentedType> description) {

	/**
	 * Return the pages of a provider in the order of their kinds.
	 */
	static List<DocumentedPage> of(ProviderRuntime runtime) {
		List<DocumentedPage> pages = new ArrayList<>();
		pages.add(new DocumentedPage(PageKind.PROVIDER, "index", runtime.definition().name(),
				ProviderDocumentation::provider));
		Kinds kinds = new Kinds(runtime.definition().typeName("").length(), pages);
		runtime.kinds()
			.forEach((kind) -> kinds.add(PageKind.of(kind), runtime.types(kind), ProviderDocumentation::type));
		new Kinds(0, pages).add(PageKind.FUNCTION, runtime.functions(), ProviderDocumentation::function);
		return pages;
	}

	/**
	 * Return the path relative to the documentation.
	 */
	String path() {
		return this.kind.path(this.name);
	}

	/**
	 * Collects the pages of one kind after the other.
	 *
	 * @param prefix length of the prefix that names of types have
	 * @param pages where the pages go
	 */
	private record Kinds(int prefix, List<DocumentedPage> pages) {

		<T> void add(PageKind kind, Map<String, T> types,
				BiFunction<ProviderDocumentation, T, DocumentedType> description) {
			types.forEach((name, type) -> this.pages.add(new DocumentedPage(kind, name.substring(this.prefix), name,
					(documentation) -> description.apply(documentation, type))));
		}

	}

}
