/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.List;
import java.util.Set;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredIdentity;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An object of a state while it is worked on.
 *
 * @param value the object; null in a call about one that does not exist
 * @param privateBytes what the provider keeps beside it
 * @param identity its identity, {@code null} if it has none
 * @param tainted whether the next plan replaces it
 * @param dependencies addresses of what it was made after
 */
public record LiveObject(TerraformValue value, ByteString privateBytes, @Nullable TerraformValue identity,
		boolean tainted, List<String> dependencies) {

	/**
	 * Create an object that nothing is known of but what a provider says.
	 */
	public LiveObject(TerraformValue value, ByteString privateBytes, @Nullable TerraformValue identity) {
		this(value, privateBytes, identity, false, List.of());
	}

	/**
	 * Return what stands for an object that is gone.
	 */
	public static LiveObject none(ResourceSchema schema) {
		return new LiveObject(schema.nothing(), ByteString.EMPTY, null);
	}

	/**
	 * Return the object as it is stored.
	 * @param provider alias of the provider's configuration
	 */
	public StoredObject store(ResourceSchema schema, String provider) {
		return new StoredObject(schema.version(), schema.codec().writeJson(this.value), this.privateBytes,
				StoredIdentity.of(schema, this.identity), provider, this.tainted, this.dependencies);
	}

	public LiveObject with(ProviderClient.ObjectAnswer answer, TerraformValue value) {
		return new LiveObject(value, answer.privateBytes(), answer.identity(), this.tainted, this.dependencies);
	}

	/**
	 * Return the object with the mark that the next plan replaces it.
	 */
	public LiveObject taint() {
		return new LiveObject(this.value, this.privateBytes, this.identity, true, this.dependencies);
	}

	public LiveObject after(Set<ResourceAddress> dependencies) {
		return new LiveObject(this.value, this.privateBytes, this.identity, this.tainted,
				dependencies.stream().map(ResourceAddress::toString).toList());
	}

}
