/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * A page about the provider or one of its types.
 *
 * @param kind kind of the page
 * @param name name of the page, which is that of the type without the prefix of the
 * provider
 * @param title what lists of pages call it, the full name of the type
 */
record DocumentedPage(PageKind kind, String name, String title) {

	/**
	 * Return the pages of a provider in the order of their kinds.
	 */
	static List<DocumentedPage> of(ProviderRuntime runtime) {
		List<DocumentedPage> pages = new ArrayList<>();
		pages.add(new DocumentedPage(PageKind.PROVIDER, "index", runtime.definition().name()));
		int prefix = runtime.definition().typeName("").length();
		runtime.kinds()
			.forEach((kind) -> runtime.types(kind)
				.keySet()
				.forEach((name) -> pages.add(new DocumentedPage(PageKind.of(kind), name.substring(prefix), name))));
		runtime.functions().keySet().forEach((name) -> pages.add(new DocumentedPage(PageKind.FUNCTION, name, name)));
		return pages;
	}

	/**
	 * Return the path relative to the documentation.
	 */
	String path() {
		return this.kind.path(this.name);
	}

}
