/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import io.grpc.MethodDescriptor;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;

/**
 * Changes how messages of a service become bytes.
 */
final class ReboundMethods {

	private ReboundMethods() {
	}

	/**
	 * Return a service with other descriptors of its methods.
	 * @param service the service
	 * @param change returns what to take for a descriptor, maybe itself
	 */
	static ServerServiceDefinition in(ServerServiceDefinition service,
			Function<MethodDescriptor<?, ?>, MethodDescriptor<?, ?>> change) {
		List<ServerMethodDefinition<?, ?>> methods = new ArrayList<>();
		ServiceDescriptor.Builder descriptor = ServiceDescriptor.newBuilder(service.getServiceDescriptor().getName())
			.setSchemaDescriptor(service.getServiceDescriptor().getSchemaDescriptor());
		for (ServerMethodDefinition<?, ?> method : service.getMethods()) {
			MethodDescriptor<?, ?> changed = change.apply(method.getMethodDescriptor());
			descriptor.addMethod(changed);
			methods.add(rebind(method, changed));
		}
		ServerServiceDefinition.Builder builder = ServerServiceDefinition.builder(descriptor.build());
		methods.forEach(builder::addMethod);
		return builder.build();
	}

	@SuppressWarnings("unchecked")
	private static <Q, R> ServerMethodDefinition<Q, R> rebind(ServerMethodDefinition<?, ?> method,
			MethodDescriptor<Q, R> changed) {
		return ServerMethodDefinition.create(changed, (ServerCallHandler<Q, R>) method.getServerCallHandler());
	}

}
