/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Describes what a page is about: the provider, or one of its types.
 *
 * @param kind kind of the page
 * @param name full name, as configurations use it
 * @param shortName name without the prefix of the provider
 * @param description text about all of it, Markdown
 * @param deprecation what to use instead, {@code null} unless deprecated
 * @param since the version that was the first to have it, {@code null} if not declared
 * @param object its attributes and blocks
 * @param notes further sentences, Markdown
 * @param limits lines about time limits, Markdown
 * @param imports how objects are imported, {@code null} if they are not
 * @param example a configuration
 */
record DocumentedType(PageKind kind, String name, String shortName, String description, @Nullable String deprecation,
		@Nullable String since, DocumentedObject object, List<String> notes, List<String> limits,
		@Nullable DocumentedImport imports, String example) {

}
