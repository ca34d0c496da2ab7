/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.io.InputStream;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v5.MessageFields;
import dev.tfprovider.internal.protocol.v5.Protocol5;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;

/**
 * Sends calls of protocol 6 in protocol 5, and converts the responses.
 */
final class Protocol5Interceptor implements ClientInterceptor {

	@Override
	public <Q, R> ClientCall<Q, R> interceptCall(MethodDescriptor<Q, R> method, CallOptions options, Channel next) {
		MethodDescriptor<Q, R> renamed = Protocol5.renamed(method);
		if (!Protocol5.hasOwnResponse(method)) {
			return next.newCall(renamed, options);
		}
		Marshaller<R> converting = new Converting<>(Protocol5.of(method).getResponseMarshaller(),
				method.getResponseMarshaller());
		return next.newCall(renamed.toBuilder(renamed.getRequestMarshaller(), converting).build(), options);
	}

	/**
	 * Reads responses of protocol 5.
	 *
	 * @param <R> the response of protocol 6
	 */
	private record Converting<R>(Marshaller<?> response5, Marshaller<R> response6) implements Marshaller<R> {

		@Override
		public InputStream stream(R response) {
			throw new UnsupportedOperationException("Responses are only read");
		}

		@Override
		@SuppressWarnings("unchecked")
		public R parse(InputStream stream) {
			Message.Builder response = ((Message) this.response5.parse(stream)).toBuilder();
			FieldDescriptor prepared = response.getDescriptorForType().findFieldByName("prepared_config");
			if (prepared != null) {
				response.clearField(prepared);
			}
			return (R) MessageFields.copy(response.build(), GenericMessages.empty(this.response6).newBuilderForType())
				.build();
		}

	}

}
