/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;

/**
 * Calls a provider like a host, from its schema to the plan of every resource type.
 * Responses but the schema are ignored: it only matters that the provider has run the
 * code. Nothing is read or applied, so nothing upstream is touched.
 *
 * @param channel leads to the provider
 * @param types the same provider in this process, for the types that it serves
 */
record TrainingCalls(ManagedChannel channel, ProviderRuntime types) {

	static final Duration DEADLINE = Duration.ofSeconds(30);

	private static final String VERSION = "1.11.4";

	/**
	 * Make the calls.
	 * @throws FailedTrainingException if the provider has no schema
	 */
	void run() {
		Tfplugin6.GetProviderSchema.Response schema = provider()
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		schema.getDiagnosticsList()
			.stream()
			.filter((diagnostic) -> diagnostic.getSeverity() == Diagnostic.Severity.ERROR)
			.findFirst()
			.ifPresent((error) -> {
				throw new FailedTrainingException(error);
			});
		configure(this.types.settings().schema().block());
		this.types.resources().values().forEach(this::plan);
		this.types.dataSources().values().forEach(this::validate);
	}

	private void configure(BlockSchema settings) {
		DynamicValue config = write(settings, SampleConfiguration.UNKNOWN);
		provider()
			.validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(config).build());
		provider().configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setTerraformVersion(VERSION)
			.setConfig(config)
			.build());
	}

	private void plan(ConfiguredType type) {
		BlockSchema block = type.schema().block();
		DynamicValue nothing = write(block.impliedType(), TerraformValue.ofNull(block.impliedType()));
		for (SampleConfiguration sample : SampleConfiguration.values()) {
			DynamicValue config = write(block, sample);
			provider().validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(config)
				.build());
			provider().planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName(type.name())
				.setPriorState(nothing)
				.setProposedNewState(config)
				.setConfig(config)
				.build());
		}
	}

	private void validate(ConfiguredType type) {
		for (SampleConfiguration sample : SampleConfiguration.values()) {
			provider().validateDataResourceConfig(Tfplugin6.ValidateDataResourceConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(write(type.schema().block(), sample))
				.build());
		}
	}

	private ProviderGrpc.ProviderBlockingStub provider() {
		return ProviderGrpc.newBlockingStub(this.channel).withDeadlineAfter(DEADLINE.toSeconds(), TimeUnit.SECONDS);
	}

	private static DynamicValue write(BlockSchema block, SampleConfiguration sample) {
		return write(block.impliedType(), sample.configuration(block));
	}

	private static DynamicValue write(ObjectType type, TerraformValue value) {
		return DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(ValueCodec.of(type).write(value))).build();
	}

}
