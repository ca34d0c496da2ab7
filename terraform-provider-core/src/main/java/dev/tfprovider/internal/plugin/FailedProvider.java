/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Objects;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import io.grpc.ServerInterceptors;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import io.grpc.stub.ServerCalls;

/**
 * Answers every call with the failure that prevented the start of the provider. Without
 * it a practitioner would read that the plugin did not respond.
 * <p>
 * Works on descriptors alone, so it serves each protocol version alike, and without
 * reflection on the generated classes, which an executable does not have.
 *
 * @param service descriptor of the {@code Provider} service of a protocol version
 * @param summary noun phrase, without full stop
 * @param detail what failed and what to do
 */
public record FailedProvider(ServiceDescriptor service, String summary, String detail) implements BindableService {

	@Override
	public ServerServiceDefinition bindService() {
		ServerServiceDefinition.Builder definition = ServerServiceDefinition.builder(this.service.getName());
		this.service.getMethods()
			.stream()
			.filter((method) -> method.getType() == MethodType.UNARY)
			.forEach((method) -> definition.addMethod(answer(method)));
		return ServerInterceptors.intercept(definition.build(), HostConnectionMark.INSTANCE);
	}

	private <Q, R> ServerMethodDefinition<Q, R> answer(MethodDescriptor<Q, R> method) {
		PrototypeMarshaller<R> marshaller = (PrototypeMarshaller<R>) method.getResponseMarshaller();
		Message prototype = (Message) Objects.requireNonNull(marshaller.getMessagePrototype());
		R answer = method.parseResponse(
				failure(DynamicMessage.newBuilder(prototype.getDescriptorForType())).toByteString().newInput());
		return ServerMethodDefinition.create(method, ServerCalls.asyncUnaryCall((request, response) -> {
			response.onNext(answer);
			response.onCompleted();
		}));
	}

	private Message failure(Message.Builder response) {
		for (FieldDescriptor field : response.getDescriptorForType().getFields()) {
			switch (field.getName()) {
				case "diagnostics" -> response.addRepeatedField(field, diagnostic(response.newBuilderForField(field)));
				case "error" -> response.setField(field, functionError(response.newBuilderForField(field)));
				case "provider" -> response.setField(field, emptySchema(response.newBuilderForField(field)));
				default -> {
				}
			}
		}
		return response.build();
	}

	private Message diagnostic(Message.Builder diagnostic) {
		FieldDescriptor severity = field(diagnostic, "severity");
		return diagnostic.setField(severity, severity.getEnumType().findValueByName("ERROR"))
			.setField(field(diagnostic, "summary"), this.summary)
			.setField(field(diagnostic, "detail"), this.detail)
			.build();
	}

	private Message functionError(Message.Builder error) {
		return error.setField(field(error, "text"), this.summary + ": " + this.detail).build();
	}

	/**
	 * Hosts rely on a schema having a block, even where there are errors.
	 */
	private static Message emptySchema(Message.Builder schema) {
		FieldDescriptor block = field(schema, "block");
		return schema.setField(block, schema.newBuilderForField(block).build()).build();
	}

	private static FieldDescriptor field(Message.Builder message, String name) {
		return message.getDescriptorForType().findFieldByName(name);
	}

}
