/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v5.proto.Tfplugin5;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.MethodDescriptor;
import io.grpc.ServiceDescriptor;
import io.grpc.protobuf.ProtoUtils;

/**
 * Describes the provider service of protocol 5 as a difference to that of protocol 6.
 */
public final class Protocol5 {

	private static final String SERVICE = "tfplugin5.Provider";

	/**
	 * Names of protocol 5 by those of protocol 6, where they differ.
	 */
	private static final Map<String, String> NAMES = Map.of("GetProviderSchema", "GetSchema", "ValidateProviderConfig",
			"PrepareProviderConfig", "ValidateResourceConfig", "ValidateResourceTypeConfig",
			"ValidateDataResourceConfig", "ValidateDataSourceConfig", "ConfigureProvider", "Configure", "StopProvider",
			"Stop");

	/**
	 * Methods that protocol 5 lacks, by their names in protocol 6.
	 */
	private static final Set<String> ABSENT = Set.of("ValidateStateStoreConfig", "ConfigureStateStore",
			"ReadStateBytes", "WriteStateBytes", "LockState", "UnlockState", "GetStates", "DeleteState");

	/**
	 * Responses that differ, by the name of the method in protocol 6.
	 */
	private static final Map<String, Message> RESPONSES = Map.of("GetMetadata",
			Tfplugin5.GetMetadata.Response.getDefaultInstance(), "GetProviderSchema",
			Tfplugin5.GetProviderSchema.Response.getDefaultInstance(), "ValidateProviderConfig",
			Tfplugin5.PrepareProviderConfig.Response.getDefaultInstance());

	private Protocol5() {
	}

	/**
	 * Return the provider service.
	 * @return name and methods
	 */
	public static ServiceDescriptor service() {
		ServiceDescriptor.Builder service = ServiceDescriptor.newBuilder(SERVICE);
		methodsOf6().forEach((method) -> service.addMethod(of(method)));
		return service.build();
	}

	/**
	 * Return the methods of protocol 6 that protocol 5 has too.
	 */
	static List<MethodDescriptor<?, ?>> methodsOf6() {
		return ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.filter((method) -> !ABSENT.contains(name(method)))
			.<MethodDescriptor<?, ?>>map((method) -> method)
			.toList();
	}

	/**
	 * Return whether the response of a method has another form than in protocol 6.
	 */
	public static boolean hasOwnResponse(MethodDescriptor<?, ?> method6) {
		return RESPONSES.containsKey(name(method6));
	}

	/**
	 * Return the response of a method that has another form than in protocol 6.
	 */
	static Message response(MethodDescriptor<?, ?> method6) {
		return Objects.requireNonNull(RESPONSES.get(name(method6)));
	}

	/**
	 * Return a method of protocol 5.
	 * @param method6 the same method in protocol 6, which protocol 5 has too
	 */
	public static <Q> MethodDescriptor<Q, ?> of(MethodDescriptor<Q, ?> method6) {
		Message response = RESPONSES.get(name(method6));
		return (response != null) ? renamed(method6, ProtoUtils.marshaller(response)) : renamed(method6);
	}

	/**
	 * Return a method of protocol 5 whose messages are those of protocol 6.
	 */
	public static <Q, R> MethodDescriptor<Q, R> renamed(MethodDescriptor<Q, R> method6) {
		return renamed(method6, method6.getResponseMarshaller());
	}

	private static <Q, R> MethodDescriptor<Q, R> renamed(MethodDescriptor<Q, ?> method6,
			MethodDescriptor.Marshaller<R> response) {
		String name = NAMES.getOrDefault(name(method6), name(method6));
		return method6.toBuilder(method6.getRequestMarshaller(), response)
			.setFullMethodName(MethodDescriptor.generateFullMethodName(SERVICE, name))
			.setSchemaDescriptor(null)
			.build();
	}

	private static String name(MethodDescriptor<?, ?> method) {
		return String.valueOf(method.getBareMethodName());
	}

}
