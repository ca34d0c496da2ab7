/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Represents a path as a linked list of steps while a value is traversed. The
 * {@code AttributePath} is only created when it is needed.
 *
 * @param parent the place around it, {@code null} for the root
 * @param step the step from there, {@code null} for the root
 */
public record LazyPath(@Nullable LazyPath parent, AttributePath.@Nullable Step step) {

	public static final LazyPath ROOT = new LazyPath(null, null);

	public LazyPath at(AttributePath.Step step) {
		return new LazyPath(this, step);
	}

	public LazyPath key(String key) {
		return at(new AttributePath.ElementKey(key));
	}

	public AttributePath path() {
		return (this.parent == null || this.step == null) ? AttributePath.root() : this.parent.path().append(this.step);
	}

}
