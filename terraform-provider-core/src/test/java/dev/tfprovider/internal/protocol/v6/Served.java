/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;

/**
 * A provider behind a server without a network, and its values as JSON.
 */
final class Served implements AutoCloseable {

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final ProviderRuntime runtime;

	private final Server server;

	private final ManagedChannel channel;

	Served(ProviderDefinition definition) {
		this(definition, OperationSettings.DEFAULT);
	}

	Served(ProviderDefinition definition, OperationSettings operations) {
		this.runtime = new ProviderRuntime(definition, new ModelMappings(List.of()), ConstraintValidator.NONE,
				List.of(), Map.of(), new CurrentSession(), operations);
		String name = UUID.randomUUID().toString();
		try {
			this.server = InProcessServerBuilder.forName(name)
				.addService(new ProviderService(this.runtime, this.sessions))
				.addTransportFilter(this.sessions.filter())
				.build()
				.start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.channel = InProcessChannelBuilder.forName(name).build();
	}

	ProviderGrpc.ProviderBlockingStub client() {
		return ProviderGrpc.newBlockingStub(this.channel);
	}

	ConnectionSessions sessions() {
		return this.sessions;
	}

	ProviderRuntime runtime() {
		return this.runtime;
	}

	private ObjectType type(String name) {
		return this.runtime.resource(name).orElseThrow().type();
	}

	private ObjectType identityType(String name) {
		return this.runtime.resource(name).orElseThrow().identity().orElseThrow().type();
	}

	Tfplugin6.DynamicValue value(String name, String json) {
		return value(type(name), json);
	}

	/**
	 * Return an object in which what is null of some attributes is unknown.
	 */
	Tfplugin6.DynamicValue plannedValue(String name, String json, String... computed) {
		ValueCodec codec = ValueCodec.of(type(name));
		TerraformValue value = codec.readState(json.getBytes(StandardCharsets.UTF_8));
		for (String attribute : computed) {
			if (value instanceof ObjectValue object && object.get(attribute).isNull()) {
				value = object.with(attribute, TerraformValue.unknown(object.get(attribute).type()));
			}
		}
		return Values6.write(codec, value);
	}

	Tfplugin6.DynamicValue settings(String json) {
		return value(this.runtime.settings().schema().block().impliedType(), json);
	}

	/**
	 * Return settings of which one is not known.
	 */
	Tfplugin6.DynamicValue unknownSettings(String json, String unknown) {
		ValueCodec codec = ValueCodec.of(this.runtime.settings().schema().block().impliedType());
		ObjectValue known = (ObjectValue) codec.readJson(json.getBytes(StandardCharsets.UTF_8));
		return Values6.write(codec, known.with(unknown, TerraformValue.unknown(known.get(unknown).type())));
	}

	Tfplugin6.DynamicValue meta(String json) {
		return value(this.runtime.metaSchema().orElseThrow().block().impliedType(), json);
	}

	Tfplugin6.ResourceIdentityData identity(String name, String json) {
		return Tfplugin6.ResourceIdentityData.newBuilder().setIdentityData(value(identityType(name), json)).build();
	}

	static Tfplugin6.DynamicValue value(ObjectType type, String json) {
		ValueCodec codec = ValueCodec.of(type);
		return Values6.write(codec, codec.readState(json.getBytes(StandardCharsets.UTF_8)));
	}

	String text(String name, Tfplugin6.DynamicValue value) {
		return Values6.read(ValueCodec.of(type(name)), value).toString();
	}

	String text(String name, Tfplugin6.ResourceIdentityData identity) {
		return Values6.read(ValueCodec.of(identityType(name)), identity.getIdentityData()).toString();
	}

	static Tfplugin6.RawState raw(String json) {
		return Tfplugin6.RawState.newBuilder().setJson(ByteString.copyFromUtf8(json)).build();
	}

	static Tfplugin6.ClientCapabilities deferral(boolean allowed) {
		return Tfplugin6.ClientCapabilities.newBuilder().setDeferralAllowed(allowed).build();
	}

	@Override
	public void close() {
		this.channel.shutdownNow();
		this.server.shutdownNow();
	}

}
