/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.Locale;

import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import io.grpc.Status;

/**
 * Formats the failure of a call in Core's words.
 */
public final class CallFailure {

	private CallFailure() {
	}

	public static EngineDiagnostic diagnostic(String method, Status status) {
		String call = "plugin6.(*GRPCProvider)." + method;
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
