/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HostConnectionMark;
import dev.tfprovider.internal.protocol.v5.proto.Tfplugin5;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.BindableService;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.protobuf.ProtoUtils;
import io.grpc.stub.ClientCalls;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Tests for {@link Protocol5Service}.
 */
class Protocol5ServiceTests {

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final ProviderRuntime runtime = new ProviderRuntime(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.resource(ResourceDeclaration.builder("lamp", Lamp.class, Lamps.class, Lamps::new).dataSource(true).build())
		.build(), new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());

	private final ProviderService provider6 = new ProviderService(this.runtime, this.sessions);

	private @Nullable Server server;

	private @Nullable ManagedChannel channel;

	@AfterEach
	void close() {
		Optional.ofNullable(this.channel).ifPresent(ManagedChannel::shutdownNow);
		Optional.ofNullable(this.server).ifPresent(Server::shutdownNow);
	}

	@Test
	void methodsHaveTheNamesOfProtocol5() {
		assertThat(Protocol5.service().getName()).isEqualTo("tfplugin5.Provider");
		assertThat(new Protocol5Service(this.provider6).bindService().getMethods())
			.extracting((method) -> method.getMethodDescriptor().getFullMethodName())
			.allMatch((name) -> name.startsWith("tfplugin5.Provider/"))
			.extracting((name) -> name.substring("tfplugin5.Provider/".length()))
			.containsExactlyInAnyOrder("GetMetadata", "GetSchema", "PrepareProviderConfig",
					"ValidateResourceTypeConfig", "ValidateDataSourceConfig", "UpgradeResourceState",
					"GetResourceIdentitySchemas", "UpgradeResourceIdentity", "Configure", "ReadResource",
					"PlanResourceChange", "ApplyResourceChange", "ImportResourceState", "MoveResourceState",
					"ReadDataSource", "GenerateResourceConfig", "ValidateEphemeralResourceConfig",
					"OpenEphemeralResource", "RenewEphemeralResource", "CloseEphemeralResource", "ListResource",
					"ValidateListResourceConfig", "GetFunctions", "CallFunction", "ValidateActionConfig", "PlanAction",
					"InvokeAction", "Stop");
	}

	@Test
	void schemaHasTheFieldNumbersOfProtocol5() throws IOException {
		Tfplugin5.GetProviderSchema.Response schema = call("GetSchema",
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance(),
				Tfplugin5.GetProviderSchema.Response.getDefaultInstance());
		Tfplugin5.Schema.Block block = schema.getResourceSchemasOrThrow("acme_lamp").getBlock();
		Tfplugin5.Schema.Attribute pin = block.getAttributesList()
			.stream()
			.filter((attribute) -> attribute.getName().equals("pin"))
			.findFirst()
			.orElseThrow();
		UnknownFieldSet fields = UnknownFieldSet.parseFrom(pin.toByteString());
		assertThat(fields.getField(10).getVarintList()).containsExactly(1L);
		assertThat(fields.getField(11).getLengthDelimitedList()).containsExactly(ByteString.copyFromUtf8("Use a key."));
		assertThat(fields.hasField(12)).isFalse();
		assertThat(pin.getType()).isEqualTo(ByteString.copyFromUtf8("\"string\""));
		assertThat(block.getBlockTypes(0).getTypeName()).isEqualTo("bulb");
		assertThat(block.getBlockTypes(0).getBlock().getAttributes(0).getName()).isEqualTo("watts");
		assertThat(schema.getProvider().getBlock().getAttributes(0).getName()).isEqualTo("endpoint");
		assertThat(schema.getServerCapabilities().getPlanDestroy()).isTrue();
	}

	@Test
	void blocksOfADerivedDataSourceAreComputedAttributes() {
		Tfplugin5.Schema.Block block = call("GetSchema", Tfplugin6.GetProviderSchema.Request.getDefaultInstance(),
				Tfplugin5.GetProviderSchema.Response.getDefaultInstance())
			.getDataSourceSchemasOrThrow("acme_lamp")
			.getBlock();
		assertThat(block.getBlockTypesList()).isEmpty();
		assertThat(block.getAttributesList())
			.extracting(Tfplugin5.Schema.Attribute::getName, (attribute) -> attribute.getType().toStringUtf8(),
					Tfplugin5.Schema.Attribute::getComputed, Tfplugin5.Schema.Attribute::getOptional,
					Tfplugin5.Schema.Attribute::getSensitive)
			.contains(tuple("bulb", "[\"list\",[\"object\",{\"watts\":\"number\"}]]", true, false, false),
					tuple("plugs", "[\"set\",[\"object\",{\"key\":\"string\",\"kind\":\"string\"}]]", true, false,
							true),
					tuple("stand", "[\"object\",{\"feet\":[\"list\",[\"object\",{\"watts\":\"number\"}]]}]", true,
							false, false));
	}

