/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.HexFormat;
import java.util.function.Consumer;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.stub.StreamObserver;

/**
 * A provider of {@code raw_thing} that answers with the bytes it is given, straight on
 * the protocol. A thing has three attributes that the provider may set: {@code any}, of
 * any type, {@code many}, a list of any type, and {@code weight}, a number.
 */
class RawProvider extends MessageProvider {

	static final String NULL = "c0";

	static final String UNKNOWN = "d40000";

	/** Bytes to answer with; empty for what the request holds. */
	ByteString planned = ByteString.EMPTY;

	ByteString applied = ByteString.EMPTY;

	ByteString read = ByteString.EMPTY;

	/** Changes the schemas of all kinds. */
	Consumer<Tfplugin6.GetProviderSchema.Response.Builder> schemas = (response) -> {
	};

	Tfplugin6.Schema schema = Tfplugin6.Schema.newBuilder()
		.setBlock(Tfplugin6.Schema.Block.newBuilder()
			.addAttributes(attribute("any", "\"dynamic\""))
			.addAttributes(attribute("many", "[\"list\",\"dynamic\"]"))
			.addAttributes(attribute("weight", "\"number\"")))
		.build();

	static Tfplugin6.Schema.Attribute.Builder attribute(String name, String type) {
		return Tfplugin6.Schema.Attribute.newBuilder()
			.setName(name)
			.setType(ByteString.copyFromUtf8(type))
			.setOptional(true)
			.setComputed(true);
	}

	/**
	 * Return a thing whose attributes are MessagePack in hexadecimal digits.
	 */
	static ByteString thing(String any, String many, String weight) {
		return ByteString
			.copyFrom(HexFormat.of().parseHex("83a3616e79" + any + "a46d616e79" + many + "a6776569676874" + weight));
	}

	@Override
	public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
			StreamObserver<Tfplugin6.GetProviderSchema.Response> answer) {
		Tfplugin6.GetProviderSchema.Response.Builder response = Tfplugin6.GetProviderSchema.Response.newBuilder()
			.setProvider(Tfplugin6.Schema.newBuilder().setBlock(Tfplugin6.Schema.Block.getDefaultInstance()))
			.putResourceSchemas("raw_thing", this.schema);
		this.schemas.accept(response);
		send(answer, response.build());
	}

	@Override
	public void upgradeResourceState(Tfplugin6.UpgradeResourceState.Request request,
			StreamObserver<Tfplugin6.UpgradeResourceState.Response> answer) {
		send(answer,
				Tfplugin6.UpgradeResourceState.Response.newBuilder()
					.setUpgradedState(Tfplugin6.DynamicValue.newBuilder().setJson(request.getRawState().getJson()))
					.build());
	}

	@Override
	public void readResource(Tfplugin6.ReadResource.Request request,
			StreamObserver<Tfplugin6.ReadResource.Response> answer) {
		send(answer,
				Tfplugin6.ReadResource.Response.newBuilder()
					.setNewState(either(this.read, request.getCurrentState()))
					.build());
	}

	@Override
	public void planResourceChange(Tfplugin6.PlanResourceChange.Request request,
			StreamObserver<Tfplugin6.PlanResourceChange.Response> answer) {
		send(answer,
				Tfplugin6.PlanResourceChange.Response.newBuilder()
					.setPlannedState(either(this.planned, request.getProposedNewState()))
					.build());
	}

	@Override
	public void applyResourceChange(Tfplugin6.ApplyResourceChange.Request request,
			StreamObserver<Tfplugin6.ApplyResourceChange.Response> answer) {
		send(answer,
				Tfplugin6.ApplyResourceChange.Response.newBuilder()
					.setNewState(either(this.applied, request.getPlannedState()))
					.build());
	}

	private static Tfplugin6.DynamicValue either(ByteString bytes, Tfplugin6.DynamicValue value) {
		return bytes.isEmpty() ? value : Tfplugin6.DynamicValue.newBuilder().setMsgpack(bytes).build();
	}

}
