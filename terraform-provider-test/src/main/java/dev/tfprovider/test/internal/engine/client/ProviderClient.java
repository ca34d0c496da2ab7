/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineOptions;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredIdentity;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.jspecify.annotations.Nullable;

/**
 * Calls a provider the way Core's client does. Whatever goes wrong becomes a diagnostic.
 */
public final class ProviderClient implements AutoCloseable {

	private final Transport.Connection connection;

	private final ProviderCalls calls;

	private final EngineOptions options;

	private Tfplugin6.@Nullable DynamicValue meta;

	public ProviderClient(Transport.Connection connection, Channel intercepted, EngineOptions options) {
		this.connection = connection;
		this.calls = ProviderCalls.of(intercepted, connection.protocol());
		this.options = options;
	}

	/**
	 * Send the module's {@code provider_meta} with every call that takes it.
	 */
	public void send(ResourceSchema metaSchema, TerraformValue meta) {
		this.meta = metaSchema.codec().write(meta);
	}

	private boolean is(HostDifference fact) {
		return this.options.host().has(fact);
	}

	/**
	 * Return what the host can do, {@code null} if it does not tell.
	 */
	private Tfplugin6.@Nullable ClientCapabilities capabilities() {
		if (!is(HostDifference.SENDS_CAPABILITIES)) {
			return null;
		}
		return Tfplugin6.ClientCapabilities.newBuilder()
			.setDeferralAllowed(this.options.deferralAllowed())
			.setWriteOnlyAttributesAllowed(is(HostDifference.KNOWS_WRITE_ONLY))
			.setStorePlannedPrivate(is(HostDifference.STORES_PLANNED_PRIVATE))
			.build();
	}

	public Tfplugin6.GetProviderSchema.@Nullable Response schema(List<EngineDiagnostic> diagnostics) {
		return this.calls.call(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance(), diagnostics);
	}

