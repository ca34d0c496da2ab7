/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.IOException;
import java.nio.file.Path;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.Release;

/**
 * Completes a release whose archives were made on several machines: checksums of them
 * all, and the signature.
 */
public final class SignCommand extends NamedCommand {

	/**
	 * Create the command.
	 */
	public SignCommand() {
		super("sign", "signs the checksums of all platforms of a release",
				CommandOption.value("from", "DIRECTORY", "the archives and the manifest (default: dist)"),
				CommandOption.value("key", "KEY", "key of gpg (default: the one in MAVEN_GPG_KEY)"),
				CommandOption.value("version", "VERSION", "version to sign (default: the provider's)"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		Path folder = call.path(call.line().value("from").orElse("dist"));
		Release release = RegistryFolder.sign(folder, PackageName.of(call),
				Signers.of(call, call.line().value("key").orElse(Signers.FROM_ENVIRONMENT)));
		call.out()
			.printf("Signed %s %s for %s in %s%n", release.name().address(), release.name().version(),
					release.platforms(), folder);
	}

}
