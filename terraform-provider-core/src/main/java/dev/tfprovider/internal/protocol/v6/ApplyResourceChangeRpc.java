/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.OutOfMemoryRetry;
import dev.tfprovider.internal.runtime.call.PlannedPrivate;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries out a change of an object.
 *
 * @param provider what all RPCs use
 */
record ApplyResourceChangeRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.ApplyResourceChange.Request, Tfplugin6.ApplyResourceChange.Response> {

	/**
	 * Values with more bytes are what an object does without if there is no memory.
	 */
	private static final int LARGEST_IN_LITTLE_MEMORY = 64 * 1024;

	private static final Logger logger = LoggerFactory.getLogger(ApplyResourceChangeRpc.class);

	@Override
	public Tfplugin6.ApplyResourceChange.Response handle(CallScope scope,
			Tfplugin6.ApplyResourceChange.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		ApplyResourceChange.Response response = this.provider.runtime()
			.applyResourceChange()
			.apply(type, new ApplyResourceChange.Request(this.provider.read(scope, type, request.getPriorState()),
					this.provider.read(scope, type, request.getPlannedState()),
					this.provider.read(scope, type, request.getConfig()), request.getPlannedPrivate().toByteArray(),
					this.provider.identities().read(type, request.getPlannedIdentity()), this.provider.accompany(scope,
							request.getProviderMeta(), Tfplugin6.ClientCapabilities.getDefaultInstance())));
		try {
			return OutOfMemoryRetry.on(() -> answer(scope, type, response));
		}
		catch (OutOfMemoryError ex) {
			return salvaged(scope, type, response, LARGEST_IN_LITTLE_MEMORY,
					this.provider.runtime().heapLimit().exceededBy("ApplyResourceChange"));
		}
	}

	private Tfplugin6.ApplyResourceChange.Response answer(CallScope scope, ResourceType<?> type,
			ApplyResourceChange.Response response) {
		BlockSchema block = type.schema().block();
		scope.secrets().learn(block, response.state());
		try {
			return builder(scope, type, response).setNewState(this.provider.write(scope, type, response.state()))
				.build();
		}
		catch (CodecException ex) {
			return salvaged(scope, type, response, Integer.MAX_VALUE,
					Diagnostic.error(ex.path(), "Provider returned an invalid value",
							type.name() + " returned something that is no value of its type: " + ex.getMessage() + ". "
									+ AuthorMistake.NOTE));
		}
	}

	/**
	 * Answers with what of a state can be written. The change has been made by now: a
	 * state with a hole is better than none.
	 */
	private Tfplugin6.ApplyResourceChange.Response salvaged(CallScope scope, ResourceType<?> type,
			ApplyResourceChange.Response response, int largest, Diagnostic reason) {
		return builder(scope, type, response)
			.setNewState(this.provider.write(scope, type, writable(response.state(), largest)))
			.addAllDiagnostics(Diagnostics6.toProto(scope, List.of(reason)))
			.build();
	}

	private Tfplugin6.ApplyResourceChange.Response.Builder builder(CallScope scope, ResourceType<?> type,
			ApplyResourceChange.Response response) {
		Tfplugin6.ApplyResourceChange.Response.Builder builder = Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		try {
			this.provider.identities().write(type, response.identity()).ifPresent(builder::setNewIdentity);
		}
		catch (CodecException ex) {
			// the state has the same values, and is what says so
			logger.debug("The identity of {} cannot be written", type.name(), ex);
		}
		return builder;
	}

	private TerraformValue writable(TerraformValue state, int largest) {
		if (!(state instanceof ObjectValue object)) {
			return state;
		}
		return ObjectValue.build(object.type(), (index) -> {
			TerraformType member = object.type().type(index);
			return isWritable(member, object.get(index), largest) ? object.get(index) : TerraformValue.ofNull(member);
		});
	}

	private boolean isWritable(TerraformType type, TerraformValue value, int largest) {
		try {
			return this.provider.objects().codec(type).write(value).length <= largest;
		}
		catch (CodecException | OutOfMemoryError ex) {
			return false;
		}
	}

	static Tfplugin6.ApplyResourceChange.Response failed(Tfplugin6.ApplyResourceChange.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setNewState(request.getPriorState())
			.setPrivate(ByteString.copyFrom(PlannedPrivate.privateState(request.getPlannedPrivate().toByteArray())))
			.addAllDiagnostics(diagnostics)
			.build();
	}

}
