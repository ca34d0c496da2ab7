/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.release.SigningKey;

/**
 * Signs by the executable of GnuPG, which knows agents and smart cards.
 *
 * @param key fingerprint or address of the key
 */
record GpgSigner(String key) implements ChecksumSigner {

	@Override
	public byte[] sign(String checksums) throws IOException {
		return run("sign", List.of("--local-user", this.key, "--digest-algo", "SHA512", "--detach-sign"), checksums);
	}

	@Override
	public SigningKey publicKey() throws IOException {
		return PublicKeys.parse("the key '%s' of gpg".formatted(this.key), new String(
				run("export", List.of("--armor", "--export", "--export-options", "export-minimal", this.key), ""),
				StandardCharsets.US_ASCII));
	}

	private byte[] run(String purpose, List<String> arguments, String input) throws IOException {
		List<String> line = new ArrayList<>(List.of("gpg", "--batch"));
		line.addAll(arguments);
		Path said = Files.createTempFile("gpg", ".log");
		try {
			Process gpg = new ProcessBuilder(line).redirectError(said.toFile()).start();
			try {
				gpg.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
				gpg.getOutputStream().close();
			}
			catch (IOException ex) {
				// It has ended, and says why
			}
			byte[] result = gpg.getInputStream().readAllBytes();
			if (gpg.waitFor() != 0 || result.length == 0) {
				throw Refusal.of("gpg could not %s with '%s': %s", purpose, this.key,
						Files.readString(said, StandardCharsets.UTF_8).strip());
			}
			return result;
		}
		catch (IOException ex) {
			throw Refusal.of("gpg could not be run to %s with '%s': %s. Install it, or give the key in %s.", purpose,
					this.key, ex.getMessage(), EnvironmentKey.KEY);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw CommandFailedException.of("Interrupted while gpg was run.");
		}
		finally {
			Files.deleteIfExists(said);
		}
	}

}
