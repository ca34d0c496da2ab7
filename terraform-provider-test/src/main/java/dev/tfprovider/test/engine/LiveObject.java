/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An object of a state while it is worked on.
 *
 * @param value the object, not null
 * @param privateBytes what the provider keeps beside it
 * @param identity its identity, {@code null} if it has none
 * @param tainted whether the next plan replaces it
 * @param dependencies addresses of what it was made after
 */
record LiveObject(TerraformValue value, ByteString privateBytes, @Nullable TerraformValue identity, boolean tainted,
		List<String> dependencies) {

	StoredObject store(ResourceSchema schema) {
		return new StoredObject(schema.version(), ByteString.copyFrom(schema.codec().writeJson(this.value)),
				this.privateBytes, StoredIdentity.of(schema, this.identity), this.tainted, this.dependencies);
	}

	ProviderClient.Stored sent() {
		return new ProviderClient.Stored(this.value, this.privateBytes, this.identity);
	}

	LiveObject with(ProviderClient.ObjectAnswer answer, TerraformValue value) {
		return new LiveObject(value, answer.privateBytes(), answer.identity(), this.tainted, this.dependencies);
	}

	LiveObject after(List<String> dependencies) {
		return new LiveObject(this.value, this.privateBytes, this.identity, this.tainted, dependencies);
	}

}
