/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.stub.StreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * A provider of cards with identities, straight on the protocol, so that a test can have
 * it answer anything.
 */
class CardProvider extends MessageProvider {

	static final ObjectType CARD = ObjectType
		.of(new TreeMap<>(Map.of("id", TerraformType.STRING, "name", TerraformType.STRING)));

	static final ObjectType IDENTITY = ObjectType
		.of(new TreeMap<>(Map.of("id", TerraformType.STRING, "shelf", TerraformType.NUMBER)));

	private static final ValueCodec CARDS = ValueCodec.of(CARD);

	private static final ValueCodec IDENTITIES = ValueCodec.of(IDENTITY);

	final List<String> seen = new ArrayList<>();

	long identityVersion = 1;

	String shelfType = "\"number\"";

	Consumer<Tfplugin6.ReadResource.Response.Builder> reads = (response) -> {
	};

	Consumer<Tfplugin6.PlanResourceChange.Response.Builder> plans = (response) -> {
	};

	Consumer<Tfplugin6.ApplyResourceChange.Response.Builder> applies = (response) -> {
	};

	Consumer<Tfplugin6.ImportResourceState.Response.Builder> imports = (response) -> {
	};

	Consumer<Tfplugin6.UpgradeResourceIdentity.Response.Builder> identityUpgrades = (response) -> {
	};

	boolean withIdentities = true;

	boolean schemaOptional;

	private final String type;

	CardProvider(String type) {
		this.type = type;
	}

