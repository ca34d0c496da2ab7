/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.internal.runtime.UpgradeResourceState;
import dev.tfprovider.value.ObjectValue;

/**
 * Brings a stored state into the form of the current schema: attributes it lacks are
 * null, attributes it has too many are dropped.
 */
final class UpgradeResourceStateRpc
		implements Rpc<Tfplugin6.UpgradeResourceState.Request, Tfplugin6.UpgradeResourceState.Response> {

	private static final String SUMMARY = "Stored state cannot be read";

	private final UpgradeResourceState upgradeResourceState;

	private final ServedTypes types;

	UpgradeResourceStateRpc(UpgradeResourceState upgradeResourceState, ServedTypes types) {
		this.upgradeResourceState = upgradeResourceState;
		this.types = types;
	}

	@Override
	public Tfplugin6.UpgradeResourceState.Response handle(Tfplugin6.UpgradeResourceState.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		ByteString json = request.getRawState().getJson();
		if (json.isEmpty()) {
			return failed(request, List.of(Diagnostic.error(SUMMARY, "The state of this " + type.name()
					+ " was written by Terraform 0.11 or earlier. Apply it once with Terraform 0.12 before using this provider.")));
		}
		ValueCodec codec = this.types.codec(type.type());
		try {
			if (codec.readState(json.toByteArray()) instanceof ObjectValue stored) {
				return Tfplugin6.UpgradeResourceState.Response.newBuilder()
					.setUpgradedState(Values6.write(codec, this.upgradeResourceState.upgrade(type, stored)))
					.build();
			}
			return unfit(request, type, "it is null");
		}
		catch (CodecException ex) {
			return unfit(request, type, ex.getMessage());
		}
	}

	private Tfplugin6.UpgradeResourceState.Response unfit(Tfplugin6.UpgradeResourceState.Request request,
			ResourceType<?> type, String problem) {
		return failed(request, List.of(Diagnostic.error(SUMMARY,
				"The stored state of this " + type.name() + " (schema version " + request.getVersion()
						+ ") does not fit schema version " + type.schema().version() + ": " + problem
						+ ". It may have been written by another version of the provider, or changed by hand. Use the "
						+ "provider version that wrote it, or remove the object from the state and import it.")));
	}

	@Override
	public Tfplugin6.UpgradeResourceState.Response failed(Tfplugin6.UpgradeResourceState.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.UpgradeResourceState.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.UpgradeResourceState.Request request) {
		return request.getTypeName();
	}

}