	@Test
	void blocksOfADerivedDataSourceAreRead() {
		call("Configure",
				Tfplugin6.ConfigureProvider.Request.newBuilder()
					.setConfig(value(settingsType(), "{\"endpoint\": \"http://here\"}"))
					.build(),
				Tfplugin6.ConfigureProvider.Response.getDefaultInstance());
		ObjectType type = this.runtime.dataSource("acme_lamp").orElseThrow().type();
		Tfplugin6.ReadDataSource.Response read = call("ReadDataSource",
				Tfplugin6.ReadDataSource.Request.newBuilder()
					.setTypeName("acme_lamp")
					.setConfig(value(type,
							"{\"id\": \"lamp-1\", \"name\": null, \"bulb\": null, \"plugs\": null, \"stand\": null}"))
					.build(),
				Tfplugin6.ReadDataSource.Response.getDefaultInstance());
		assertThat(read.getDiagnosticsList()).isEmpty();
		assertThat(read(ValueCodec.of(type), read.getState())).isEqualTo(read(ValueCodec.of(type), value(type, """
				{"id": "lamp-1", "name": "desk", "bulb": [{"watts": 5}, {"watts": 7}],
				 "plugs": [{"kind": "E", "key": "x"}], "stand": {"feet": [{"watts": 1}]}}""")));
	}

	@Test
	void schemaIsConvertedOnce() {
		ResponseConversion conversion = new ResponseConversion(
				Tfplugin5.GetProviderSchema.Response.getDefaultInstance());
		Message request = Tfplugin6.GetProviderSchema.Request.getDefaultInstance();
		Message response = this.provider6.answer(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(conversion.convert(request, response)).isSameAs(conversion.convert(request, response));
	}

	@Test
	void metadataNamesResourcesAndNoStateStores() {
		Tfplugin6.GetMetadata.Response metadata = Tfplugin6.GetMetadata.Response.newBuilder()
			.addStateStores(Tfplugin6.GetMetadata.StateStoreMetadata.newBuilder().setTypeName("acme_store"))
			.addActions(Tfplugin6.GetMetadata.ActionMetadata.newBuilder().setTypeName("acme_blink"))
			.build();
		Message converted = new ResponseConversion(Tfplugin5.GetMetadata.Response.getDefaultInstance())
			.convert(Tfplugin6.GetMetadata.Request.getDefaultInstance(), metadata);
		assertThat(converted).isEqualTo(Tfplugin5.GetMetadata.Response.newBuilder()
			.addActions(Tfplugin6.GetMetadata.ActionMetadata.newBuilder().setTypeName("acme_blink"))
			.build());
		assertThat(call("GetMetadata", Tfplugin6.GetMetadata.Request.getDefaultInstance(),
				Tfplugin5.GetMetadata.Response.getDefaultInstance())
			.getResources(0)
			.getTypeName()).isEqualTo("acme_lamp");
	}

	@Test
	void preparedConfigurationIsTheOneThatCame() {
		Tfplugin6.DynamicValue config = value(settingsType(), "{\"endpoint\": \"http://here\"}");
		Tfplugin5.PrepareProviderConfig.Response prepared = call("PrepareProviderConfig",
				Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(config).build(),
				Tfplugin5.PrepareProviderConfig.Response.getDefaultInstance());
		assertThat(prepared.getPreparedConfig()).isEqualTo(config);
		assertThat(prepared.getDiagnosticsList()).isEmpty();
	}

	@Test
	void mistakesOfTheProviderBlockAreDiagnostics() {
		Tfplugin5.PrepareProviderConfig.Response prepared = call("PrepareProviderConfig",
				Tfplugin6.ValidateProviderConfig.Request.newBuilder()
					.setConfig(Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFromUtf8("?")))
					.build(),
				Tfplugin5.PrepareProviderConfig.Response.getDefaultInstance());
		assertThat(prepared.getDiagnosticsList()).extracting(Tfplugin6.Diagnostic::getSeverity)
			.containsExactly(Tfplugin6.Diagnostic.Severity.ERROR);
	}

