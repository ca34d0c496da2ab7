/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.IpAddress;
import dev.tfprovider.constraint.RequiredTogether;
import org.jspecify.annotations.Nullable;

/**
 * Another network this one talks to.
 */
@AtLeastOneOf({ "address", "host" })
@RequiredTogether({ "user", "password" })
record Peer(@ConflictsWith("host") @IpAddress @Nullable String address, @Nullable String host, @Nullable String user,
		@Nullable String password) {

}
