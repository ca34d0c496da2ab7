/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Takes objects into the state that were made by other means.
 */
final class ImportWalk {

	private final Walk walk;

	ImportWalk(Walk walk) {
		this.walk = walk;
	}

	void run(ResourceAddress address, String id) {
		run(address, ImportTarget.byId(id));
	}

	/**
	 * Import the object of an identity, given as an object of its attributes.
	 */
	void run(ResourceAddress address, Expression.ObjectExpression identity) {
		ResourceSchema schema = this.walk.schema(address).map(ResourceSchema::identity).orElse(null);
		if (schema == null) {
			this.walk.diagnostics()
				.error("Invalid import target",
						"The resource type " + GoString.quote(address.type()) + " has no identity to import by.");
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		TerraformValue value = new BodyDecoder(new Evaluation(this.walk, address.toString()), found)
			.decode(schema.block(), identity);
		this.walk.diagnostics().addAll(found);
		if (!found.hasErrors()) {
			run(address, new ImportTarget(null, value));
		}
	}

	private void run(ResourceAddress address, ImportTarget target) {
		if (!new ProviderSetup(this.walk).configure()) {
			return;
		}
		EngineDiagnostics found = this.walk.diagnostics();
		ResourceSchema requested = this.walk.schema(address).orElse(null);
		if (requested == null) {
			return;
		}
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.ImportResourceState.Response response = this.walk.client(address)
			.importState(address.type(), requested, target, diagnostics);
		found.addAll(diagnostics);
		if (found.hasErrors()) {
			return;
		}
		if (this.walk.state().find(address.toString()).isPresent()) {
			found.error("Resource already managed by Terraform",
					"Terraform is already managing a remote object for " + address + ". To import to this address you "
							+ "must first remove the existing object from the state.");
			return;
		}
		List<Tfplugin6.ImportResourceState.ImportedResource> imported = (response != null)
				? response.getImportedResourcesList() : List.of();
		for (Tfplugin6.ImportResourceState.ImportedResource resource : imported) {
			take(new ResourceAddress(false, resource.getTypeName(), address.name()), resource, target, found);
		}
	}

	private void take(ResourceAddress address, Tfplugin6.ImportResourceState.ImportedResource resource,
			ImportTarget target, EngineDiagnostics found) {
		Optional<ResourceSchema> schema = this.walk.schema(address);
		if (address.type().isEmpty() || schema.isEmpty()) {
			found.error("import of " + address + " didn't set type", "");
			return;
		}
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		TerraformValue value = Messages.read(schema.get().codec(), resource.getState(), diagnostics);
		TerraformValue identity = identity(schema.get(), resource, diagnostics);
		found.addAll(diagnostics);
		if (value == null) {
			return;
		}
		if (target.identity() != null && identity == null) {
			found.error("import of " + address + " didn't return an identity", "");
			return;
		}
		new IdentityReader(this.walk).requireKnown(address, identity, found);
		WriteOnly.paths(schema.get().block(), value)
			.forEach((path) -> found.error("Import returned a non-null value for a write-only attribute", "Provider "
					+ GoString.quote(this.walk.providerConfig()) + " returned a value for the write-only attribute \""
					+ address + Problem.pathText(path)
					+ "\" during import. Write-only attributes cannot be read back from the provider. This is a "
					+ "bug in the provider, which should be reported in the provider's own issue tracker."));
		if (!found.hasErrors()) {
			refresh(address, schema.get(), new LiveObject(value, resource.getPrivate(), identity, false, List.of()),
					found);
		}
	}

	private static @Nullable TerraformValue identity(ResourceSchema schema,
			Tfplugin6.ImportResourceState.ImportedResource resource, List<EngineDiagnostic> diagnostics) {
		if (schema.identity() == null || !resource.hasIdentity()) {
			return null;
		}
		TerraformValue value = Messages.read(schema.identity().codec(), resource.getIdentity().getIdentityData(),
				diagnostics);
		return (value == null || value.isNull()) ? null : value;
	}

	private void refresh(ResourceAddress address, ResourceSchema schema, LiveObject object, EngineDiagnostics found) {
		LiveObject refreshed = new StateReader(this.walk).refresh(address, schema, object, found);
		if (found.hasErrors()) {
			return;
		}
		if (refreshed == null) {
			found.error("Cannot import non-existent remote object", "While attempting to import an existing object to "
					+ GoString.quote(address.toString())
					+ ", the provider detected that no object exists with the given id. Only pre-existing objects can "
					+ "be imported; check that the id is correct and that it is associated with the provider's "
					+ "configured region or endpoint, or use \"terraform apply\" to create a new remote object for "
					+ "this resource.");
			return;
		}
		this.walk.state().put(address.toString(), refreshed.store(schema));
	}

}
