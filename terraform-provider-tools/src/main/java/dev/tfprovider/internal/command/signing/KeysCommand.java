/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.FileFailure;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.release.SigningKey;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * Prints the public key that registries ask for, and makes keys for tests.
 */
public final class KeysCommand extends NamedCommand {

	private static final String CREATE = "create";

	/**
	 * Create the command.
	 */
	public KeysCommand() {
		super("keys", "prints the public key of releases, or makes a key for tests",
				CommandOption.value("key", "KEY", "public: print this key of gpg (default: the one in MAVEN_GPG_KEY)"),
				CommandOption.value("bits", "NUMBER", "create: length of the key, 2048, 3072 or 4096 (default: 4096)"),
				CommandOption.value("owner", "TEXT", "create: whose key it is (default: the provider's address)"),
				CommandOption.value("out", "DIRECTORY",
						"create: where to write secret.asc and public.asc (default: keys)"));
	}

	@Override
	public List<String> actions() {
		return List.of("public", CREATE);
	}

	@Override
	public void run(CommandCall call) throws IOException {
		if (call.line().action().equals(CREATE)) {
			create(call);
			return;
		}
		SigningKey key = Signers.of(call, call.line().value("key").orElse(Signers.FROM_ENVIRONMENT)).publicKey();
		call.out().print(key.armor());
		call.err().printf("The key %s, as registries ask for it.%n", key.keyId());
	}

	private static void create(CommandCall call) throws IOException {
		int bits = KeyPairs.bits(call.line().value("bits").orElse("4096"));
		Path folder = Files.createDirectories(call.path(call.line().value("out").orElse("keys")));
		Path secret = folder.resolve("secret.asc");
		Map<String, String> environment = call.process().environment();
		// Before the key is made, which takes a while
		Files.createFile(secret, FilePermissions.ofNew(secret, "rw-------"));
		SigningKey key;
		try {
			String armor = KeyPairs.create(bits,
					call.line().value("owner").orElse(call.provider().definition().address() + " (test)"),
					environment.getOrDefault(EnvironmentKey.PASSPHRASE, ""));
			key = EnvironmentKey.of(Map.of(EnvironmentKey.KEY, armor, EnvironmentKey.PASSPHRASE,
					environment.getOrDefault(EnvironmentKey.PASSPHRASE, "")))
				.publicKey();
			Files.writeString(secret, armor, StandardCharsets.US_ASCII, StandardOpenOption.TRUNCATE_EXISTING);
			Files.writeString(folder.resolve("public.asc"), key.armor());
		}
		catch (IOException ex) {
			delete(folder);
			throw FileFailure.in(secret, ex);
		}
		catch (RuntimeException ex) {
			delete(folder);
			throw ex;
		}
		call.out()
			.printf("Made the key %s for tests in %s. Sign with it: MAVEN_GPG_KEY=\"$(cat %s)\"%n", key.keyId(), folder,
					secret);
	}

	/**
	 * Delete what is written of a key: half a key would be in the way of the next one.
	 */
	private static void delete(Path folder) throws IOException {
		Files.deleteIfExists(folder.resolve("public.asc"));
		Files.deleteIfExists(folder.resolve("secret.asc"));
	}

}
