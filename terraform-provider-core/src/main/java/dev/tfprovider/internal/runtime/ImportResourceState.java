/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Starts an import: an object of which only the {@code @Id} attributes are set, for
 * Terraform to refresh.
 */
public final class ImportResourceState {

	private static final String SEPARATOR = "/";

	/**
	 * Start an import.
	 * @param type the resource type
	 * @param id what the practitioner gave; several identifiers are separated by slashes
	 * @return the object to refresh; null beside an error
	 */
	public Response importState(ResourceType<?> type, String id) {
		List<Attribute> identifiers = type.mapping().identifiers();
		if (identifiers.isEmpty()) {
			return failed(type, "Import not supported",
					type.name() + " has no attribute that identifies an object, so it cannot be imported.");
		}
		List<String> texts = (identifiers.size() == 1) ? List.of(id) : List.of(id.split(SEPARATOR, -1));
		String form = identifiers.stream().map(Attribute::name).collect(Collectors.joining(SEPARATOR));
		if (texts.size() != identifiers.size() || texts.contains("")) {
			return failed(type, "Invalid import id",
					"The import id of " + type.name() + " has the form \"" + form + "\", but was \"" + id + "\".");
		}
		ObjectValue state = ObjectValue.ofNulls(type.type());
		List<Diagnostic> diagnostics = new ArrayList<>();
		for (int i = 0; i < texts.size(); i++) {
			Attribute identifier = identifiers.get(i);
			try {
				state = state.with(identifier.name(), type.mapping().parse(identifier, texts.get(i)));
			}
			catch (RuntimeException ex) {
				diagnostics.add(Diagnostic.error("Invalid import id",
						"The import id of " + type.name() + " has the form \"" + form + "\", but \"" + texts.get(i)
								+ "\" is no valid " + identifier.name() + ": " + ex.getMessage()));
			}
		}
		return diagnostics.isEmpty() ? new Response(EmptyBlocks.in(type.schema().block(), state), List.of())
				: new Response(type.nothing(), diagnostics);
	}

	private static Response failed(ResourceType<?> type, String summary, String detail) {
		return new Response(type.nothing(), List.of(Diagnostic.error(summary, detail)));
	}

	/**
	 * An object to refresh.
	 *
	 * @param state the object; null beside an error
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue state, List<Diagnostic> diagnostics) {

	}

}