	@Test
	void plansAndAppliesAsInProtocol6() {
		call("Configure",
				Tfplugin6.ConfigureProvider.Request.newBuilder()
					.setConfig(value(settingsType(), "{\"endpoint\": \"http://here\"}"))
					.build(),
				Tfplugin6.ConfigureProvider.Response.getDefaultInstance());
		Tfplugin6.DynamicValue config = value(lampType(),
				"{\"id\": null, \"name\": \"desk\", \"pin\": null, \"bulb\": [], \"plugs\": [], \"stand\": null}");
		Tfplugin6.PlanResourceChange.Request request = Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName("acme_lamp")
			.setPriorState(
					Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0xc0 })))
			.setProposedNewState(config)
			.setConfig(config)
			.build();
		Tfplugin6.PlanResourceChange.Response plan = call("PlanResourceChange", request,
				Tfplugin6.PlanResourceChange.Response.getDefaultInstance());
		assertThat(plan).isEqualTo(this.provider6.answer(ProviderGrpc.getPlanResourceChangeMethod(), request));
		Tfplugin6.ApplyResourceChange.Response applied = call("ApplyResourceChange",
				Tfplugin6.ApplyResourceChange.Request.newBuilder()
					.setTypeName("acme_lamp")
					.setPriorState(request.getPriorState())
					.setPlannedState(plan.getPlannedState())
					.setConfig(config)
					.build(),
				Tfplugin6.ApplyResourceChange.Response.getDefaultInstance());
		assertThat(applied.getDiagnosticsList()).isEmpty();
		assertThat(read(ValueCodec.of(lampType()), applied.getNewState()).toString()).contains("lamp-1");
	}

	@Test
	void stateStoresAreUnimplemented() {
		assertThatExceptionOfType(StatusRuntimeException.class)
			.isThrownBy(() -> call("GetStates", Tfplugin6.GetStates.Request.getDefaultInstance(),
					Tfplugin6.GetStates.Response.getDefaultInstance()))
			.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
	}

	@Test
	void failedProviderAnswersInProtocol5() {
		serve(new FailedProvider(Protocol5.service(), "Provider failed to start", "Because"));
		Tfplugin5.GetProviderSchema.Response schema = call("GetSchema",
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance(),
				Tfplugin5.GetProviderSchema.Response.getDefaultInstance());
		assertThat(schema.getDiagnosticsList()).extracting(Tfplugin6.Diagnostic::getDetail).containsExactly("Because");
		assertThat(schema.getProvider().hasBlock()).isTrue();
	}

	@Test
	void whatProtocol5LacksIsNotDroppedInSilence() {
		Tfplugin6.Schema.Attribute nested = Tfplugin6.Schema.Attribute.newBuilder()
			.setName("shade")
			.setNestedType(Tfplugin6.Schema.Object.getDefaultInstance())
			.build();
		assertThatExceptionOfType(IllegalStateException.class)
			.isThrownBy(() -> MessageFields.copy(nested, Tfplugin5.Schema.Attribute.newBuilder()))
			.withMessage("tfplugin5.Schema.Attribute has no field 'nested_type'");
	}

	private ObjectType lampType() {
		return this.runtime.resource("acme_lamp").orElseThrow().type();
	}

	private ObjectType settingsType() {
		return this.runtime.settings().schema().block().impliedType();
	}

	private static Tfplugin6.DynamicValue value(ObjectType type, String json) {
		ValueCodec codec = ValueCodec.of(type);
		return Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(codec.write(codec.readState(json.getBytes(StandardCharsets.UTF_8)))))
			.build();
	}

	private static TerraformValue read(ValueCodec codec, Tfplugin6.DynamicValue value) {
		return codec.read(value.getMsgpack().toByteArray());
	}

	private ManagedChannel serve(BindableService service) {
		String name = UUID.randomUUID().toString();
		try {
			this.server = InProcessServerBuilder.forName(name)
				.addService(service)
				.addTransportFilter(this.sessions.filter())
				.addTransportFilter(HostConnectionMark.INSTANCE)
				.build()
				.start();
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
		this.channel = InProcessChannelBuilder.forName(name).build();
		return this.channel;
	}

	private <Q extends Message, R extends Message> R call(String name, Q request, R response) {
		ManagedChannel connected = (this.channel != null) ? this.channel : serve(new Protocol5Service(this.provider6));
		MethodDescriptor<Q, R> method = MethodDescriptor.<Q, R>newBuilder()
			.setType(MethodDescriptor.MethodType.UNARY)
			.setFullMethodName("tfplugin5.Provider/" + name)
			.setRequestMarshaller(ProtoUtils.marshaller(request))
			.setResponseMarshaller(ProtoUtils.marshaller(response))
			.build();
		return ClientCalls.blockingUnaryCall(connected, method, CallOptions.DEFAULT, request);
	}

	record Settings(@Nullable String endpoint) {

	}

	record Lamp(@Id String id, String name, @WriteOnly @DeprecatedAttribute("Use a key.") @Nullable String pin,
			@Block List<Bulb> bulb, @Block Set<Plug> plugs, @Block @Nullable Stand stand) {

	}

	record Bulb(int watts) {

	}

	record Plug(String kind, @Sensitive String key) {

	}

	record Stand(@Block List<Bulb> feet) {

	}

	static final class Lamps implements UpdatableResource<Lamp> {

		@Override
		public Lamp create(ResourceData<Lamp> data) {
			return new Lamp("lamp-1", data.plan().name(), null, data.plan().bulb(), data.plan().plugs(),
					data.plan().stand());
		}

		@Override
		public Optional<Lamp> read(ResourceData<Lamp> data) {
			return Optional.of(new Lamp(data.state().id(), "desk", null, List.of(new Bulb(5), new Bulb(7)),
					Set.of(new Plug("E", "x")), new Stand(List.of(new Bulb(1)))));
		}

		@Override
		public Lamp update(ResourceData<Lamp> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Lamp> data) {
		}

	}

}