	@Override
	public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
			StreamObserver<Tfplugin6.GetProviderSchema.Response> answer) {
		Tfplugin6.Schema.Block block = Tfplugin6.Schema.Block.newBuilder()
			.addAttributes(attribute("id").setComputed(true))
			.addAttributes(attribute("name").setRequired(true))
			.build();
		send(answer,
				Tfplugin6.GetProviderSchema.Response.newBuilder()
					.setProvider(Tfplugin6.Schema.newBuilder().setBlock(Tfplugin6.Schema.Block.getDefaultInstance()))
					.putResourceSchemas(this.type, Tfplugin6.Schema.newBuilder().setBlock(block).build())
					.setServerCapabilities(Tfplugin6.ServerCapabilities.newBuilder()
						.setPlanDestroy(true)
						.setGetProviderSchemaOptional(this.schemaOptional))
					.build());
	}

	private static Tfplugin6.Schema.Attribute.Builder attribute(String name) {
		return Tfplugin6.Schema.Attribute.newBuilder()
			.setName(name)
			.setType(ByteString.copyFrom(TypeJson.write(TerraformType.STRING)));
	}

	@Override
	public void getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request request,
			StreamObserver<Tfplugin6.GetResourceIdentitySchemas.Response> answer) {
		if (!this.withIdentities) {
			super.getResourceIdentitySchemas(request, answer);
			return;
		}
		Tfplugin6.ResourceIdentitySchema schema = Tfplugin6.ResourceIdentitySchema.newBuilder()
			.setVersion(this.identityVersion)
			.addIdentityAttributes(Tfplugin6.ResourceIdentitySchema.IdentityAttribute.newBuilder()
				.setName("id")
				.setType(ByteString.copyFromUtf8("\"string\""))
				.setRequiredForImport(true))
			.addIdentityAttributes(Tfplugin6.ResourceIdentitySchema.IdentityAttribute.newBuilder()
				.setName("shelf")
				.setType(ByteString.copyFromUtf8(this.shelfType))
				.setOptionalForImport(true))
			.build();
		send(answer,
				Tfplugin6.GetResourceIdentitySchemas.Response.newBuilder()
					.putIdentitySchemas(this.type, schema)
					.build());
	}

	@Override
	public void upgradeResourceState(Tfplugin6.UpgradeResourceState.Request request,
			StreamObserver<Tfplugin6.UpgradeResourceState.Response> answer) {
		TerraformValue state = CARDS.readState(request.getRawState().getJson().toByteArray());
		send(answer, Tfplugin6.UpgradeResourceState.Response.newBuilder().setUpgradedState(card(state)).build());
	}

	@Override
	public void upgradeResourceIdentity(Tfplugin6.UpgradeResourceIdentity.Request request,
			StreamObserver<Tfplugin6.UpgradeResourceIdentity.Response> answer) {
		this.seen
			.add("upgrade identity " + request.getVersion() + " " + request.getRawIdentity().getJson().toStringUtf8());
		Tfplugin6.UpgradeResourceIdentity.Response.Builder response = Tfplugin6.UpgradeResourceIdentity.Response
			.newBuilder()
			.setUpgradedIdentity(identity("upgraded", 7));
		this.identityUpgrades.accept(response);
		send(answer, response.build());
	}

	@Override
	public void readResource(Tfplugin6.ReadResource.Request request,
			StreamObserver<Tfplugin6.ReadResource.Response> answer) {
		this.seen.add("read " + text(request.hasCurrentIdentity(), request.getCurrentIdentity()));
		Tfplugin6.ReadResource.Response.Builder response = Tfplugin6.ReadResource.Response.newBuilder()
			.setNewState(request.getCurrentState());
		if (request.hasCurrentIdentity()) {
			response.setNewIdentity(request.getCurrentIdentity());
		}
		this.reads.accept(response);
		send(answer, response.build());
	}

	@Override
	public void planResourceChange(Tfplugin6.PlanResourceChange.Request request,
			StreamObserver<Tfplugin6.PlanResourceChange.Response> answer) {
		this.seen.add("plan " + text(request.hasPriorIdentity(), request.getPriorIdentity()));
		TerraformValue proposed = CARDS.read(request.getProposedNewState().getMsgpack().toByteArray());
		Tfplugin6.PlanResourceChange.Response.Builder response = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(request.getProposedNewState());
		if (proposed instanceof ObjectValue object && object.get("id") instanceof NullValue) {
			response.setPlannedState(card(card(TerraformValue.unknown(TerraformType.STRING), object.get("name"))));
		}
		else if (request.hasPriorIdentity()) {
			response.setPlannedIdentity(request.getPriorIdentity());
		}
		this.plans.accept(response);
		send(answer, response.build());
	}

	@Override
	public void applyResourceChange(Tfplugin6.ApplyResourceChange.Request request,
			StreamObserver<Tfplugin6.ApplyResourceChange.Response> answer) {
		this.seen.add("apply " + text(request.hasPlannedIdentity(), request.getPlannedIdentity()));
		TerraformValue planned = CARDS.read(request.getPlannedState().getMsgpack().toByteArray());
		Tfplugin6.ApplyResourceChange.Response.Builder response = Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setNewState(request.getPlannedState());
		if (planned instanceof ObjectValue object) {
			response.setNewState(card(card(TerraformValue.string("c1"), object.get("name"))))
				.setNewIdentity(identity("c1", 1));
		}
		this.applies.accept(response);
		send(answer, response.build());
	}

	@Override
	public void importResourceState(Tfplugin6.ImportResourceState.Request request,
			StreamObserver<Tfplugin6.ImportResourceState.Response> answer) {
		this.seen.add("import "
				+ (request.getId().isEmpty() ? text(request.hasIdentity(), request.getIdentity()) : request.getId()));
		Tfplugin6.ImportResourceState.Response.Builder response = Tfplugin6.ImportResourceState.Response.newBuilder()
			.addImportedResources(Tfplugin6.ImportResourceState.ImportedResource.newBuilder()
				.setTypeName(this.type)
				.setState(card(card(TerraformValue.string("c9"), TerraformValue.string("found"))))
				.setIdentity(identity("c9", 3)));
		this.imports.accept(response);
		send(answer, response.build());
	}

	static TerraformValue card(TerraformValue id, @Nullable TerraformValue name) {
		return TerraformValue.object(CARD,
				Map.of("id", id, "name", (name != null) ? name : TerraformValue.ofNull(TerraformType.STRING)));
	}

	static Tfplugin6.DynamicValue card(TerraformValue card) {
		return Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(CARDS.write(card))).build();
	}

	static Tfplugin6.ResourceIdentityData identity(String id, long shelf) {
		return identity(TerraformValue.object(IDENTITY,
				Map.of("id", TerraformValue.string(id), "shelf", TerraformValue.number(shelf))));
	}

	static Tfplugin6.ResourceIdentityData identity(TerraformValue identity) {
		return Tfplugin6.ResourceIdentityData.newBuilder()
			.setIdentityData(
					Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(IDENTITIES.write(identity))))
			.build();
	}

	private static String text(boolean present, Tfplugin6.ResourceIdentityData identity) {
		if (!present) {
			return "-";
		}
		TerraformValue value = IDENTITIES.read(identity.getIdentityData().getMsgpack().toByteArray());
		return value.isWhollyKnown() ? new String(IDENTITIES.writeJson(value), StandardCharsets.UTF_8)
				: "(partly unknown)";
	}

}
