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
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Carries out a change of an object.
 */
final class ApplyResourceChangeRpc
		implements Rpc<Tfplugin6.ApplyResourceChange.Request, Tfplugin6.ApplyResourceChange.Response> {

	private final ApplyResourceChange applyResourceChange;

	private final ServedTypes types;

	private final Identities6 identities;

	ApplyResourceChangeRpc(ApplyResourceChange applyResourceChange, ServedTypes types) {
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
		this.types.learn(block, response.state());
		Tfplugin6.ApplyResourceChange.Response.Builder builder = Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(this.types.diagnostics(SourcePath.shorten(block, response.diagnostics())));
		this.identities.write(type, response.identity()).ifPresent(builder::setNewIdentity);
		try {
			builder.setNewState(this.types.write(block, response.state()));
		}
		catch (CodecException ex) {
			builder.setNewState(this.types.write(block, writable(response.state())))
				.addAllDiagnostics(
						this.types.diagnostics(List.of(Diagnostic.error(ex.path(), "Provider returned an invalid value",
								type.name() + " returned something that is no value of its type: " + ex.getMessage()
										+ ". " + AuthorMistake.NOTE))));
		}
		return builder.build();
	}

	/**
	 * Returns what of a state can be written. The change has been made by now: a state
	 * with a hole is better than none.
	 */
	private TerraformValue writable(TerraformValue state) {
		if (!(state instanceof ObjectValue object)) {
			return state;
		}
		return ObjectValue.build(object.type(), (index) -> {
			try {
				this.types.codec(object.type().type(index)).write(object.get(index));
				return object.get(index);
			}
			catch (CodecException ex) {
				return TerraformValue.ofNull(object.type().type(index));
			}
		});
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