	/**
	 * Return the identity schemas, none if the provider or this Terraform knows no such.
	 */
	Tfplugin6.GetResourceIdentitySchemas.@Nullable Response identitySchemas(List<EngineDiagnostic> diagnostics) {
		Tfplugin6.GetResourceIdentitySchemas.Response none = Tfplugin6.GetResourceIdentitySchemas.Response
			.getDefaultInstance();
		if (!is(HostDifference.KNOWS_IDENTITIES)) {
			return none;
		}
		return this.calls.attempt("GetResourceIdentitySchemas", diagnostics, () -> {
			try {
				return this.calls.provider()
					.getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request.getDefaultInstance());
			}
			catch (StatusRuntimeException ex) {
				if (ex.getStatus().getCode() == Status.Code.UNIMPLEMENTED) {
					return none;
				}
				throw ex;
			}
		});
	}

	public List<EngineDiagnostic> validateProvider(ResourceSchema schema, ObjectValue config) {
		return this.calls.diagnose(ProviderGrpc.getValidateProviderConfigMethod(),
				Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(schema.codec().write(config)).build());
	}

	public List<EngineDiagnostic> configure(ResourceSchema schema, ObjectValue config) {
		Tfplugin6.ConfigureProvider.Request.Builder request = Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setTerraformVersion(this.options.host().claimedVersion())
			.setConfig(schema.codec().write(config));
		ProtocolMessages.with(capabilities(), request::setClientCapabilities);
		return this.calls.diagnose(ProviderGrpc.getConfigureProviderMethod(), request.build());
	}

	public List<EngineDiagnostic> validate(ResourceAddress address, ResourceSchema schema, TerraformValue config) {
		MethodDescriptor<? extends Message, ? extends Message> method = switch (address.kind()) {
			case MANAGED -> ProviderGrpc.getValidateResourceConfigMethod();
			case DATA -> ProviderGrpc.getValidateDataResourceConfigMethod();
			case EPHEMERAL -> ProviderGrpc.getValidateEphemeralResourceConfigMethod();
			case ACTION -> ProviderGrpc.getValidateActionConfigMethod();
			case LIST -> ProviderGrpc.getValidateListResourceConfigMethod();
		};
		return validate(method, address.type(), schema.codec().write(config));
	}

	private <Q, R extends Message> List<EngineDiagnostic> validate(MethodDescriptor<Q, R> method, String type,
			Tfplugin6.DynamicValue config) {
		return this.calls.diagnose(method, ConfigValidation.request(method, type, config,
				is(HostDifference.KNOWS_WRITE_ONLY) ? capabilities() : null));
	}

	public ObjectAnswer upgrade(String type, ResourceSchema schema, long version, ByteString json) {
		Tfplugin6.UpgradeResourceState.Request request = Tfplugin6.UpgradeResourceState.Request.newBuilder()
			.setTypeName(type)
			.setVersion(version)
			.setRawState(Tfplugin6.RawState.newBuilder().setJson(json))
			.build();
		return answer(ProviderGrpc.getUpgradeResourceStateMethod(), request, (response, diagnostics) -> ObjectAnswer
			.of(ProtocolMessages.read(schema.codec(), response.getUpgradedState(), diagnostics), diagnostics));
	}

	/**
	 * Have an identity upgraded; an identity that is {@code null} in the answer is none.
	 */
	public ObjectAnswer upgradeIdentity(String type, ResourceSchema schema, StoredIdentity stored) {
		Tfplugin6.UpgradeResourceIdentity.Request request = Tfplugin6.UpgradeResourceIdentity.Request.newBuilder()
			.setTypeName(type)
			.setVersion(stored.schemaVersion())
			.setRawIdentity(Tfplugin6.RawState.newBuilder().setJson(stored.json()))
			.build();
		return answer(ProviderGrpc.getUpgradeResourceIdentityMethod(), request, (response, diagnostics) -> ObjectAnswer
			.of(identity(type, schema, response.hasUpgradedIdentity(), response.getUpgradedIdentity(), diagnostics),
					diagnostics));
	}

	public ObjectAnswer read(String type, ResourceSchema schema, Stored state) {
		Tfplugin6.ReadResource.Request.Builder request = Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName(type)
			.setCurrentState(schema.codec().write(state.value()))
			.setPrivate(state.privateBytes());
		ProtocolMessages.with(capabilities(), request::setClientCapabilities);
		ProtocolMessages.with(this.meta, request::setProviderMeta);
		ProtocolMessages.with(ProtocolMessages.identity(schema, state.identity()), request::setCurrentIdentity);
		return answer(ProviderGrpc.getReadResourceMethod(), request.build(),
				(response, diagnostics) -> new ObjectAnswer(
						ProtocolMessages.read(schema.codec(), response.getNewState(), diagnostics),
						response.getPrivate(),
						identity(type, schema, response.hasNewIdentity(), response.getNewIdentity(), diagnostics),
						deferred(response.hasDeferred(), response.getDeferred()), diagnostics));
	}

	/**
	 * Have a change planned.
	 * @param kept what an earlier plan of the same change has kept for the apply
	 */
	public PlanAnswer plan(String type, ResourceSchema schema, Stored prior, TerraformValue proposed,
			TerraformValue config, ByteString kept) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		HostCodec codec = schema.codec();
		Tfplugin6.PlanResourceChange.Request.Builder request = Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName(type)
			.setPriorState(codec.write(prior.value()))
			.setProposedNewState(codec.write(proposed))
			.setConfig(codec.write(config))
			.setPriorPrivate(prior.privateBytes());
		if (is(HostDifference.STORES_PLANNED_PRIVATE)) {
			request.setPlannedPrivate(kept);
		}
		ProtocolMessages.with(capabilities(), request::setClientCapabilities);
		ProtocolMessages.with(this.meta, request::setProviderMeta);
		ProtocolMessages.with(ProtocolMessages.identity(schema, prior.identity()), request::setPriorIdentity);
		Tfplugin6.PlanResourceChange.Response response = this.calls.call(ProviderGrpc.getPlanResourceChangeMethod(),
				request.build(), diagnostics);
		if (response == null) {
			return new PlanAnswer(ObjectAnswer.failed(diagnostics), List.of(), false);
		}
		List<AttributePath> replace = response.getRequiresReplaceList().stream().map(ProtocolMessages::path).toList();
		ObjectAnswer object = new ObjectAnswer(ProtocolMessages.read(codec, response.getPlannedState(), diagnostics),
				response.getPlannedPrivate(),
				identity(type, schema, response.hasPlannedIdentity(), response.getPlannedIdentity(), diagnostics),
				deferred(response.hasDeferred(), response.getDeferred()), diagnostics);
		return new PlanAnswer(object, replace, response.getLegacyTypeSystem());
	}

	public ApplyAnswer apply(String type, ResourceSchema schema, TerraformValue prior, Stored planned,
			TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		HostCodec codec = schema.codec();
		Tfplugin6.ApplyResourceChange.Request.Builder request = Tfplugin6.ApplyResourceChange.Request.newBuilder()
			.setTypeName(type)
			.setPriorState(codec.write(prior))
			.setPlannedState(codec.write(planned.value()))
			.setConfig(codec.write(config))
			.setPlannedPrivate(planned.privateBytes());
		ProtocolMessages.with(this.meta, request::setProviderMeta);
		ProtocolMessages.with(ProtocolMessages.identity(schema, planned.identity()), request::setPlannedIdentity);
		Tfplugin6.ApplyResourceChange.Response response = this.calls.call(ProviderGrpc.getApplyResourceChangeMethod(),
				request.build(), diagnostics);
		if (response == null) {
			return new ApplyAnswer(ObjectAnswer.failed(diagnostics), false);
		}
		ObjectAnswer object = new ObjectAnswer(ProtocolMessages.read(codec, response.getNewState(), diagnostics),
				response.getPrivate(),
				identity(type, schema, response.hasNewIdentity(), response.getNewIdentity(), diagnostics), null,
				diagnostics);
		return new ApplyAnswer(object, response.getLegacyTypeSystem());
	}

	/**
	 * Import by id or identity.
	 * @return the answer, {@code null} if the call failed
	 */
	public Tfplugin6.ImportResourceState.@Nullable Response importState(String type, ResourceSchema schema,
			ImportTarget target, List<EngineDiagnostic> diagnostics) {
		Tfplugin6.ImportResourceState.Request.Builder request = Tfplugin6.ImportResourceState.Request.newBuilder()
			.setTypeName(type);
		ProtocolMessages.with(capabilities(), request::setClientCapabilities);
		ProtocolMessages.with(target.id(), request::setId);
		ProtocolMessages.with(ProtocolMessages.identity(schema, target.identity()), request::setIdentity);
		return this.calls.call(ProviderGrpc.getImportResourceStateMethod(), request.build(), diagnostics);
	}

	/**
	 * Have an object of another type or provider translated.
	 * @return the object with its private data and identity
	 */
	public ObjectAnswer move(Tfplugin6.MoveResourceState.Request request, ResourceSchema target) {
		return answer(ProviderGrpc.getMoveResourceStateMethod(), request,
				(response, diagnostics) -> new ObjectAnswer(
						ProtocolMessages.read(target.codec(), response.getTargetState(), diagnostics),
						response.getTargetPrivate(), identity(request.getTargetTypeName(), target,
								response.hasTargetIdentity(), response.getTargetIdentity(), diagnostics),
						null, diagnostics));
	}

	/**
	 * Have the configuration of an object generated.
	 */
	public ObjectAnswer generate(String type, ResourceSchema schema, TerraformValue state) {
		Tfplugin6.GenerateResourceConfig.Request request = Tfplugin6.GenerateResourceConfig.Request.newBuilder()
			.setTypeName(type)
			.setState(schema.codec().write(state))
			.build();
		return answer(ProviderGrpc.getGenerateResourceConfigMethod(), request, (response, diagnostics) -> ObjectAnswer
			.of(ProtocolMessages.read(schema.codec(), response.getConfig(), diagnostics), diagnostics));
	}

	public ObjectAnswer readData(String type, ResourceSchema schema, TerraformValue config) {
		Tfplugin6.ReadDataSource.Request.Builder request = Tfplugin6.ReadDataSource.Request.newBuilder()
			.setTypeName(type)
			.setConfig(schema.codec().write(config));
		ProtocolMessages.with(capabilities(), request::setClientCapabilities);
		ProtocolMessages.with(this.meta, request::setProviderMeta);
		return answer(ProviderGrpc.getReadDataSourceMethod(), request.build(),
				(response, diagnostics) -> new ObjectAnswer(
						ProtocolMessages.read(schema.codec(), response.getState(), diagnostics), ByteString.EMPTY, null,
						deferred(response.hasDeferred(), response.getDeferred()), diagnostics));
	}

	/**
	 * Make a call that is answered with an object.
	 * @param reader reads the response; what it cannot read is added to the diagnostics
	 */
	private <Q, R extends Message> ObjectAnswer answer(MethodDescriptor<Q, R> method, Q request,
			BiFunction<R, List<EngineDiagnostic>, ObjectAnswer> reader) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		R response = this.calls.call(method, request, diagnostics);
		return (response != null) ? reader.apply(response, diagnostics) : ObjectAnswer.failed(diagnostics);
	}

	/**
	 * Call a function.
	 * @return the answer, {@code null} if the call failed
	 */
	public Tfplugin6.CallFunction.@Nullable Response callFunction(Tfplugin6.CallFunction.Request request,
			List<EngineDiagnostic> diagnostics) {
		return this.calls.call(ProviderGrpc.getCallFunctionMethod(), request, diagnostics);
	}

	/**
	 * Return the calls about ephemeral resources.
	 */
	public EphemeralCalls ephemeral() {
		return new EphemeralCalls(this.calls, capabilities(), is(HostDifference.READS_DEFERRALS));
	}

	/**
	 * Return the calls about actions.
	 */
	public ActionCalls actions() {
		return new ActionCalls(this.calls, capabilities());
	}

	/**
	 * Return the calls about list resources.
	 */
	public ListCalls lists() {
		return new ListCalls(this.calls);
	}

	@Override
	public void close() {
		this.connection.end().run();
		this.connection.channel().shutdownNow();
	}

	private @Nullable TerraformValue identity(String type, ResourceSchema schema, boolean present,
			Tfplugin6.ResourceIdentityData identity, List<EngineDiagnostic> diagnostics) {
		if (!present || !is(HostDifference.KNOWS_IDENTITIES)) {
			return null;
		}
		if (schema.identity() == null && !is(HostDifference.JUDGES_IDENTITIES)) {
			return null;
		}
		if (schema.identity() == null) {
			diagnostics.add(EngineDiagnostic.error("unknown identity type " + GoString.quote(type), ""));
			return null;
		}
		TerraformValue value = ProtocolMessages.read(schema.identity().codec(), identity.getIdentityData(),
				diagnostics);
		return (value == null || value.isNull()) ? null : value;
	}

	private @Nullable String deferred(boolean present, Tfplugin6.Deferred deferred) {
		return (present && is(HostDifference.READS_DEFERRALS)) ? deferred.getReason().name().toLowerCase(Locale.ROOT)
				: null;
	}

	/**
	 * An object to send.
	 *
	 * @param value the object, or null
	 * @param privateBytes what is kept beside it
	 * @param identity its identity, {@code null} if it has none
	 */
	public record Stored(TerraformValue value, ByteString privateBytes, @Nullable TerraformValue identity) {

	}

	/**
	 * An object the provider answered with.
	 *
	 * @param value the object, {@code null} if the answer held none
	 * @param privateBytes what is kept beside it
	 * @param identity its identity, {@code null} for none
	 * @param deferred why the provider puts it off, {@code null} if it does not
	 * @param diagnostics of the provider and of the client
	 */
	public record ObjectAnswer(@Nullable TerraformValue value, ByteString privateBytes,
			@Nullable TerraformValue identity, @Nullable String deferred, List<EngineDiagnostic> diagnostics) {

		static ObjectAnswer failed(List<EngineDiagnostic> diagnostics) {
			return of(null, diagnostics);
		}

		public static ObjectAnswer of(@Nullable TerraformValue value, List<EngineDiagnostic> diagnostics) {
			return new ObjectAnswer(value, ByteString.EMPTY, null, null, diagnostics);
		}

	}

	/**
	 * A plan of the provider.
	 *
	 * @param object the planned object
	 * @param replace what it says cannot be changed in place
	 * @param legacy whether it asks for tolerance
	 */
	public record PlanAnswer(ObjectAnswer object, List<AttributePath> replace, boolean legacy) {

	}

	/**
	 * A result of the provider.
	 *
	 * @param object the new object
	 * @param legacy whether it asks for tolerance
	 */
	public record ApplyAnswer(ObjectAnswer object, boolean legacy) {

	}

}
