/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.value.TerraformValue;

/**
 * An object of a state while it is worked on.
 *
 * @param value the object, not null
 * @param privateBytes what the provider keeps beside it
 * @param tainted whether the next plan replaces it
 * @param dependencies addresses of what it was made after
 */
record LiveObject(TerraformValue value, ByteString privateBytes, boolean tainted, List<String> dependencies) {

	StoredObject store(ResourceSchema schema) {
		return new StoredObject(schema.version(), ByteString.copyFrom(schema.codec().writeJson(this.value)),
				this.privateBytes, this.tainted, this.dependencies);
	}

	LiveObject with(TerraformValue value, ByteString privateBytes) {
		return new LiveObject(value, privateBytes, this.tainted, this.dependencies);
	}

	LiveObject asTainted() {
		return new LiveObject(this.value, this.privateBytes, true, this.dependencies);
	}

	LiveObject after(List<String> dependencies) {
		return new LiveObject(this.value, this.privateBytes, this.tainted, dependencies);
	}

}
