/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.WriteOnlyAttributes;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProtocolMessages;
import dev.tfprovider.test.internal.engine.config.BodyDecoder;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Has the provider import objects, and refreshes them.
 *
 * @param walk the walk
 */
record Importer(Walk walk) {

	/**
	 * Complete an identity that is given in part.
	 * @return the identity, {@code null} if there are errors
	 */
	@Nullable TerraformValue identity(ResourceAddress address, Expression.ObjectExpression identity, EngineDiagnostics found) {
		ResourceSchema schema = this.walk.schema(address).map(ResourceSchema::identity).orElse(null);
		if (schema == null) {
			found.error("Invalid import target",
					"The resource type " + GoString.quote(address.type()) + " has no identity to import by.");
			return null;
		}
		TerraformValue value = new BodyDecoder(new Evaluation(this.walk, address.toString()), found)
			.decode(schema.block(), identity);
		return found.hasErrors() ? null : value;
	}

	/**
	 * Import what is found by an id or identity.
	 * @param one whether there must be exactly one object, of the type asked for
	 * @return the objects, none if there are errors
	 */
	List<ImportedObject> fetch(ResourceAddress address, ResourceSchema requested, ImportTarget target, boolean one,
			EngineDiagnostics found) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.ImportResourceState.Response response = this.walk.client(address)
			.importState(address.type(), requested, target, diagnostics);
		found.addAll(diagnostics, one ? address.toString() : null);
		if (found.hasErrors() || response == null) {
			return List.of();
		}
		if (response.hasDeferred() && this.walk.host().has(HostDifference.READS_DEFERRALS)) {
			ProviderBug.refuseDeferral(address, found);
			return List.of();
		}
		if (this.walk.state().find(address).isPresent()) {
			found.error("Resource already managed by Terraform",
					"Terraform is already managing a remote object for " + address + ". To import to this address you "
							+ "must first remove the existing object from the state.");
			return List.of();
		}
		List<Tfplugin6.ImportResourceState.ImportedResource> resources = response.getImportedResourcesList();
		// The missing blank is Core's own
		if (one && resources.isEmpty()) {
			found.error("Import returned no resources",
					"While attempting to import with " + target + ", the providerreturned no instance states.");
			return List.of();
		}
		boolean several = one && resources.size() > 1;
		if (several) {
			resources = resources.subList(0, this.walk.host().has(HostDifference.READS_FIRST_OF_SEVERAL) ? 1 : 0);
		}
		List<ImportedObject> imported = new ArrayList<>();
		Map<String, Integer> types = new HashMap<>();
		for (Tfplugin6.ImportResourceState.ImportedResource resource : resources) {
			int others = types.merge(resource.getTypeName(), 1, Integer::sum) - 1;
			String name = (others > 0) ? address.name() + "-" + others : address.name();
			ResourceAddress to = new ResourceAddress(ResourceAddress.Kind.MANAGED, resource.getTypeName(), name,
					address.key());
			LiveObject object = take(to, resource, target, one, several, found);
			if (object != null) {
				imported.add(new ImportedObject(to, object));
			}
		}
		if (several) {
			found.error("Multiple import states not supported", "While attempting to import with " + target
					+ ", the provider returned multiple resource instance states. This is not currently supported.");
		}
		return imported;
	}

	private @Nullable LiveObject take(ResourceAddress address, Tfplugin6.ImportResourceState.ImportedResource resource,
			ImportTarget target, boolean one, boolean several, EngineDiagnostics found) {
		Optional<ResourceSchema> schema = this.walk.schema(address);
		if (address.type().isEmpty() || schema.isEmpty()) {
			found.error("import of " + address + " didn't set type", "");
			return null;
		}
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		TerraformValue value = ProtocolMessages.read(schema.get().codec(), resource.getState(), diagnostics);
		TerraformValue identity = identity(schema.get(), resource, diagnostics);
		found.addAll(diagnostics);
		if (value == null) {
			return null;
		}
		if (target.identity() != null && identity == null) {
			found.error("import of " + address + " didn't return an identity", "");
			return null;
		}
		LiveObject object = new LiveObject(value, resource.getPrivate(), identity);
		if (one && value.isNull() && target.identity() == null) {
			found.error("Import returned null resource",
					"While attempting to import with " + target + ", the providerreturned an instance with no state.");
			new StateReader(this.walk).refresh(address, schema.get(), object, found);
			return null;
		}
		new IdentityReader(this.walk).requireKnown(address, identity, found);
		List<AttributePath> writeOnly = this.walk.host().has(HostDifference.JUDGES_IMPORTED_WRITE_ONLY)
				? WriteOnlyAttributes.paths(schema.get().block(), value) : List.of();
		writeOnly.forEach((path) -> found.error("Import returned a non-null value for a write-only attribute",
				ProviderBug.writeOnly(this.walk, address, path, " during import")));
		if (found.hasErrors()) {
			return null;
		}
		return refresh(address, schema.get(), object, several, found);
	}

	private static @Nullable TerraformValue identity(ResourceSchema schema,
			Tfplugin6.ImportResourceState.ImportedResource resource, List<EngineDiagnostic> diagnostics) {
		if (schema.identity() == null || !resource.hasIdentity()) {
			return null;
		}
		TerraformValue value = ProtocolMessages.read(schema.identity().codec(),
				resource.getIdentity().getIdentityData(), diagnostics);
		return (value == null || value.isNull()) ? null : value;
	}

	private @Nullable LiveObject refresh(ResourceAddress address, ResourceSchema schema, LiveObject object,
			boolean several, EngineDiagnostics found) {
		LiveObject refreshed = new StateReader(this.walk).refresh(address, schema, object, found);
		if (several || found.hasErrors()) {
			return null;
		}
		if (refreshed == null) {
			found.error("Cannot import non-existent remote object", "While attempting to import an existing object to "
					+ GoString.quote(address.toString())
					+ ", the provider detected that no object exists with the given id. Only pre-existing objects can "
					+ "be imported; check that the id is correct and that it is associated with the provider's "
					+ "configured region or endpoint, or use \"terraform apply\" to create a new remote object for "
					+ "this resource.");
		}
		return refreshed;
	}

}
