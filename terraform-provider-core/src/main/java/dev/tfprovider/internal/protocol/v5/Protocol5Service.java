/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.CachingMarshaller;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;

/**
 * Serves {@code tfplugin5.Provider} by the RPCs of protocol 6.
 *
 * @param provider answers the requests
 */
public record Protocol5Service(ProviderService provider) implements BindableService {

	/**
	 * Return the service of a protocol version.
	 * @param provider answers the requests
	 * @param major 5 or 6
	 * @return the service
	 */
	public static BindableService of(ProviderService provider, int major) {
		return (major == 5) ? new Protocol5Service(provider) : provider;
	}

	@Override
	public ServerServiceDefinition bindService() {
		ServerServiceDefinition provider6 = this.provider.bindService();
		ServerServiceDefinition.Builder builder = ServerServiceDefinition.builder(Protocol5.service().getName());
		Protocol5.methodsOf6()
			.forEach((method) -> builder.addMethod(bind(provider6.getMethod(method.getFullMethodName()))));
		return builder.build();
	}

	private <Q, R> ServerMethodDefinition<?, ?> bind(ServerMethodDefinition<Q, R> method) {
		MethodDescriptor<Q, R> method6 = method.getMethodDescriptor();
		return Protocol5.hasOwnResponse(method6) ? converting(method6)
				: ServerMethodDefinition.create(Protocol5.renamed(method6), method.getServerCallHandler());
	}

	@SuppressWarnings("unchecked")
	private <Q, R> ServerMethodDefinition<Q, Message> converting(MethodDescriptor<Q, R> method6) {
		MethodDescriptor<Q, Message> method5 = (MethodDescriptor<Q, Message>) Protocol5.of(method6);
		ResponseConversion conversion = new ResponseConversion(Protocol5.response(method6));
		return ServerMethodDefinition.create(CachingMarshaller.of(method5), this.provider.handler(method6,
				(request, response) -> conversion.convert((Message) request, (Message) response)));
	}

}
