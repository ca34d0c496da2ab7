/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

/**
 * The description of a schema element, for documentation and editors.
 *
 * @param text the text, empty if there is none
 * @param markdown whether the text is Markdown rather than plain
 */
public record DescriptionText(String text, boolean markdown) {

	/**
	 * An empty description.
	 */
	public static final DescriptionText NONE = new DescriptionText("", false);

	/**
	 * Return a plain description.
	 * @param text the text
	 * @return the description
	 */
	public static DescriptionText plain(String text) {
		return new DescriptionText(text, false);
	}

	/**
	 * Return a Markdown description.
	 * @param text the text
	 * @return the description
	 */
	public static DescriptionText markdown(String text) {
		return new DescriptionText(text, true);
	}

}
