/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.runtime.ApplyResourceChange;
import dev.tfprovider.internal.runtime.AuthorMistake;
import dev.tfprovider.internal.runtime.HeapLimit;
import dev.tfprovider.internal.runtime.Insistence;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries out a change of an object.
 */
final class ApplyResourceChangeRpc
		implements Rpc<Tfplugin6.ApplyResourceChange.Request, Tfplugin6.ApplyResourceChange.Response> {

	/**
	 * Values with more bytes are what an object does without if there is no memory.
	 */
	private static final int LARGEST_IN_LITTLE_MEMORY = 64 * 1024;

	private static final Logger logger = LoggerFactory.getLogger(ApplyResourceChangeRpc.class);

	private final ApplyResourceChange applyResourceChange;

	private final HeapLimit heapLimit;

	private final ServedTypes types;

	private final Identities6 identities;

	ApplyResourceChangeRpc(ApplyResourceChange applyResourceChange, ServedTypes types, HeapLimit heapLimit) {
		this.heapLimit = heapLimit;
		this.applyResourceChange = applyResourceChange;
		this.types = types;
		this.identities = new Identities6(types);
	}

	@Override
	public Tfplugin6.ApplyResourceChange.Response handle(Tfplugin6.ApplyResourceChange.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		Block block = type.schema().block();
		ApplyResourceChange.Response response = this.applyResourceChange.apply(type,
				new ApplyResourceChange.Request(this.types.read(block, request.getPriorState()),
						this.types.read(block, request.getPlannedState()), this.types.read(block, request.getConfig()),
						request.getPlannedPrivate().toByteArray(),
						this.types.context(request.getProviderMeta(), Tfplugin6.ClientCapabilities.getDefaultInstance(),
								this.identities.read(type, request.getPlannedIdentity()))));
		try {
			return Insistence.on(() -> answer(type, response));
		}
		catch (OutOfMemoryError ex) {
			return salvaged(type, response, LARGEST_IN_LITTLE_MEMORY, this.heapLimit.exceededBy("ApplyResourceChange"));
		}
	}

	private Tfplugin6.ApplyResourceChange.Response answer(ResourceType<?> type, ApplyResourceChange.Response response) {
		Block block = type.schema().block();
		this.types.learn(block, response.state());
		try {
			return builder(type, response).setNewState(this.types.write(block, response.state())).build();
		}
		catch (CodecException ex) {
			return salvaged(type, response, Integer.MAX_VALUE,
					Diagnostic.error(ex.path(), "Provider returned an invalid value",
							type.name() + " returned something that is no value of its type: " + ex.getMessage() + ". "
									+ AuthorMistake.NOTE));
		}
	}

	/**
	 * Answers with what of a state can be written. The change has been made by now: a
	 * state with a hole is better than none.
	 */
	private Tfplugin6.ApplyResourceChange.Response salvaged(ResourceType<?> type, ApplyResourceChange.Response response,
			int largest, Diagnostic reason) {
		return builder(type, response)
			.setNewState(this.types.write(type.schema().block(), writable(response.state(), largest)))
			.addAllDiagnostics(this.types.diagnostics(List.of(reason)))
			.build();
	}

	private Tfplugin6.ApplyResourceChange.Response.Builder builder(ResourceType<?> type,
			ApplyResourceChange.Response response) {
		Tfplugin6.ApplyResourceChange.Response.Builder builder = Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(
					this.types.diagnostics(SourcePath.shorten(type.schema().block(), response.diagnostics())));
		try {
			this.identities.write(type, response.identity()).ifPresent(builder::setNewIdentity);
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
			return this.types.codec(type).write(value).length <= largest;
		}
		catch (CodecException | OutOfMemoryError ex) {
			return false;
		}
	}

	@Override
	public Tfplugin6.ApplyResourceChange.Response failed(Tfplugin6.ApplyResourceChange.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setNewState(request.getPriorState())
			.setPrivate(request.getPlannedPrivate())
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.ApplyResourceChange.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ApplyResourceChange.Response response) {
		return response.getDiagnosticsList();
	}

}
