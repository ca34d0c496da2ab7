/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Context;
import org.jspecify.annotations.Nullable;

/**
 * Calls to a provider about list resources.
 *
 * @param calls makes the calls
 */
public record ListCalls(ProviderCalls calls) {

	/**
	 * List objects until there are enough, and tell the provider to stop then.
	 * @param type the type
	 * @param resource schema of the objects
	 * @param request what to list
	 * @return the objects before the first error
	 */
	public Answer list(String type, ResourceSchema resource, Tfplugin6.ListResource.Request request) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		List<Listed> objects = new ArrayList<>();
		if (resource.identity() == null) {
			diagnostics.add(EngineDiagnostic.error("Identity schema not found for resource type " + type
					+ "; this is a bug in the provider - please report it there", ""));
			return new Answer(objects, diagnostics);
		}
		Context.CancellableContext reading = Context.current().withCancellation();
		try {
			reading.run(() -> this.calls.attempt("ListResource", diagnostics, () -> {
				Iterator<Tfplugin6.ListResource.Event> events = this.calls.provider().listResource(request);
				while (objects.size() < request.getLimit() && !hasErrors(diagnostics) && events.hasNext()) {
					read(type, resource, request, events.next(), objects, diagnostics);
				}
				return true;
			}));
		}
		finally {
			reading.cancel(null);
		}
		return new Answer(objects, diagnostics);
	}

	private static void read(String type, ResourceSchema resource, Tfplugin6.ListResource.Request request,
			Tfplugin6.ListResource.Event event, List<Listed> objects, List<EngineDiagnostic> diagnostics) {
		diagnostics.addAll(ProtocolMessages.diagnostics(event.getDiagnosticList()));
		boolean identified = event.hasIdentity() && event.getIdentity().hasIdentityData();
		if (hasErrors(diagnostics) || !identified && !diagnostics.isEmpty()) {
			return;
		}
		ResourceSchema schema = resource.identity();
		if (!identified || schema == null) {
			diagnostics.add(EngineDiagnostic.error("missing identity data in ListResource event for " + type, ""));
			return;
		}
		TerraformValue identity = ProtocolMessages.read(schema.codec(), event.getIdentity().getIdentityData(),
				diagnostics);
		TerraformValue object = (event.hasResourceObject() && request.getIncludeResourceObject())
				? ProtocolMessages.read(resource.codec(), event.getResourceObject(), diagnostics) : null;
		if (identity != null && !hasErrors(diagnostics)) {
			objects.add(new Listed(identity, event.getDisplayName(), object));
		}
	}

	private static boolean hasErrors(List<EngineDiagnostic> diagnostics) {
		return diagnostics.stream().anyMatch(EngineDiagnostic::error);
	}

	/**
	 * An object that was listed.
	 *
	 * @param identity its identity
	 * @param displayName its name for people
	 * @param object the object, {@code null} if it was not asked for or not given
	 */
	public record Listed(TerraformValue identity, String displayName, @Nullable TerraformValue object) {

	}

	/**
	 * What a provider lists.
	 *
	 * @param objects the objects
	 * @param diagnostics errors and warnings
	 */
	public record Answer(List<Listed> objects, List<EngineDiagnostic> diagnostics) {

	}

}
