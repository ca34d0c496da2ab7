/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.internal.command.release.ChecksumSigner;

/**
 * Chooses what signs a release.
 */
public final class Signers {

	/**
	 * Stands for the key in the environment where the key of gpg can be named.
	 */
	public static final String FROM_ENVIRONMENT = EnvironmentKey.KEY;

	private Signers() {
	}

	/**
	 * Return what signs with a key, and warn of keys that not everybody takes.
	 * @param call the command
	 * @param key a key of gpg, or {@value #FROM_ENVIRONMENT}
	 * @return the signer
	 * @throws IOException if the key cannot be read
	 */
	public static ChecksumSigner of(CommandCall call, String key) throws IOException {
		ChecksumSigner signer = key.equals(FROM_ENVIRONMENT) ? EnvironmentKey.of(call.process().environment())
				: new GpgSigner(key);
		PublicKeys.warning(signer.publicKey()).ifPresent((warning) -> call.err().println("Warning: " + warning));
		return signer;
	}

	/**
	 * Return what signs with the key in the environment.
	 * @param environment variables
	 * @return the signer, empty if there is no key
	 */
	public static Optional<ChecksumSigner> of(Map<String, String> environment) {
		return environment.getOrDefault(EnvironmentKey.KEY, "").isBlank() ? Optional.empty()
				: Optional.of(EnvironmentKey.of(environment));
	}

}
