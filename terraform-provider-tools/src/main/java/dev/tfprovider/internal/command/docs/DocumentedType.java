/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import dev.tfprovider.internal.command.schema.DescribedObject;
import org.jspecify.annotations.Nullable;

/**
 * Describes what a page is about: the provider, or one of its types.
 *
 * @param page the page
 * @param object its attributes and blocks, or its arguments
 * @param since the version that was the first to have it, {@code null} if not declared
 * @param notes further sentences, Markdown
 * @param limits lines about time limits, Markdown
 * @param imports how objects are imported, {@code null} if they are not
 * @param example a configuration
 */
record DocumentedType(DocumentedPage page, DescribedObject object, @Nullable String since, List<String> notes,
		List<String> limits, @Nullable DocumentedImport imports, String example) {

	PageKind kind() {
		return this.page.kind();
	}

	/**
	 * Return the full name, as configurations use it.
	 */
	String name() {
		return this.page.title();
	}

}
