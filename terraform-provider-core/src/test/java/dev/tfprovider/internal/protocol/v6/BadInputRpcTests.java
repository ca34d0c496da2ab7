/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import io.grpc.stub.ClientCalls;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What no host should send: types that there are not, and values that are no values. Each
 * RPC answers it with one error, which says where it is, and calls no code of the
 * provider.
 */
class BadInputRpcTests {

	/**
	 * The RPCs whose requests say something, and the kind of type each is about.
	 */
	private static final Map<String, String> KINDS = kinds("""
			ValidateProviderConfig =
			ConfigureProvider =
			ValidateResourceConfig = resource
			UpgradeResourceState = resource
			UpgradeResourceIdentity = resource
			ReadResource = resource
			PlanResourceChange = resource
			ApplyResourceChange = resource
			ImportResourceState = resource
			MoveResourceState = resource
			GenerateResourceConfig = resource
			ValidateDataResourceConfig = data source
			ReadDataSource = data source
			ValidateEphemeralResourceConfig = ephemeral resource
			OpenEphemeralResource = ephemeral resource
			RenewEphemeralResource = ephemeral resource
			CloseEphemeralResource = ephemeral resource
			CallFunction = function
			ValidateListResourceConfig = list resource
			ListResource = list resource
			ValidateActionConfig = action
			PlanAction = action
			InvokeAction = action
			ValidateStateStoreConfig = state store
			ConfigureStateStore = state store
			ReadStateBytes = state store
			WriteStateBytes = state store
			LockState = state store
			UnlockState = state store
			GetStates = state store
			DeleteState = state store
			""");

	private static final List<String> NAMES = List.of("type_name", "target_type_name", "action_type", "name");

	/** A map whose "name" is a text. */
	private static final String GOOD = "81 a4 6e 61 6d 65 a1 78";

	/** A map whose "name" is a list. */
	private static final String LIST_AS_NAME = "81 a4 6e 61 6d 65 93 01 02 03";

	/** A byte that MessagePack never uses. */
	private static final String NO_MESSAGE_PACK = "c1";

	/** A value of which nothing is known. */
	private static final String UNKNOWN = "d4 00 00";

	/** The values that are no objects. */
	private static final Map<String, String> SCALARS = Map.of("limit", "01", "include_resource_object", "c3");

	private final BadInputProvider code = new BadInputProvider();

	private final Served served = new Served(this.code.definition());

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void everyRpcThatTakesSomethingHasARow() {
		assertThat(KINDS.keySet()).isEqualTo(ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.filter((method) -> !request(method).getDescriptorForType().getFields().isEmpty())
			.map(MethodDescriptor::getBareMethodName)
			.collect(Collectors.toSet()));
	}

