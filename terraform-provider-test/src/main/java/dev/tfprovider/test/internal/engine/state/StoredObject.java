/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.util.List;

import com.google.protobuf.ByteString;
import org.jspecify.annotations.Nullable;

/**
 * An object as a state file holds it.
 *
 * @param schemaVersion version of the schema it was written with
 * @param json the attributes
 * @param privateBytes what the provider keeps beside them
 * @param identity its identity, {@code null} if it has none
 * @param provider alias of the provider's configuration, empty for the default one
 * @param tainted whether the next plan replaces it
 * @param dependencies addresses of what it was made after
 */
public record StoredObject(long schemaVersion, ByteString json, ByteString privateBytes,
		@Nullable StoredIdentity identity, String provider, boolean tainted, List<String> dependencies) {

	StoredObject withTaint(boolean tainted) {
		return new StoredObject(this.schemaVersion, this.json, this.privateBytes, this.identity, this.provider, tainted,
				this.dependencies);
	}

}
