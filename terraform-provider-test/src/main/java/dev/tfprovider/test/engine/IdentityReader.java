/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.Optional;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads identities of the state, through the provider's upgrade if they are of an older
 * version, and judges identities of the provider.
 */
final class IdentityReader {

	private static final String BUG = " \n\nThis is a bug in the provider, which should be reported in the provider's "
			+ "own issue tracker.";

	private final Walk walk;

	IdentityReader(Walk walk) {
		this.walk = walk;
	}

	/**
	 * Read the identity of a stored object.
	 * @return the identity, {@code null} if it has none, or if that failed
	 */
	@Nullable TerraformValue read(ResourceAddress address, ResourceSchema schema, StoredObject stored, EngineDiagnostics found) {
		ResourceSchema identity = schema.identity();
		if (identity == null || stored.identity() == null) {
			return null;
		}
		if (stored.identity().schemaVersion() < identity.version()) {
			return upgrade(address, schema, stored.identity(), found);
		}
		try {
			return identity.codec().readJson(stored.identity().json().toByteArray());
		}
		catch (CodecException ex) {
			found.error("failed to decode identity: " + new Problem(ex.path(), ex.problem()).message()
					+ ". This is most likely a bug in the Provider, providers must not change the identity schema "
					+ "without updating the identity schema version", "");
			return null;
		}
	}

	private @Nullable TerraformValue upgrade(ResourceAddress address, ResourceSchema schema, StoredIdentity stored,
			EngineDiagnostics found) {
		ProviderClient.ObjectAnswer answer = this.walk.client(address).upgradeIdentity(address.type(), schema, stored);
		found.addAll(answer.diagnostics());
		if (answer.diagnostics().stream().anyMatch(EngineDiagnostic::error)) {
			return null;
		}
		TerraformValue value = answer.value();
		String beginning = "The " + this.walk.providerType() + " provider upgraded the identity for " + address
				+ " from a previous version, but produced an invalid result: ";
		if (value == null) {
			found.error("Invalid resource identity upgrade", beginning + "The returned identity is null.");
		}
		else if (!value.isWhollyKnown()) {
			found.error("Invalid resource identity upgrade",
					beginning + "The returned identity contains unknown values.");
		}
		return value;
	}

	/**
	 * Check that an identity has no unknown parts, where Core wants it so.
	 */
	void requireKnown(ResourceAddress address, @Nullable TerraformValue identity, EngineDiagnostics found) {
		if (!Optional.ofNullable(identity).map(TerraformValue::isWhollyKnown).orElse(true)) {
			found.error("Provider produced invalid identity", "Provider " + GoString.quote(this.walk.provider())
					+ " returned an identity with unknown values for " + address + "." + BUG);
		}
	}

}
