/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.Objects;

import dev.tfprovider.attribute.DeprecatedType;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages what should be managed in another way.
 */
@DeprecatedType("Use corner_server.")
class ForeignResource extends StoredResource<Foreign> {

	ForeignResource(CornerUpstream upstream) {
		super(upstream, Foreign::stored, (foreign) -> Objects.requireNonNull(foreign.identifier()));
	}

}