	@ParameterizedTest
	@MethodSource("rpcsOfTypes")
	void unknownTypeIsNamed(String rpc, String kind) {
		Message.Builder request = request(method(rpc));
		name(request, "acme_nothing");
		List<String> errors = send(rpc, request);
		if (kind.equals("function")) {
			assertThat(errors).containsExactly("ERROR this provider has no function \"acme_nothing\"");
		}
		else {
			assertThat(errors).singleElement()
				.asString()
				.startsWith("ERROR Provider failed in " + rpc + " @: ")
				.contains(": This provider has no " + kind + " type \"acme_nothing\"\n");
		}
		assertThat(this.code.calls).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("values")
	void valueThatIsNoneIsPlaced(String rpc, String field) {
		String expected = field.equals("limit") ? ": number" : "name: name: string";
		assertThat(send(rpc, with(rpc, field, LIST_AS_NAME))).containsExactly(mismatch(rpc, expected + " is required"));
		assertThat(send(rpc, with(rpc, field, NO_MESSAGE_PACK)))
			.containsExactly(mismatch(rpc, ": malformed MessagePack: unknown format"));
		assertThat(this.code.calls).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("configurations")
	void missingConfigurationIsAnError(String rpc, String field) {
		assertThat(send(rpc, with(rpc, field, "")))
			.containsExactly(mismatch(rpc, ": object is required, but there is none"));
		assertThat(send(rpc, with(rpc, field, UNKNOWN)))
			.containsExactly(mismatch(rpc, ": object is required, but there is none"));
		assertThat(this.code.calls).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("rpcsOfValues")
	void sameRequestWithoutBadInputIsNoError(String rpc) {
		assertThat(send(rpc, with(rpc, "", ""))).isEmpty();
	}

	private static String mismatch(String rpc, String problem) {
		return "ERROR Value does not fit the schema @" + problem
				+ ". Terraform and the provider disagree about the schema in " + rpc + ".";
	}

	static Stream<Arguments> rpcsOfTypes() {
		return KINDS.entrySet()
			.stream()
			.filter((row) -> !row.getValue().isEmpty())
			.map((row) -> Arguments.arguments(row.getKey(), row.getValue()));
	}

	/**
	 * Return all values of requests. Whether resources are included is of no concern to
	 * the validation of a list.
	 */
	static Stream<Arguments> values() {
		return KINDS.keySet()
			.stream()
			.flatMap((rpc) -> fields(request(method(rpc)).getDescriptorForType()).map(FieldDescriptor::getName)
				.filter((field) -> !field.equals("include_resource_object"))
				.map((field) -> Arguments.arguments(rpc, field)));
	}

	static Stream<String> rpcsOfValues() {
		return values().map((value) -> (String) value.get()[0]).distinct();
	}

	/**
	 * Return where there must be a value. A change without a configuration deletes.
	 */
	static Stream<Arguments> configurations() {
		return values().filter((value) -> List.of("config", "state").contains(value.get()[1]))
			.filter((value) -> !List.of("PlanResourceChange", "ApplyResourceChange").contains(value.get()[0]));
	}

	private static Map<String, String> kinds(String rows) {
		return rows.lines()
			.map((row) -> row.split(" ?= ?", 2))
			.collect(Collectors.toMap((row) -> row[0], (row) -> row[1], (first, second) -> first, TreeMap::new));
	}

	private static Stream<FieldDescriptor> fields(Descriptor request) {
		return request.getFields()
			.stream()
			.filter((field) -> field.getJavaType() == FieldDescriptor.JavaType.MESSAGE && !field.isRepeated()
					&& field.getMessageType().equals(Tfplugin6.DynamicValue.getDescriptor()));
	}

	/**
	 * Return a request in which all values are good but one.
	 */
	private static Message.Builder with(String rpc, String bad, String hex) {
		Message.Builder request = request(method(rpc));
		name(request, "acme_thing");
		fields(request.getDescriptorForType()).forEach((field) -> request.setField(field, Tfplugin6.DynamicValue
			.newBuilder()
			.setMsgpack(ByteString.fromHex(
					(field.getName().equals(bad) ? hex : SCALARS.getOrDefault(field.getName(), GOOD)).replace(" ", "")))
			.build()));
		return request;
	}

	private static void name(Message.Builder request, String type) {
		Descriptor descriptor = request.getDescriptorForType();
		NAMES.stream()
			.map(descriptor::findFieldByName)
			.filter(Objects::nonNull)
			.forEach((field) -> request.setField(field, type));
		FieldDescriptor meta = descriptor.findFieldByName("meta");
		if (meta != null) {
			request.setField(meta, Tfplugin6.RequestChunkMeta.newBuilder().setTypeName(type).build());
		}
	}

	private static MethodDescriptor<?, ?> method(String rpc) {
		return ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.filter((method) -> rpc.equals(method.getBareMethodName()))
			.findFirst()
			.orElseThrow();
	}

	private static Message.Builder request(MethodDescriptor<?, ?> method) {
		PrototypeMarshaller<?> marshaller = (PrototypeMarshaller<?>) method.getRequestMarshaller();
		return ((Message) marshaller.getMessagePrototype()).newBuilderForType();
	}

	/**
	 * Send a request, whatever the RPC streams, and return the errors of the answer.
	 */
	@SuppressWarnings("unchecked")
	private List<String> send(String rpc, Message.Builder request) {
		List<String> errors = new ArrayList<>();
		ProviderGrpc.ProviderBlockingStub client = this.served.client().withDeadlineAfter(20, TimeUnit.SECONDS);
		ClientCalls
			.blockingServerStreamingCall(client.getChannel(), (MethodDescriptor<Message, Message>) method(rpc),
					client.getCallOptions(), request.build())
			.forEachRemaining((answer) -> collect(answer, errors));
		return errors;
	}

	private static void collect(Message message, List<String> errors) {
		if (message instanceof Tfplugin6.Diagnostic diagnostic) {
			errors.add(diagnostic.getSeverity() + " " + diagnostic.getSummary() + " @"
					+ Diagnostics6.path(diagnostic.getAttribute()) + ": " + diagnostic.getDetail());
			return;
		}
		if (message instanceof Tfplugin6.FunctionError error) {
			errors.add("ERROR " + error.getText());
			return;
		}
		message.getAllFields().values().forEach((value) -> {
			if (value instanceof Message one) {
				collect(one, errors);
			}
			else if (value instanceof List<?> several) {
				several.stream().filter(Message.class::isInstance).forEach((each) -> collect((Message) each, errors));
			}
		});
	}

}
