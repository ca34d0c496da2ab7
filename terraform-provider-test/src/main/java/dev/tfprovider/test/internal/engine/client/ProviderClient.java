/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
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
		return this.calls.call(RequestMessage.of(ProviderGrpc.getGetProviderSchemaMethod()), diagnostics);
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
		return this.calls.diagnose(RequestMessage.of(ProviderGrpc.getValidateProviderConfigMethod())
			.with("config", schema.codec().write(config)));
	}

	public List<EngineDiagnostic> configure(ResourceSchema schema, ObjectValue config) {
		return this.calls.diagnose(RequestMessage.of(ProviderGrpc.getConfigureProviderMethod())
			.with("terraform_version", this.options.host().claimedVersion())
			.with("config", schema.codec().write(config))
			.with("client_capabilities", capabilities()));
	}

	public List<EngineDiagnostic> validate(ResourceAddress address, ResourceSchema schema, TerraformValue config) {
		MethodDescriptor<? extends Message, ? extends Message> method = switch (address.kind()) {
			case MANAGED -> ProviderGrpc.getValidateResourceConfigMethod();
			case DATA -> ProviderGrpc.getValidateDataResourceConfigMethod();
			case EPHEMERAL -> ProviderGrpc.getValidateEphemeralResourceConfigMethod();
			case ACTION -> ProviderGrpc.getValidateActionConfigMethod();
			case LIST -> ProviderGrpc.getValidateListResourceConfigMethod();
		};
		return this.calls.diagnose(RequestMessage.of(method)
			.with("type_name", address.type())
			.with("config", schema.codec().write(config))
			.withKnown("client_capabilities", is(HostDifference.KNOWS_WRITE_ONLY) ? capabilities() : null));
	}

	public ObjectAnswer upgrade(String type, ResourceSchema schema, long version, ByteString json) {
		return answer(request(ProviderGrpc.getUpgradeResourceStateMethod(), type).with("version", version)
			.with("raw_state", raw(json)), type, schema);
	}

	/**
	 * Have an identity upgraded.
	 */
	public ObjectAnswer upgradeIdentity(String type, ResourceSchema schema, StoredIdentity stored) {
		return answer(
				request(ProviderGrpc.getUpgradeResourceIdentityMethod(), type).with("version", stored.schemaVersion())
					.with("raw_identity", raw(stored.json())),
				type, schema);
	}

	private static Tfplugin6.RawState raw(ByteString json) {
		return Tfplugin6.RawState.newBuilder().setJson(json).build();
	}

	public ObjectAnswer read(String type, ResourceSchema schema, LiveObject state) {
		return answer(request(ProviderGrpc.getReadResourceMethod(), type)
			.with("current_state", schema.codec().write(state.value()))
			.with("private", state.privateBytes())
			.with("current_identity", ProtocolMessages.identity(schema, state.identity())), type, schema);
	}

	/**
	 * Have a change planned.
	 * @param kept what an earlier plan of the same change has kept for the apply
	 */
	public ObjectAnswer plan(String type, ResourceSchema schema, LiveObject prior, TerraformValue proposed,
			TerraformValue config, ByteString kept) {
		return answer(request(ProviderGrpc.getPlanResourceChangeMethod(), type)
			.with("prior_state", schema.codec().write(prior.value()))
			.with("proposed_new_state", schema.codec().write(proposed))
			.with("config", schema.codec().write(config))
			.with("prior_private", prior.privateBytes())
			.with("planned_private", is(HostDifference.STORES_PLANNED_PRIVATE) ? kept : null)
			.with("prior_identity", ProtocolMessages.identity(schema, prior.identity())), type, schema);
	}

	public ObjectAnswer apply(String type, ResourceSchema schema, TerraformValue prior, LiveObject planned,
			TerraformValue config) {
		return answer(request(ProviderGrpc.getApplyResourceChangeMethod(), type)
			.with("prior_state", schema.codec().write(prior))
			.with("planned_state", schema.codec().write(planned.value()))
			.with("config", schema.codec().write(config))
			.with("planned_private", planned.privateBytes())
			.with("planned_identity", ProtocolMessages.identity(schema, planned.identity())), type, schema);
	}

	/**
	 * Import by id or identity.
	 * @return the answer, {@code null} if the call failed
	 */
	public Tfplugin6.ImportResourceState.@Nullable Response importState(String type, ResourceSchema schema,
			ImportTarget target, List<EngineDiagnostic> diagnostics) {
		return this.calls.call(request(ProviderGrpc.getImportResourceStateMethod(), type).with("id", target.id())
			.with("identity", ProtocolMessages.identity(schema, target.identity())), diagnostics);
	}

	/**
	 * Have an object of another type or provider translated.
	 * @return the object with its private data and identity
	 */
	public ObjectAnswer move(Tfplugin6.MoveResourceState.Request request, ResourceSchema target) {
		return answer(new RequestMessage<>(ProviderGrpc.getMoveResourceStateMethod(), request.toBuilder()),
				request.getTargetTypeName(), target);
	}

	/**
	 * Have the configuration of an object generated.
	 */
	public ObjectAnswer generate(String type, ResourceSchema schema, TerraformValue state) {
		return answer(request(ProviderGrpc.getGenerateResourceConfigMethod(), type).with("state",
				schema.codec().write(state)), type, schema);
	}

	public ObjectAnswer readData(String type, ResourceSchema schema, TerraformValue config) {
		return answer(
				request(ProviderGrpc.getReadDataSourceMethod(), type).with("config", schema.codec().write(config)),
				type, schema);
	}

	/**
	 * Open an ephemeral object.
	 */
	public ObjectAnswer open(String type, ResourceSchema schema, TerraformValue config) {
		return answer(request(ProviderGrpc.getOpenEphemeralResourceMethod(), type).with("config",
				schema.codec().write(config)), type, schema);
	}

	/**
	 * Renew an ephemeral object.
	 * @return an answer without an object; with the private data given if the call failed
	 */
	public ObjectAnswer renew(String type, ResourceSchema schema, ByteString privateData) {
		return answer(request(ProviderGrpc.getRenewEphemeralResourceMethod(), type).with("private", privateData), type,
				schema, privateData);
	}

	/**
	 * Close an ephemeral object.
	 */
	public List<EngineDiagnostic> close(String type, ByteString privateData) {
		return this.calls
			.diagnose(request(ProviderGrpc.getCloseEphemeralResourceMethod(), type).with("private", privateData));
	}

	/**
	 * Return a request about a type with what the host sends along with any such.
	 */
	private <Q, R extends Message> RequestMessage<Q, R> request(MethodDescriptor<Q, R> method, String type) {
		return RequestMessage.of(method)
			.with("type_name", type)
			.withKnown("provider_meta", this.meta)
			.withKnown("client_capabilities", capabilities());
	}

	private ObjectAnswer answer(RequestMessage<?, ? extends Message> request, String type, ResourceSchema schema) {
		return answer(request, type, schema, ByteString.EMPTY);
	}

	/**
	 * Make a call that is answered with an object. Answers name its parts differently,
	 * but none has two of one type.
	 * @param left the private data if the call fails
	 */
	private ObjectAnswer answer(RequestMessage<?, ? extends Message> request, String type, ResourceSchema schema,
			ByteString left) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Message response = this.calls.call(request, diagnostics);
		if (response == null) {
			return new ObjectAnswer(null, left, null, null, null, List.of(), false, diagnostics);
		}
		Tfplugin6.DynamicValue object = ProtocolMessages.part(response, Tfplugin6.DynamicValue.class)
			.orElse(Tfplugin6.DynamicValue.getDefaultInstance());
		TerraformValue value = ProtocolMessages.read(schema.codec(), object, diagnostics);
		TerraformValue identity = ProtocolMessages.part(response, Tfplugin6.ResourceIdentityData.class)
			.map((data) -> identity(type, schema, data, diagnostics))
			.orElse(null);
		return new ObjectAnswer(value, ProtocolMessages.part(response, ByteString.class).orElse(ByteString.EMPTY),
				identity, ProtocolMessages.part(response, Tfplugin6.Deferred.class).map(this::reason).orElse(null),
				ProtocolMessages.part(response, Timestamp.class)
					.map((time) -> Instant.ofEpochSecond(time.getSeconds(), time.getNanos()))
					.orElse(null),
				(response instanceof Tfplugin6.PlanResourceChange.Response plan)
						? plan.getRequiresReplaceList().stream().map(ProtocolMessages::path).toList() : List.of(),
				ProtocolMessages.part(response, Boolean.class).orElse(false), diagnostics);
	}

	/**
	 * Call a function.
	 * @return the answer, {@code null} if the call failed
	 */
	public Tfplugin6.CallFunction.@Nullable Response callFunction(String name, List<Tfplugin6.DynamicValue> arguments,
			List<EngineDiagnostic> diagnostics) {
		return this.calls.call(
				RequestMessage.of(ProviderGrpc.getCallFunctionMethod()).with("name", name).with("arguments", arguments),
				diagnostics);
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

	private @Nullable TerraformValue identity(String type, ResourceSchema schema,
			Tfplugin6.ResourceIdentityData identity, List<EngineDiagnostic> diagnostics) {
		boolean judged = is(HostDifference.JUDGES_IDENTITIES);
		if (!is(HostDifference.KNOWS_IDENTITIES) || schema.identity() == null && !judged) {
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

	private @Nullable String reason(Tfplugin6.Deferred deferred) {
		return is(HostDifference.READS_DEFERRALS) ? deferred.getReason().name().toLowerCase(Locale.ROOT) : null;
	}

	/**
	 * An object the provider answered with.
	 *
	 * @param value the object, {@code null} if the answer held none
	 * @param privateBytes what is kept beside it
	 * @param identity its identity, {@code null} for none
	 * @param deferred why the provider puts it off, {@code null} if it does not
	 * @param renewal when it must be renewed, {@code null} for never
	 * @param replace what the provider says cannot be changed in place
	 * @param legacy whether the provider asks for tolerance
	 * @param diagnostics of the provider and of the client
	 */
	public record ObjectAnswer(@Nullable TerraformValue value, ByteString privateBytes,
			@Nullable TerraformValue identity, @Nullable String deferred, @Nullable Instant renewal,
			List<AttributePath> replace, boolean legacy, List<EngineDiagnostic> diagnostics) {

		public static ObjectAnswer of(TerraformValue value) {
			return new ObjectAnswer(value, ByteString.EMPTY, null, null, null, List.of(), false, List.of());
		}

	}

}
