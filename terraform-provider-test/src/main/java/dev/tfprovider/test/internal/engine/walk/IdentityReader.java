/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.codec.HostCodecException;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredIdentity;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads identities of the state, through the provider's upgrade if they are of an older
 * version, and judges identities of the provider.
 *
 * @param walk the walk
 */
record IdentityReader(Walk walk) {

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
			return identity.codec().readJson(stored.identity().json());
		}
		catch (HostCodecException ex) {
			found.error("failed to decode identity: " + ex.getMessage()
					+ ". This is most likely a bug in the Provider, providers must not change the identity schema "
					+ "without updating the identity schema version", "");
			return null;
		}
	}

	/**
	 * Check the identity of something that is planned to be there. Terraform stands one
	 * with unknown parts as long as the object is to be created, and then cannot write
	 * the plan.
	 */
	void requirePlannable(ResourceAddress address, ChangeAction action, @Nullable TerraformValue identity,
			EngineDiagnostics found) {
		boolean creates = action == ChangeAction.CREATE || action.isReplace();
		if (creates && this.walk.host().has(HostDifference.WRITES_PLANNED_IDENTITY_AS_JSON)) {
			if (!isKnown(identity)) {
				found.error("Failed to marshal plan to json: value is not known", "");
			}
			return;
		}
		requireKnown(address, identity, found);
	}

	static boolean isKnown(@Nullable TerraformValue identity) {
		return identity == null || identity.isWhollyKnown();
	}

	private @Nullable TerraformValue upgrade(ResourceAddress address, ResourceSchema schema, StoredIdentity stored,
			EngineDiagnostics found) {
		ProviderClient.ObjectAnswer answer = this.walk.client(address).upgradeIdentity(address.type(), schema, stored);
		found.addAll(answer.diagnostics());
		if (answer.diagnostics().stream().anyMatch(EngineDiagnostic::error)) {
			return null;
		}
		TerraformValue value = answer.identity();
		String beginning = "The " + this.walk.providerType() + " provider upgraded the identity for " + address
				+ " from a previous version, but produced an invalid result: ";
		if (value == null && this.walk.host().isOpenTofu()) {
			found.error("Provider returned no identity after upgrade", "The provider returned a nil identity for "
					+ GoString.quote(address.type())
					+ " after UpgradeResourceIdentity without reporting an error. This is a bug in the provider.");
		}
		else if (value == null) {
			found.error("Invalid resource identity upgrade", beginning + "The returned identity is null.");
		}
		else if (!value.isWhollyKnown() && this.walk.host().isOpenTofu()) {
			found.error("failed to encode upgraded identity: value is not known", "");
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
		if (isKnown(identity)) {
			return;
		}
		if (this.walk.host().has(HostDifference.STORES_PLANNED_IDENTITY)) {
			found.error("failed to encode " + address + " in state: value is not known", "");
		}
		else {
			found.error("Provider produced invalid identity", "Provider " + GoString.quote(this.walk.provider())
					+ " returned an identity with unknown values for " + address + ". " + ProviderBug.PARAGRAPH);
		}
	}

}
