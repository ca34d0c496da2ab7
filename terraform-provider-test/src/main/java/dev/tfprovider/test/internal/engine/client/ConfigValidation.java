/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Requests that a configuration be validated. The messages of all kinds have the same
 * fields, of which some kinds lack one.
 */
public final class ConfigValidation {

	private ConfigValidation() {
	}

	/**
	 * Return the request for a configuration.
	 * @param method the RPC that validates configurations of a kind
	 * @param type name of the type
	 * @param config the configuration
	 * @param capabilities what the host knows, {@code null} if it does not tell
	 * @param <Q> type of the request
	 * @return the request
	 */
	@SuppressWarnings("unchecked")
	public static <Q> Q request(MethodDescriptor<Q, ?> method, String type, Tfplugin6.DynamicValue config,
			Tfplugin6.@Nullable ClientCapabilities capabilities) {
		Message.Builder request = GenericMessages.empty(method.getRequestMarshaller()).newBuilderForType();
		set(request, "type_name", type);
		set(request, "config", config);
		set(request, "client_capabilities", capabilities);
		return (Q) request.build();
	}

	private static void set(Message.Builder request, String name, @Nullable Object value) {
		FieldDescriptor field = request.getDescriptorForType().findFieldByName(name);
		if (field != null && value != null) {
			request.setField(field, value);
		}
	}

}
