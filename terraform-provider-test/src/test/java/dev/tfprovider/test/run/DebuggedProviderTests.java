/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * The provider is a script that announces itself and serves nothing.
 */
class DebuggedProviderTests {

	@TempDir
	Path directory;

	@Test
	void startWaitsForTheAnnouncementAndCloseEndsTheProcess() throws IOException {
		launcher("""
				#!/bin/sh
				echo "attach to $1 of $SHOP"
				printf "\\texport TF_REATTACH_PROVIDERS='{\\"acme/petstore\\":{}}'\\n"
				exec sleep 300
				""");

		DebuggedProvider provider = DebuggedProvider.start("acme/petstore", this.directory, Map.of("SHOP", "Rex & Co"));

		assertThat(provider.installation().environment())
			.isEqualTo(Map.of("TF_REATTACH_PROVIDERS", "{\"acme/petstore\":{}}"));
		assertThat(provider.output()).startsWith("attach to --debug of Rex & Co\n");
		assertThat(provider.isAlive()).isTrue();
		provider.close();
		assertThat(provider.isAlive()).isFalse();
		assertThat(ProcessHandle.of(provider.pid())).isEmpty();
	}

	@Test
	void startWhenTheProcessEndsShowsWhatItPrinted() throws IOException {
		launcher("""
				#!/bin/sh
				echo 'no Java here' >&2
				""");

		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> DebuggedProvider.start("acme/petstore", this.directory, Map.of()))
			.withMessage("The provider never told where it listens, but printed:\nno Java here\n");
	}

	@Test
	void startWithoutExecutableSaysWhatToDo() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> DebuggedProvider.start("acme/petstore", this.directory, Map.of()))
			.withMessageStartingWith("No executable 'terraform-provider-petstore' in " + this.directory);
	}

	private void launcher(String script) throws IOException {
		Path launcher = Files.writeString(this.directory.resolve("terraform-provider-petstore"), script);
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
	}

}
