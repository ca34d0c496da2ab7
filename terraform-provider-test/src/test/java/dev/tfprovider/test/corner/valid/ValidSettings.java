/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.constraint.ConflictsWith;
import org.hibernate.validator.constraints.CodePointLength;
import org.jspecify.annotations.Nullable;

/**
 * Settings of which one excludes the other.
 */
@ConflictsWith({ "token", "tokenFile" })
record ValidSettings(@CodePointLength(min = 4) @Sensitive @Nullable String token, @Nullable String tokenFile) {

}
