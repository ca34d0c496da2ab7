/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;

/**
 * Creates the errors for stored states that cannot be read.
 */
final class UnreadableStateError {

	static final String SUMMARY = "Stored state cannot be read";

	private UnreadableStateError() {
	}

	/**
	 * Refuse states in a form that is older than JSON.
	 */
	static void refuseLegacy(String what, Tfplugin6.RawState state) {
		if (state.getJson().isEmpty()) {
			throw new DiagnosticException(SUMMARY, "The state of this " + what
					+ " was written by Terraform 0.11 or earlier. Apply it once with Terraform 0.12 before using this "
					+ "provider.");
		}
	}

	static DiagnosticException unfit(String what, long version, long current, String problem) {
		return new DiagnosticException(SUMMARY,
				"The stored state of this " + what + " (schema version " + version + ") does not fit schema version "
						+ current + ": " + problem
						+ ". It may have been written by another version of the provider, or changed by hand. Use the "
						+ "provider version that wrote it, or remove the object from the state and import it.");
	}

}
