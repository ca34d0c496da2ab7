/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that a provider survives every request, however malformed: it responds or
 * rejects it, in time, and keeps serving.
 *
 * @param provider the provider
 */
record RequestChecks(ConnectedProvider provider) {

	private static final Set<Status.Code> CRASHES = Set.of(Status.Code.DEADLINE_EXCEEDED, Status.Code.UNAVAILABLE,
			Status.Code.CANCELLED);

	List<Check> checks() {
		Stream<Check> checks = ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.filter((method) -> method.getType() == MethodType.UNARY || method.getType() == MethodType.SERVER_STREAMING)
			.flatMap(this::checks);
		return Stream
			.concat(checks, Stream.of(new Check("requests", "stands requests of 16 MB", this::standsMegabytes)))
			.toList();
	}

	private Stream<Check> checks(MethodDescriptor<?, ?> method) {
		String name = String.valueOf(method.getBareMethodName());
		Message empty = (Message) prototype(method);
		return Stream.of(new Check("requests", name + " stands an empty request", () -> stands(method, List.of(empty))),
				new Check("requests", name + " stands hostile values", () -> stands(method, hostile(empty))));
	}

	private static Object prototype(MethodDescriptor<?, ?> method) {
		Object message = ((PrototypeMarshaller<?>) method.getRequestMarshaller()).getMessagePrototype();
		return (message != null) ? message : Tfplugin6.StopProvider.Request.getDefaultInstance();
	}

	private <Q> void stands(MethodDescriptor<Q, ?> method, List<Message> requests) {
		for (Message request : requests) {
			try {
				@SuppressWarnings("unchecked")
				Q typed = (Q) request;
				this.provider.connection().call(method, typed);
			}
			catch (StatusRuntimeException ex) {
				assertThat(ex.getStatus().getCode()).as("%s, the answer to\n%s", ex.getStatus(), request)
					.isNotIn(CRASHES);
			}
		}
		this.provider.assertServes();
	}

	private void standsMegabytes() {
		Tfplugin6.DynamicValue config = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[16_000_000]))
			.build();
		Message request = Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(config).build();
		stands(ProviderGrpc.getValidateProviderConfigMethod(), Collections.nCopies(3, request));
	}

	/**
	 * Fill each field of a request with what no host sends.
	 */
	private List<Message> hostile(Message empty) {
		List<Message> requests = new ArrayList<>();
		for (String typeName : typeNames()) {
			for (ByteString bytes : HostileBytes.all()) {
				requests.add(fill(empty, typeName, bytes, false));
				requests.add(fill(empty, typeName, bytes, true));
			}
		}
		return requests.stream().distinct().toList();
	}

	private List<String> typeNames() {
		List<String> names = new ArrayList<>(List.of("", "no_such_type"));
		TypeKind.all()
			.stream()
			.filter((kind) -> !kind.experimental())
			.flatMap((kind) -> this.provider.types(kind).keySet().stream().limit(1))
			.distinct()
			.forEach(names::add);
		return names;
	}

	private static Message fill(Message message, String typeName, ByteString bytes, boolean json) {
		Message.Builder builder = message.newBuilderForType();
		for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
			if (field.isRepeated()) {
				continue;
			}
			switch (field.getJavaType()) {
				case STRING ->
					builder.setField(field, field.getName().equals("type_name") ? typeName : "\0\uFFFF" + typeName);
				case BYTE_STRING ->
					builder.setField(field, (json == field.getName().equals("json")) ? bytes : ByteString.EMPTY);
				case LONG -> builder.setField(field, Long.MIN_VALUE);
				case INT -> builder.setField(field, Integer.MIN_VALUE);
				case BOOLEAN -> builder.setField(field, true);
				case MESSAGE -> {
					if (!field.getMessageType().equals(message.getDescriptorForType())) {
						builder.setField(field, fill(builder.newBuilderForField(field).getDefaultInstanceForType(),
								typeName, bytes, json));
					}
				}
				default -> {
				}
			}
		}
		return builder.build();
	}

}
