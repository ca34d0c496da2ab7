/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.Locale;

import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import io.grpc.Status;

/**
 * Formats the failure of a call in Core's words.
 */
public final class CallFailure {

	private CallFailure() {
	}

	/**
	 * Say what Core says about a call that failed. Its client of protocol 5 blames the
	 * block that the call was about, that of protocol 6 nothing. An import has no block.
	 * @param protocol protocol version that was spoken
	 * @param method name of the RPC in protocol 6
	 */
	public static EngineDiagnostic diagnostic(ProtocolVersion protocol, String method, Status status) {
		boolean is5 = protocol.equals(ProtocolVersion.V5);
		EngineDiagnostic failure = diagnostic((is5 ? "plugin" : "plugin6") + ".(*GRPCProvider)." + method, status);
		boolean blamesBlock = is5 && !method.equals("ImportResourceState");
		return new EngineDiagnostic(true, failure.summary(), failure.detail(), null, null, blamesBlock);
	}

	private static EngineDiagnostic diagnostic(String call, Status status) {
		return switch (status.getCode()) {
			case UNAVAILABLE -> EngineDiagnostic.error("Plugin did not respond",
					"The plugin encountered an error, and failed to respond to the " + call + " call. The plugin logs "
							+ "may contain more details.");
			case CANCELLED -> EngineDiagnostic.error("Request cancelled", "The " + call + " request was cancelled.");
			case UNIMPLEMENTED -> EngineDiagnostic.error("Unsupported plugin method",
					"The " + call + " method is not supported by this plugin.");
			default -> EngineDiagnostic.error("Plugin error",
					"The plugin returned an unexpected error from " + call + ": rpc error: code = "
							+ goName(status.getCode()) + " desc = "
							+ ((status.getDescription() != null) ? status.getDescription() : ""));
		};
	}

	private static String goName(Status.Code code) {
		StringBuilder name = new StringBuilder();
		for (String word : code.name().split("_")) {
			name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
		}
		return name.toString();
	}

}
