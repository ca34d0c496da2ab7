/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import dev.tfprovider.value.TerraformValue;

/**
 * Takes objects into the state that were made by other means.
 */
final class ImportWalk {

	private final Walk walk;

	ImportWalk(Walk walk) {
		this.walk = walk;
	}

	void run(ResourceAddress address, String id) {
		if (!new ProviderSetup(this.walk).configure()) {
			return;
		}
		EngineDiagnostics found = this.walk.diagnostics();
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		List<Tfplugin6.ImportResourceState.ImportedResource> imported = this.walk.client()
			.importState(address.type(), id, diagnostics);
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
		Map<String, Integer> types = new HashMap<>();
		for (Tfplugin6.ImportResourceState.ImportedResource resource : imported) {
			int others = types.merge(resource.getTypeName(), 1, Integer::sum) - 1;
			String name = (others > 0) ? address.name() + "-" + others : address.name();
			take(new ResourceAddress(false, resource.getTypeName(), name), resource, found);
		}
	}

	private void take(ResourceAddress address, Tfplugin6.ImportResourceState.ImportedResource resource,
			EngineDiagnostics found) {
		Optional<ResourceSchema> schema = this.walk.schema(address);
		if (address.type().isEmpty() || schema.isEmpty()) {
			found.error("import of " + address + " didn't set type", "");
			return;
		}
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		TerraformValue value = Messages.read(schema.get().codec(), resource.getState(), diagnostics);
		found.addAll(diagnostics);
		if (value == null) {
			return;
		}
		WriteOnly.paths(schema.get().block(), value)
			.forEach((path) -> found.error("Import returned a non-null value for a write-only attribute", "Provider "
					+ GoString.quote(this.walk.providerConfig()) + " returned a value for the write-only attribute \""
					+ address + Problem.pathText(path)
					+ "\" during import. Write-only attributes cannot be read back from the provider. This is a "
					+ "bug in the provider, which should be reported in the provider's own issue tracker."));
		if (!found.hasErrors()) {
			refresh(address, schema.get(), new LiveObject(value, resource.getPrivate(), false, List.of()), found);
		}
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
