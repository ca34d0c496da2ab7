/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Describes an attribute or block.
 *
 * @param name its name
 * @param group who sets it
 * @param type its type in words
 * @param sensitive whether output hides its value
 * @param writeOnly whether its value is in the configuration only
 * @param deprecation what to use instead, {@code null} unless deprecated
 * @param text description and notes, Markdown
 * @param inside the members of its objects, {@code null} if there are none
 * @param block whether it is a block
 */
record DocumentedMember(String name, MemberGroup group, String type, boolean sensitive, boolean writeOnly,
		@Nullable String deprecation, String text, @Nullable DocumentedObject inside, boolean block) {

	/**
	 * Return the type and the marks, separated by commas.
	 */
	String kind() {
		List<String> marks = new ArrayList<>(List.of(this.type));
		if (this.sensitive) {
			marks.add("Sensitive");
		}
		if (this.writeOnly) {
			marks.add("Write-only");
		}
		if (this.deprecation != null) {
			marks.add("Deprecated");
		}
		return String.join(", ", marks);
	}

}
