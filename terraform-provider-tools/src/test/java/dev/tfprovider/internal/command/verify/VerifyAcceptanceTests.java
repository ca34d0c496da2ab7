/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Releases in each layout, installed and started by the CLIs that {@code TERRAFORM_CLI}
 * names, or that are on the search path.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
class VerifyAcceptanceTests {

	private static final String OTHER = "darwin_arm64";

	@TempDir
	Path temporary;

	private List<InstalledCli> clis;

	private String names;

	@BeforeEach
	void findClis() throws IOException {
		String chosen = System.getenv().getOrDefault("TERRAFORM_CLI", "");
		this.clis = InstalledCli.find(chosen.isBlank() ? List.of() : List.of(chosen.split(",")), System.getenv());
		assumeTrue(!this.clis.isEmpty(), "no terraform or tofu on the PATH; set TERRAFORM_CLI");
		this.names = String.join(",", this.clis.stream().map((cli) -> cli.file().toString()).toList());
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BORING_REGISTRY")
	void platformsOfTwoBuildMachinesAreInstalledAndStarted(ReleaseLayout layout) throws IOException {
		Path folder = this.temporary.resolve("out");
		for (String platform : List.of(OTHER, Platform.current().toString())) {
			layout.add(release("1.2.3", platform), folder, true, Optional.of(TestSigner.INSTANCE));
		}
		VerifyRun run = verify(folder.toString());
		assertThat(run.err()).as(run.out()).isEmpty();
		assertThat(run.status()).isZero();
		assertThat(run.out()).contains("  on " + Platform.current() + " by ").contains("  on " + OTHER + " by ");
		for (InstalledCli cli : this.clis) {
			boolean able = layout != ReleaseLayout.OCI || cli.isOpenTofu();
			assertThat(run.out()).contains("  %s on %s: %s\n".formatted(cli, cli.platform(),
					able ? "installed and started" : "cannot install from there"));
		}
	}

	private VerifyRun verify(String from) {
		return VerifyRun.of(this.temporary, Map.of("MAVEN_GPG_KEY", TestSigner.SECRET), "verify", "--from", from,
				"--cli", this.names, "--version", "1.2.3");
	}

	private Release release(String version, String... platforms) throws IOException {
		return MadeRelease.of(this.temporary, "acme/notes", version, ServedNotes.script(), platforms);
	}

}
