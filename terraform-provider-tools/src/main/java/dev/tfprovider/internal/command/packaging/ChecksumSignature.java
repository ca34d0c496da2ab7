/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.CommandFailedException;

/**
 * Signs the checksums of a release with GnuPG, as a detached signature.
 */
final class ChecksumSignature {

	private ChecksumSignature() {
	}

	/**
	 * Sign a file; the signature gets its name and ".sig".
	 * @param file file to sign
	 * @param key fingerprint or address of the key
	 */
	static void sign(Path file, String key) throws IOException {
		Path signature = file.resolveSibling(file.getFileName() + ".sig");
		Files.deleteIfExists(signature);
		try {
			Process gpg = new ProcessBuilder(List.of("gpg", "--batch", "--local-user", key, "--output",
					signature.toString(), "--detach-sign", file.toString()))
				.redirectErrorStream(true)
				.start();
			gpg.getOutputStream().close();
			String text = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			if (gpg.waitFor() != 0) {
				throw CommandFailedException.of("gpg could not sign %s: %s".formatted(file, text.strip()));
			}
		}
		catch (UncheckedIOException | IOException ex) {
			throw CommandFailedException.of("gpg could not be run to sign %s: %s".formatted(file, ex.getMessage()));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw CommandFailedException.of("Interrupted while signing " + file);
		}
	}

}
