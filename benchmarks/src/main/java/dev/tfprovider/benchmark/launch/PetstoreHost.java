/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.sample.petstore.provider.Pet;
import dev.tfprovider.sample.petstore.provider.PetstoreSettings;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;

/**
 * Calls the sample provider as Terraform does.
 */
final class PetstoreHost {

	private static final ModelMappings MAPPINGS = new ModelMappings(List.of());

	private final ProviderGrpc.ProviderBlockingStub provider;

	private final Tfplugin6.PlanResourceChange.Request update = update();

	PetstoreHost(ManagedChannel channel) {
		this.provider = ProviderGrpc.newBlockingStub(channel);
	}

	Tfplugin6.GetProviderSchema.Response schema() {
		return this.provider.withDeadlineAfter(1, TimeUnit.MINUTES)
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
	}

	void configure() {
		ObjectType type = MAPPINGS.of(ModelKind.PROVIDER, PetstoreSettings.class).block().impliedType();
		require(this.provider
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
				.setTerraformVersion("1.11.4")
				.setConfig(bytes(TerraformValue.object(type,
						Map.of("endpoint", TerraformValue.string("http://127.0.0.1:9/api/v3")))))
				.build())
			.getDiagnosticsList());
	}

	/**
	 * Plan another name for a pet.
	 */
	void plan() {
		require(this.provider.planResourceChange(this.update).getDiagnosticsList());
	}

	private static Tfplugin6.PlanResourceChange.Request update() {
		ObjectType type = MAPPINGS.resource(Pet.class).block().impliedType();
		ObjectType category = (ObjectType) type.type("category");
		ObjectValue config = TerraformValue.object(type,
				Map.of("name", TerraformValue.string("Max"), "category",
						TerraformValue.object(category, Map.of("name", TerraformValue.string("dog"))), "tags",
						TerraformValue.set(TerraformType.STRING,
								List.of(TerraformValue.string("house-trained"), TerraformValue.string("small"))),
						"weight_grams", TerraformValue.number(4200)));
		Map<String, TerraformValue> computed = Map.of("id", TerraformValue.number(1), "status",
				TerraformValue.string("available"), "created_at", TerraformValue.string("2026-01-01T00:00:00Z"),
				"updated_at", TerraformValue.string("2026-01-02T00:00:00Z"), "category", TerraformValue.object(category,
						Map.of("id", TerraformValue.number(7), "name", TerraformValue.string("dog"))));
		ObjectValue proposed = config.with(computed);
		return Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName("petstore_pet")
			.setPriorState(bytes(proposed.with("name", TerraformValue.string("Rex"))))
			.setProposedNewState(bytes(proposed))
			.setConfig(bytes(config))
			.build();
	}

	private static Tfplugin6.DynamicValue bytes(ObjectValue object) {
		return Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(ValueCodec.of(object.type()).write(object)))
			.build();
	}

	private static void require(List<Tfplugin6.Diagnostic> diagnostics) {
		if (!diagnostics.isEmpty()) {
			throw new IllegalStateException(Objects.toString(diagnostics));
		}
	}

}
