/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An object that was found, or what is to be said besides.
 *
 * @param identity what identifies it, wholly known; {@code null} if there are only
 * diagnostics
 * @param displayName the name that practitioners see, empty if there are only diagnostics
 * @param object the object, {@code null} unless it was asked for
 * @param diagnostics errors and warnings since the object before
 */
public record ListedObject(@Nullable ObjectValue identity, String displayName, @Nullable TerraformValue object,
		List<Diagnostic> diagnostics) {

	static ListedObject none(List<Diagnostic> diagnostics) {
		return new ListedObject(null, "", null, diagnostics);
	}

}
