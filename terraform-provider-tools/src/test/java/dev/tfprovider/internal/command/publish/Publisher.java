/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;

/**
 * A run of {@code publish}.
 *
 * @param failure why it has failed, if it has
 * @param err what it printed on standard error
 */
record Publisher(Optional<CommandFailedException> failure, String err) {

	static final ClientSettings QUICK = new ClientSettings(3, Duration.ofMillis(1), Duration.ofSeconds(3), false);

	/**
	 * Publish a release.
	 * @param folder where the release is in a folder of its own
	 * @param from name of that folder
	 * @param environment variables
	 * @param place where to
	 */
	static Publisher run(Path folder, String from, Map<String, String> environment, String place, String... more) {
		PublishCommand command = new PublishCommand(QUICK);
		PersonProcess process = new PersonProcess().in(environment, folder);
		List<String> arguments = new ArrayList<>(List.of("--from", from, "--to", place));
		arguments.addAll(List.of(more));
		try {
			command.run(new CommandCall(process, NotesProvider.commanded(),
					CommandLine.parse(arguments, command.options())));
			return new Publisher(Optional.empty(), process.err());
		}
		catch (CommandFailedException ex) {
			return new Publisher(Optional.of(ex), process.err());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Make a release for three platforms in a folder.
	 */
	static void release(Path folder, String name) throws IOException {
		Release release = MadeRelease.of(folder, "acme/notes", "1.2.3", "#!/bin/sh\n# " + name + "\n", "darwin_arm64",
				"linux_amd64", "windows_amd64");
		ReleaseLayout.REGISTRY.add(release, folder.resolve(name), true, Optional.of(TestSigner.INSTANCE));
	}

	String message() {
		return this.failure.map((failure) -> String.valueOf(failure.getMessage())).orElse("");
	}

}
