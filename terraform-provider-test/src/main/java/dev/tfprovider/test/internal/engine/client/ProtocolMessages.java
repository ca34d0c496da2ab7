/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.codec.HostCodecException;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes parts that several messages share.
 */
public final class ProtocolMessages {

	private ProtocolMessages() {
	}

	/**
	 * Return the part of a message that has a type.
	 * @param message the message, of which no two fields have that type
	 * @param type the type
	 * @param <T> the type
	 * @return the part, if the message has such a field and it is set
	 */
	public static <T> Optional<T> part(Message message, Class<T> type) {
		return message.getDescriptorForType()
			.getFields()
			.stream()
			.filter((field) -> !field.hasPresence() || message.hasField(field))
			.map(message::getField)
			.filter(type::isInstance)
			.map(type::cast)
			.findFirst();
	}

	/**
	 * Write an identity.
	 * @return the message, {@code null} if there is none to send
	 */
	static Tfplugin6.@Nullable ResourceIdentityData identity(ResourceSchema schema, @Nullable TerraformValue identity) {
		if (identity == null || schema.identity() == null) {
			return null;
		}
		return Tfplugin6.ResourceIdentityData.newBuilder()
			.setIdentityData(schema.identity().codec().write(identity))
			.build();
	}

	/**
	 * Read a value of an answer; an empty one is null.
	 * @return the value, {@code null} if it cannot be decoded, which is added to the
	 * diagnostics
	 */
	public static @Nullable TerraformValue read(HostCodec codec, Tfplugin6.DynamicValue value,
			List<EngineDiagnostic> diagnostics) {
		try {
			return codec.read(value);
		}
		catch (HostCodecException ex) {
			diagnostics.add(EngineDiagnostic.error(ex.getMessage(), ""));
			return null;
		}
	}

	/**
	 * Return the diagnostics of a response of any RPC.
	 * @param response the response
	 * @return its errors and warnings, none if it has no such field
	 */
	@SuppressWarnings("unchecked")
	public static List<EngineDiagnostic> diagnostics(Message response) {
		FieldDescriptor field = response.getDescriptorForType().findFieldByName("diagnostics");
		return (field != null) ? diagnostics((List<Tfplugin6.Diagnostic>) response.getField(field)) : List.of();
	}

	static List<EngineDiagnostic> diagnostics(List<Tfplugin6.Diagnostic> messages) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		for (Tfplugin6.Diagnostic message : messages) {
			AttributePath path = message.hasAttribute() ? path(message.getAttribute()) : null;
			diagnostics.add(new EngineDiagnostic(message.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR,
					message.getSummary(), message.getDetail(), null, path, true));
		}
		return diagnostics;
	}

	static AttributePath path(Tfplugin6.AttributePath message) {
		AttributePath path = AttributePath.root();
		for (Tfplugin6.AttributePath.Step step : message.getStepsList()) {
			path = switch (step.getSelectorCase()) {
				case ATTRIBUTE_NAME -> path.attribute(step.getAttributeName());
				case ELEMENT_KEY_STRING -> path.key(step.getElementKeyString());
				case ELEMENT_KEY_INT -> path.index(step.getElementKeyInt());
				default -> path;
			};
		}
		return path;
	}

}
