/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ImportForm;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts an import id or an identity to an object in which only those attributes are
 * set.
 */
final class ImportKeys {

	private ImportKeys() {
	}

	/**
	 * Return the object an id stands for, {@code null} beside an error.
	 */
	static @Nullable ObjectValue of(ResourceType<?> type, String id, Diagnostics diagnostics) {
		ImportForm form = type.importForm();
		if (form.isEmpty()) {
			diagnostics.error("Import not supported",
					type.name() + " has no attribute that identifies an object, so it cannot be imported.");
			return null;
		}
		String lead = "The import id of " + type.name() + " has the form \"" + form.text() + "\", but ";
		Optional<Map<Attribute, String>> texts = form.match(id);
		if (texts.isEmpty()) {
			diagnostics.error("Invalid import id", lead + "was \"" + ValueText.shorten(id) + "\".");
			return null;
		}
		Map<String, TerraformValue> values = new HashMap<>();
		texts.get()
			.forEach((attribute, text) -> parse(type, attribute, text, lead, diagnostics)
				.ifPresent((value) -> values.put(attribute.name(), value)));
		return diagnostics.hasErrors() ? null : object(type, values);
	}

	/**
	 * Return an object that has nothing but the settings of its own, {@code null} beside
	 * an error.
	 */
	static @Nullable ObjectValue settings(ResourceType<?> type, ImportResourceState.Request request,
			Diagnostics diagnostics) {
		Map<String, TerraformValue> values = new HashMap<>();
		ObjectValue identity = request.identity();
		if (identity != null) {
			type.mapping().overrides().forEach((setting) -> values.put(setting.name(), identity.get(setting.name())));
		}
		else {
			type.importForm()
				.settings(request.id())
				.forEach((setting,
						text) -> parse(type, setting, text, "In the import id of " + type.name() + ", ", diagnostics)
							.ifPresent((value) -> values.put(setting.name(), value)));
		}
		return diagnostics.hasErrors() ? null : ObjectValue.ofNulls(type.type()).with(values);
	}

	private static Optional<TerraformValue> parse(ResourceType<?> type, Attribute attribute, String text, String lead,
			Diagnostics diagnostics) {
		try {
			return Optional.of(type.mapping().parse(attribute, text));
		}
		catch (RuntimeException ex) {
			diagnostics.error("Invalid import id", lead + "\"" + ValueText.shorten(text) + "\" is no valid "
					+ attribute.name() + ": " + ex.getMessage());
			return Optional.empty();
		}
	}

	/**
	 * Return the object an identity stands for, {@code null} beside an error.
	 */
	static @Nullable ObjectValue of(ResourceType<?> type, ObjectValue identity, Diagnostics diagnostics) {
		Map<String, TerraformValue> values = new HashMap<>();
		for (IdentityShape.Part part : type.identity().map(IdentityShape::attributes).orElseThrow()) {
			TerraformValue value = identity.get(part.name());
			if (value.isUnknown() || value.isNull() && !part.optional()) {
				diagnostics.error("Invalid import identity", "The identity of " + type.name() + " needs \""
						+ part.name() + "\", which is " + (value.isNull() ? "null." : "not known yet."));
			}
			values.put(part.name(), value);
		}
		if (diagnostics.hasErrors()) {
			return null;
		}
		ObjectValue object = object(type, values);
		try {
			type.mapping().readPartial(object);
			return object;
		}
		catch (ValueMappingException ex) {
			diagnostics.error("Invalid import identity",
					"The identity of " + type.name() + " is not valid. " + ex.summary() + ": " + ex.detail());
			return null;
		}
	}

	private static ObjectValue object(ResourceType<?> type, Map<String, TerraformValue> values) {
		return EmptyBlocks.in(type.schema().block(), ObjectValue.ofNulls(type.type()).with(values));
	}

}
