/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.NotesServer;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A package whose start is recorded, of a provider that does not start, or not in time.
 */
@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class FailedRecordingTests {

	private static final String WARNING = "The package has no recorded start, and starts without preparation:\n";

	private final PackageName name = PackageName.of("acme/notes", "1.2.3");

	private final PersonProcess launch = new PersonProcess();

	@TempDir
	private Path temporary;

	private PackageFolder folder;

	@BeforeEach
	void makePackage() throws IOException {
		Path root = Files.createDirectories(this.temporary.toRealPath().resolve("package"));
		Files.createDirectory(root.resolve("lib"));
		Files.writeString(root.resolve("lib/a.jar"), "jar");
		this.folder = new PackageFolder(this.name, LauncherKind.SCRIPT, root);
		LauncherKind.SCRIPT.write(new LauncherScript(this.name, RuntimeFlavour.RUNTIME, "com.acme.Main",
				List.of("a.jar"), "abc", List.of(), Optional.empty(), false), root);
	}

	@Test
	void providerThatEndsLeavesAPackageWithoutARecording() throws IOException {
		java("echo 'The license has expired' >&2; exit 3");
		prepare("--recording", this.temporary.resolve("kept").toString());
		assertThat(this.launch.err())
			.endsWith(WARNING + "The provider printed no handshake line but ''.\nThe license has expired\n");
		assertThat(this.temporary.resolve("kept")).doesNotExist();
		assertPackaged();
	}

	@Test
	void providerThatPrintsSomethingElseLeavesAPackageWithoutARecording() throws IOException {
		java("echo hello; exec sleep 1000");
		prepare();
		assertThat(this.launch.err()).endsWith(WARNING + "The provider printed no handshake line but 'hello'.\n\n");
		assertPackaged();
	}

	@Test
	void providerThatIsTooSlowIsEndedAndLeavesAPackageWithoutARecording() throws Exception {
		Path process = this.temporary.resolve("process");
		java("echo $$ >'%s'; exec sleep 1000".formatted(process));
		prepare("--start-timeout", "2");
		assertThat(this.launch.err())
			.endsWith(WARNING + "The provider has not started within 2 seconds. Allow more with --start-timeout.\n\n");
		ProcessHandle.of(Long.parseLong(Files.readString(process).strip()))
			.ifPresent((handle) -> handle.onExit().join());
		assertPackaged();
	}

	@Test
	void recordingIsKeptInAFolderThatIsMade() throws Exception {
		Path kept = this.temporary.resolve("a/b/kept");
		try (NotesServer server = NotesServer.start()) {
			java("[ -z \"${NOTES_RECORD_START:-}\" ] || echo recording >\"$NOTES_RECORD_START\"; echo '%s'"
				.formatted(server.handshake()));
			prepare("--recording", kept.toString());
		}
		assertThat(kept).hasContent("recording");
		assertThat(this.launch.err()).doesNotContain("starts without preparation");
	}

	/**
	 * Let the Java of the package be a shell script.
	 */
	private void java(String script) throws IOException {
		Path java = Files.createDirectories(this.folder.root().resolve("runtime/bin")).resolve("java");
		Files.writeString(this.folder.root().resolve("runtime/release"), "JAVA_VERSION=\"25.0.1\"\n");
		Files.writeString(java, "#!/bin/sh\n" + script + "\n");
		assertThat(java.toFile().setExecutable(true)).isTrue();
	}

	private void prepare(String... arguments) throws IOException {
		this.folder.prepare(new CommandCall(this.launch, NotesProvider.commanded(),
				CommandLine.parse(List.of(arguments), new PackageCommand().options())));
	}

	private void assertPackaged() throws IOException {
		Path out = this.temporary.resolve("out");
		PackageLayout.FOLDER.write(
				new BuiltPackage(this.name, List.of(new Platform("linux", "amd64")), this.folder, Set.of(6)), out,
				Optional.empty());
		assertThat(new FileTree(out).files().keySet()).containsExactlyInAnyOrder("terraform-provider-notes_v1.2.3",
				"lib/a.jar", "runtime/bin/java", "runtime/release");
	}

}
