/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Optional;
import java.util.Random;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.fuzz.Fuzzing;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Requests of a host that has lost its mind: each gets an answer, and never a gRPC error.
 * What the server allocates on its threads is not counted.
 */
class RequestFuzz {

	private static final String TYPE = "acme_door";

	private static final String JSON = "{\"id\":1,\"name\":\"front\",\"pin\":\"4711\",\"tags\":[\"a\",\"b\"]}";

	private final Served served = new Served(
			ProviderDefinition.builder("acme").resource("door", Door.class, new Doors()).build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void everyRequestGetsAnAnswer() {
		List<Message> requests = List.of(
				Tfplugin6.PlanResourceChange.Request.newBuilder()
					.setTypeName(TYPE)
					.setPriorState(value())
					.setConfig(value())
					.setProposedNewState(value())
					.build(),
				Tfplugin6.ApplyResourceChange.Request.newBuilder()
					.setTypeName(TYPE)
					.setPriorState(value())
					.setConfig(value())
					.setPlannedState(value())
					.build(),
				Tfplugin6.ReadResource.Request.newBuilder().setTypeName(TYPE).setCurrentState(value()).build(),
				Tfplugin6.UpgradeResourceState.Request.newBuilder()
					.setTypeName(TYPE)
					.setRawState(Served.raw(JSON))
					.build(),
				Tfplugin6.ValidateResourceConfig.Request.newBuilder().setTypeName(TYPE).setConfig(value()).build(),
				Tfplugin6.ImportResourceState.Request.newBuilder().setTypeName(TYPE).setId("1").build());
		new Fuzzing("requests", 2_000_000, 20_000).run((random) -> {
			int kind = random.nextInt(requests.size());
			byte[] bytes = requests.get(kind).toByteArray();
			byte[] input = new byte[bytes.length + 1];
			input[0] = (byte) kind;
			System.arraycopy(bytes, 0, input, 1, bytes.length);
			return input;
		}, this::send);
	}

	private void send(byte[] input) {
		if (input.length == 0) {
			return;
		}
		try {
			ByteString bytes = ByteString.copyFrom(input, 1, input.length - 1);
			Message answer = switch (Math.floorMod(input[0], 6)) {
				case 0 -> this.client.planResourceChange(Tfplugin6.PlanResourceChange.Request.parseFrom(bytes));
				case 1 -> this.client.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.parseFrom(bytes));
				case 2 -> this.client.readResource(Tfplugin6.ReadResource.Request.parseFrom(bytes));
				case 3 -> this.client.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.parseFrom(bytes));
				case 4 -> this.client.validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.parseFrom(bytes));
				default -> this.client.importResourceState(Tfplugin6.ImportResourceState.Request.parseFrom(bytes));
			};
			assertThat(answer).isNotNull();
		}
		catch (InvalidProtocolBufferException ex) {
			// no message at all: gRPC itself refuses it
		}
	}

	private Tfplugin6.DynamicValue value() {
		return this.served.value(TYPE, JSON);
	}

	record Door(@Id Long id, String name, @Sensitive @Nullable String pin, @Computed @Nullable List<String> tags) {

	}

	private static final class Doors implements UpdatableResource<Door> {

		private final Random random = new Random(1);

		@Override
		public Door create(ResourceData<Door> data) {
			return data.plan();
		}

		@Override
		public Optional<Door> read(ResourceData<Door> data) {
			if (this.random.nextInt(10) == 0) {
				throw new IllegalStateException("by chance, with " + data.state());
			}
			return Optional.of(data.state());
		}

		@Override
		public Door update(ResourceData<Door> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Door> data) {
		}

	}

}
