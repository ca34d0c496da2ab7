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
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;

/**
 * Calls a provider like a host, from its schema to the plan of every resource type.
 * Responses but the schema are ignored: it only matters that the provider has run the
 * code. Nothing is read or applied, so nothing upstream is touched.
 */
final class PlanRehearsal {

	static final Duration DEADLINE = Duration.ofSeconds(30);

	private static final String VERSION = "1.11.4";

	private final ManagedChannel channel;

	PlanRehearsal(ManagedChannel channel) {
		this.channel = channel;
	}

	/**
	 * Make the calls.
	 * @throws FailedRehearsalException if the provider has no schema
	 */
	void run() {
		Tfplugin6.GetProviderSchema.Response schema = provider()
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		schema.getDiagnosticsList()
			.stream()
			.filter((diagnostic) -> diagnostic.getSeverity() == Diagnostic.Severity.ERROR)
			.findFirst()
			.ifPresent((error) -> {
				throw new FailedRehearsalException(error);
			});
		configure(schema.getProvider().getBlock());
		schema.getResourceSchemasMap().forEach(this::plan);
		schema.getDataSourceSchemasMap().forEach(this::validate);
	}

	private void configure(Schema.Block settings) {
		DynamicValue config = write(settings, SampleConfiguration.UNKNOWN);
		provider()
			.validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(config).build());
		provider().configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setTerraformVersion(VERSION)
			.setConfig(config)
			.build());
	}

	private void plan(String name, Schema schema) {
		Schema.Block block = schema.getBlock();
		ObjectType type = SampleConfiguration.type(block);
		DynamicValue nothing = write(type, TerraformValue.ofNull(type));
		for (SampleConfiguration sample : SampleConfiguration.values()) {
			DynamicValue config = write(block, sample);
			provider().validateResourceConfig(
					Tfplugin6.ValidateResourceConfig.Request.newBuilder().setTypeName(name).setConfig(config).build());
			provider().planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName(name)
				.setPriorState(nothing)
				.setProposedNewState(config)
				.setConfig(config)
				.build());
		}
	}

	private void validate(String name, Schema schema) {
		for (SampleConfiguration sample : SampleConfiguration.values()) {
			provider().validateDataResourceConfig(Tfplugin6.ValidateDataResourceConfig.Request.newBuilder()
				.setTypeName(name)
				.setConfig(write(schema.getBlock(), sample))
				.build());
		}
	}

	private ProviderGrpc.ProviderBlockingStub provider() {
		return ProviderGrpc.newBlockingStub(this.channel).withDeadlineAfter(DEADLINE.toSeconds(), TimeUnit.SECONDS);
	}

	private static DynamicValue write(Schema.Block block, SampleConfiguration sample) {
		return write(SampleConfiguration.type(block), sample.configuration(block));
	}

	private static DynamicValue write(ObjectType type, TerraformValue value) {
		return DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(ValueCodec.of(type).write(value))).build();
	}

}
