/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.StoredState;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;

/**
 * Upgrades a stored object to the current schema: by the author's steps if it has an
 * earlier version, and by adding attributes that it lacks.
 */
public record UpgradeResourceState(FailureDiagnostics failures) {

	/**
	 * Bring an object into the form of the current schema.
	 * @param scope the request
	 * @param type the resource type
	 * @param version version of the schema it was stored with
	 * @param stored the stored object
	 * @param <M> the model
	 * @return the object without null blocks and without values of attributes that have
	 * become write-only
	 */
	public <M> Response upgrade(CallScope scope, ResourceType<M> type, long version, StoredState stored) {
		Diagnostics diagnostics = scope.diagnostics();
		Optional<ObjectValue> state = upgradeTo(scope, type, version, stored);
		return new Response(diagnostics.hasErrors() ? Optional.empty() : state, diagnostics.asList());
	}

	/**
	 * Bring an object into the form of the current schema, empty beside an error.
	 */
	Optional<ObjectValue> upgradeTo(CallScope scope, ResourceType<?> type, long version, StoredState stored) {
		Diagnostics diagnostics = scope.diagnostics();
		if (version > type.schema().version()) {
			diagnostics.error("Resource instance managed by newer provider version",
					"The stored state of this " + type.name() + " has schema version " + version
							+ ", but this version of the provider knows versions up to " + type.schema().version()
							+ ". Use the version of the provider that wrote it, or a later one.");
			return Optional.empty();
		}
		if (version == type.schema().version()) {
			return Optional.of(current(type, stored.read(type.schema().block())));
		}
		Object model = type.upgrades().upgrade(type.name(), version, stored, this.failures.of(scope), diagnostics);
		return (model != null) ? write(type, model, diagnostics) : Optional.empty();
	}

	/**
	 * Upgrade an identity.
	 * @param scope the request
	 * @param type the resource type, which has an identity
	 * @param version version of the identity's shape it was stored with
	 * @param stored the stored identity
	 * @param <M> the model
	 * @return the identity
	 */
	public <M> Response upgradeIdentity(CallScope scope, ResourceType<M> type, long version, StoredState stored) {
		IdentityShape shape = type.identity().orElseThrow();
		Diagnostics diagnostics = scope.diagnostics();
		if (version >= shape.version()) {
			return new Response(Optional.of(stored.read(shape.type())), List.of());
		}
		Object model = shape.upgrades()
			.upgrade("identity of " + type.name(), version, stored, this.failures.of(scope), diagnostics);
		Optional<ObjectValue> identity = (model != null) ? write(type, model, diagnostics).flatMap(shape::of)
				: Optional.empty();
		if (identity.isEmpty() && !diagnostics.hasErrors()) {
			diagnostics.error("Provider returned no identity", "The upgrade of the stored identity of " + type.name()
					+ " left a part of it null. " + AuthorMistake.NOTE);
		}
		return new Response(identity, diagnostics.asList());
	}

	/**
	 * Write the author's object as a state.
	 */
	<M> Optional<ObjectValue> write(ResourceType<M> type, Object model, Diagnostics diagnostics) {
		if (!type.mapping().model().isInstance(model)) {
			diagnostics.error("Provider returned an invalid value",
					"The state of " + type.name() + " became a " + model.getClass().getName() + " instead of a "
							+ type.mapping().model().getName() + ". " + AuthorMistake.NOTE);
			return Optional.empty();
		}
		try {
			ObjectValue written = type.mapping().writePartial(type.mapping().model().cast(model));
			return Optional.of(current(type, (ObjectValue) NullUnknown.of(written)));
		}
		catch (ValueMappingException ex) {
			diagnostics.error(ex.summary(), ex.detail());
			return Optional.empty();
		}
	}

	/**
	 * Fill in what was added to the schema.
	 * @param type the resource type
	 * @param stored the stored object, null where the schema has got something new
	 * @return the object without null blocks and without values of attributes that have
	 * become write-only
	 */
	static ObjectValue current(ResourceType<?> type, ObjectValue stored) {
		BlockSchema block = type.schema().block();
		return EmptyBlocks.in(block, NullWriteOnly.in(block, stored));
	}

	/**
	 * An upgraded object.
	 *
	 * @param object the object, empty beside an error
	 * @param diagnostics errors and warnings
	 */
	public record Response(Optional<ObjectValue> object, List<Diagnostic> diagnostics) {

	}

}
