/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.StatusRuntimeException;
import org.jspecify.annotations.Nullable;

/**
 * Calls a provider the way Core's client does. Whatever goes wrong becomes a diagnostic.
 */
final class ProviderClient implements AutoCloseable {

	/**
	 * Version this engine claims to be: that of the Terraform it is compared with.
	 */
	static final String TERRAFORM_VERSION = "1.11.4";

	private static final Tfplugin6.ClientCapabilities CAPABILITIES = Tfplugin6.ClientCapabilities.newBuilder()
		.setWriteOnlyAttributesAllowed(true)
		.build();

	private final ManagedChannel connection;

	private final ProviderGrpc.ProviderBlockingStub provider;

	ProviderClient(ManagedChannel connection, Channel intercepted) {
		this.connection = connection;
		this.provider = ProviderGrpc.newBlockingStub(intercepted).withMaxInboundMessageSize(Integer.MAX_VALUE);
	}

	Tfplugin6.GetProviderSchema.@Nullable Response schema(List<EngineDiagnostic> diagnostics) {
		return call("GetProviderSchema", diagnostics,
				() -> this.provider.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance()));
	}

	List<EngineDiagnostic> validateProvider(ResourceSchema schema, ObjectValue config) {
		return diagnose("ValidateProviderConfig", Tfplugin6.ValidateProviderConfig.Response::getDiagnosticsList,
				() -> this.provider.validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request.newBuilder()
					.setConfig(Messages.write(schema.codec(), config))
					.build()));
	}

	List<EngineDiagnostic> configure(ResourceSchema schema, ObjectValue config) {
		return diagnose("ConfigureProvider", Tfplugin6.ConfigureProvider.Response::getDiagnosticsList,
				() -> this.provider.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
					.setTerraformVersion(TERRAFORM_VERSION)
					.setConfig(Messages.write(schema.codec(), config))
					.setClientCapabilities(CAPABILITIES)
					.build()));
	}

	List<EngineDiagnostic> validate(ResourceAddress address, ResourceSchema schema, TerraformValue config) {
		Tfplugin6.DynamicValue message = Messages.write(schema.codec(), config);
		if (address.data()) {
			return diagnose("ValidateDataResourceConfig",
					Tfplugin6.ValidateDataResourceConfig.Response::getDiagnosticsList,
					() -> this.provider
						.validateDataResourceConfig(Tfplugin6.ValidateDataResourceConfig.Request.newBuilder()
							.setTypeName(address.type())
							.setConfig(message)
							.build()));
		}
		return diagnose("ValidateResourceConfig", Tfplugin6.ValidateResourceConfig.Response::getDiagnosticsList,
				() -> this.provider.validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.newBuilder()
					.setTypeName(address.type())
					.setConfig(message)
					.setClientCapabilities(CAPABILITIES)
					.build()));
	}

	ObjectAnswer upgrade(String type, ResourceSchema schema, long version, ByteString json) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.UpgradeResourceState.Response response = call("UpgradeResourceState", diagnostics,
				() -> this.provider.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
					.setTypeName(type)
					.setVersion(version)
					.setRawState(Tfplugin6.RawState.newBuilder().setJson(json))
					.build()));
		if (response == null) {
			return ObjectAnswer.failed(diagnostics);
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		return answer(schema, response.getUpgradedState(), ByteString.EMPTY, diagnostics);
	}

	ObjectAnswer read(String type, ResourceSchema schema, TerraformValue state, ByteString privateBytes) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.ReadResource.Response response = call("ReadResource", diagnostics,
				() -> this.provider.readResource(Tfplugin6.ReadResource.Request.newBuilder()
					.setTypeName(type)
					.setCurrentState(Messages.write(schema.codec(), state))
					.setPrivate(privateBytes)
					.setClientCapabilities(CAPABILITIES)
					.build()));
		if (response == null) {
			return ObjectAnswer.failed(diagnostics);
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		return answer(schema, response.getNewState(), response.getPrivate(), diagnostics);
	}

	PlanAnswer plan(String type, ResourceSchema schema, TerraformValue prior, TerraformValue proposed,
			TerraformValue config, ByteString privateBytes) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		ValueCodec codec = schema.codec();
		Tfplugin6.PlanResourceChange.Response response = call("PlanResourceChange", diagnostics,
				() -> this.provider.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
					.setTypeName(type)
					.setPriorState(Messages.write(codec, prior))
					.setProposedNewState(Messages.write(codec, proposed))
					.setConfig(Messages.write(codec, config))
					.setPriorPrivate(privateBytes)
					.setClientCapabilities(CAPABILITIES)
					.build()));
		if (response == null) {
			return new PlanAnswer(ObjectAnswer.failed(diagnostics), List.of(), false);
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		List<AttributePath> replace = response.getRequiresReplaceList().stream().map(Messages::path).toList();
		return new PlanAnswer(answer(schema, response.getPlannedState(), response.getPlannedPrivate(), diagnostics),
				replace, response.getLegacyTypeSystem());
	}

	ApplyAnswer apply(String type, ResourceSchema schema, TerraformValue prior, TerraformValue planned,
			TerraformValue config, ByteString privateBytes) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		ValueCodec codec = schema.codec();
		Tfplugin6.ApplyResourceChange.Response response = call("ApplyResourceChange", diagnostics,
				() -> this.provider.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
					.setTypeName(type)
					.setPriorState(Messages.write(codec, prior))
					.setPlannedState(Messages.write(codec, planned))
					.setConfig(Messages.write(codec, config))
					.setPlannedPrivate(privateBytes)
					.build()));
		if (response == null) {
			return new ApplyAnswer(ObjectAnswer.failed(diagnostics), false);
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		return new ApplyAnswer(answer(schema, response.getNewState(), response.getPrivate(), diagnostics),
				response.getLegacyTypeSystem());
	}

	List<Tfplugin6.ImportResourceState.ImportedResource> importState(String type, String id,
			List<EngineDiagnostic> diagnostics) {
		Tfplugin6.ImportResourceState.Response response = call("ImportResourceState", diagnostics,
				() -> this.provider.importResourceState(Tfplugin6.ImportResourceState.Request.newBuilder()
					.setTypeName(type)
					.setId(id)
					.setClientCapabilities(CAPABILITIES)
					.build()));
		if (response == null) {
			return List.of();
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		return response.getImportedResourcesList();
	}

	ObjectAnswer readData(String type, ResourceSchema schema, TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.ReadDataSource.Response response = call("ReadDataSource", diagnostics,
				() -> this.provider.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
					.setTypeName(type)
					.setConfig(Messages.write(schema.codec(), config))
					.setClientCapabilities(CAPABILITIES)
					.build()));
		if (response == null) {
			return ObjectAnswer.failed(diagnostics);
		}
		diagnostics.addAll(Messages.diagnostics(response.getDiagnosticsList()));
		return answer(schema, response.getState(), ByteString.EMPTY, diagnostics);
	}

	@Override
	public void close() {
		this.connection.shutdownNow();
	}

	private static ObjectAnswer answer(ResourceSchema schema, Tfplugin6.DynamicValue value, ByteString privateBytes,
			List<EngineDiagnostic> diagnostics) {
		return new ObjectAnswer(Messages.read(schema.codec(), value, diagnostics), privateBytes, diagnostics);
	}

	private static <R> List<EngineDiagnostic> diagnose(String method, Function<R, List<Tfplugin6.Diagnostic>> messages,
			Supplier<R> call) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		R response = call(method, diagnostics, call);
		if (response != null) {
			diagnostics.addAll(Messages.diagnostics(messages.apply(response)));
		}
		return diagnostics;
	}

	private static <R> @Nullable R call(String method, List<EngineDiagnostic> diagnostics, Supplier<R> call) {
		try {
			return call.get();
		}
		catch (StatusRuntimeException ex) {
			diagnostics.add(CallFailure.diagnostic(method, ex.getStatus()));
			return null;
		}
	}

	/**
	 * An object the provider answered with.
	 *
	 * @param value the object, {@code null} if the answer held none
	 * @param privateBytes what is kept beside it
	 * @param diagnostics of the provider and of the client
	 */
	record ObjectAnswer(@Nullable TerraformValue value, ByteString privateBytes, List<EngineDiagnostic> diagnostics) {

		static ObjectAnswer failed(List<EngineDiagnostic> diagnostics) {
			return new ObjectAnswer(null, ByteString.EMPTY, diagnostics);
		}

	}

	/**
	 * A plan of the provider.
	 *
	 * @param object the planned object
	 * @param replace what it says cannot be changed in place
	 * @param legacy whether it asks for tolerance
	 */
	record PlanAnswer(ObjectAnswer object, List<AttributePath> replace, boolean legacy) {

	}

	/**
	 * A result of the provider.
	 *
	 * @param object the new object
	 * @param legacy whether it asks for tolerance
	 */
	record ApplyAnswer(ObjectAnswer object, boolean legacy) {

	}

}
