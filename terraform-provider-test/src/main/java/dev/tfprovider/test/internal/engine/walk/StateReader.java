/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.StateEncodingCheck;
import dev.tfprovider.test.internal.engine.check.WriteOnlyAttributes;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.DeferredChange;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.state.StrippedState;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads objects of the state as Core does, every time through the provider's upgrade, and
 * refreshes them.
 */
final class StateReader {

	private final Walk walk;

	private final IdentityReader identities;

	private String reason = "";

	StateReader(Walk walk) {
		this.walk = walk;
		this.identities = new IdentityReader(walk);
	}

	/**
	 * Read an object of the state.
	 * @return the object, {@code null} if that failed
	 */
	@Nullable LiveObject read(ResourceAddress address, ResourceSchema schema, StoredObject stored, EngineDiagnostics found) {
		if (stored.schemaVersion() > schema.version()) {
			found.error("Resource instance managed by newer provider version",
					"The current state of " + address + " was created by a newer provider version than is currently "
							+ "selected. Upgrade the " + this.walk.providerType()
							+ " provider to work with this state.");
			return null;
		}
		ByteString json = (stored.schemaVersion() == schema.version())
				? StrippedState.of(stored.json(), schema.block().objectType()) : stored.json();
		ProviderClient.ObjectAnswer answer = this.walk.isCurrent(address)
				? ProviderClient.ObjectAnswer.of(schema.codec().readState(json))
				: this.walk.client(address).upgrade(address.type(), schema, stored.schemaVersion(), json);
		EngineDiagnostics errors = new EngineDiagnostics();
		addTo(errors, answer, address);
		TerraformValue value = answer.value();
		if (value != null && !errors.hasErrors()) {
			check(address, schema, value, errors);
			StateEncodingCheck.check(address, value, errors);
		}
		TerraformValue identity = errors.hasErrors() ? null : this.identities.read(address, schema, stored, errors);
		found.addAll(errors);
		if (value == null || value.isNull() || errors.hasErrors()) {
			return null;
		}
		return new LiveObject(value, stored.privateBytes(), identity, stored.tainted(), stored.dependencies());
	}

	private void check(ResourceAddress address, ResourceSchema schema, TerraformValue value, EngineDiagnostics errors) {
		if (!value.isWhollyKnown()) {
			errors.error("Invalid resource state upgrade",
					"The " + this.walk.providerType() + " provider upgraded the state for " + address
							+ " from a previous version, but produced an invalid result: The returned state contains "
							+ "unknown values.");
		}
		for (AttributePath path : WriteOnlyAttributes.paths(schema.block(), value)) {
			errors.error("Invalid resource state upgrade",
					"While attempting to upgrade state of resource " + address + ", the provider "
							+ GoString.quote(this.walk.providerType()) + ProviderBug.writeOnly(address, path, "")
							+ ProviderBug.REPORT);
		}
	}

	/**
	 * Return what exists by now, and put it into the state.
	 * @param refresh whether to ask the provider
	 * @param deferred takes note if the provider puts the refresh off
	 * @return the object, {@code null} if there is none or that failed
	 */
	@Nullable LiveObject refreshed(ResourceAddress address, ResourceSchema schema, boolean refresh, List<DeferredChange> deferred,
			EngineDiagnostics found) {
		StoredObject stored = this.walk.state().find(address).orElse(null);
		LiveObject current = (stored != null) ? read(address, schema, stored, found) : null;
		if (current == null || found.hasErrors()) {
			return null;
		}
		if (refresh) {
			LiveObject before = current;
			current = refresh(address, schema, before, found);
			if (this.walk.isDeferred(address)) {
				deferred.add(new DeferredChange(this.reason,
						new ResourceChange(address, null, ChangeAction.READ, null, before.value(), before.value(),
								List.of(), before.privateBytes(),
								new ResourceChange.Identities(before.identity(), before.identity()))));
			}
		}
		this.walk.store(address, schema, current);
		return current;
	}

	/**
	 * Refresh an object.
	 * @return the object as it now is, {@code null} if it is gone; what was given if that
	 * failed
	 */
	@Nullable LiveObject refresh(ResourceAddress address, ResourceSchema schema, LiveObject object, EngineDiagnostics found) {
		ProviderClient.ObjectAnswer answer = this.walk.client(address).read(address.type(), schema, object);
		EngineDiagnostics errors = new EngineDiagnostics();
		addTo(errors, answer, address);
		TerraformValue value = answer.value();
		if (answer.deferred() != null) {
			if (this.walk.invocation().options().deferralAllowed()) {
				this.reason = answer.deferred();
				this.walk.defer(address);
				found.addAll(errors);
				return object;
			}
			ProviderBug.refuseDeferral(address, errors);
		}
		if (value != null && !errors.hasErrors()) {
			checkRefreshed(address, schema, value, errors);
			this.identities.requireKnown(address, answer.identity(), errors);
			StateEncodingCheck.check(address, value, errors);
		}
		found.addAll(errors);
		if (value == null || errors.hasErrors()) {
			return object;
		}
		return value.isNull() ? null : object.with(answer, value);
	}

	/**
	 * Add the provider's diagnostics, with the address if there is a block to point at.
	 */
	private void addTo(EngineDiagnostics errors, ProviderClient.ObjectAnswer answer, ResourceAddress address) {
		boolean configured = this.walk.module().find(address).isPresent();
		errors.addAll(answer.diagnostics(), configured ? address.toString() : null);
	}

	private void checkRefreshed(ResourceAddress address, ResourceSchema schema, TerraformValue value,
			EngineDiagnostics errors) {
		if (!value.isWhollyKnown()) {
			errors.error("Provider produced invalid object",
					"Provider " + GoString.quote(this.walk.providerOf(address)) + " planned an invalid value for "
							+ address + " during refresh: The returned state contains unknown values."
							+ ProviderBug.PARAGRAPH);
		}
		for (AttributePath path : WriteOnlyAttributes.paths(schema.block(), value)) {
			errors.error("Provider produced invalid object",
					ProviderBug.writeOnly(this.walk, address, path, " during refresh"));
		}
	}

}
