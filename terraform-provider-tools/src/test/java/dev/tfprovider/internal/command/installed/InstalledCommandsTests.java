/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.line.FileFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class InstalledCommandsTests {

	private final InstalledCommands commands = new InstalledCommands();

	@Test
	void summaryHasALineForEachCommand() {
		assertThat(this.commands.summary().lines().map((line) -> line.strip().split(" ")[0])).containsExactly("call",
				"changes", "completion", "dev", "docs", "install", "keys", "package", "prepare", "publish", "sbom",
				"schema", "sign", "verify", "version", "help");
	}

	@Test
	void versionGoesToStandardOutput() {
		PersonProcess process = new PersonProcess("version");
		assertThat(run(process)).isZero();
		assertThat(process.out()).isEqualTo("terraform-provider-notes 1.2.3 (acme/notes)\n");
		assertThat(process.err()).isEmpty();
	}

	@Test
	void schemaWithoutJsonListsTypes() {
		PersonProcess process = new PersonProcess("schema");
		assertThat(run(process)).isZero();
		assertThat(process.out()).isEqualTo("resource notes_note\n");
	}

	@Test
	void schemaWarnsOfWhatTheAuthorForgot() {
		PersonProcess process = new PersonProcess("schema");
		ProviderApplication provider = NotesProvider.commanded();
		assertThat(
				this.commands.run(process,
						new ProviderApplication(provider.definition(), provider.application(), provider.service(),
								provider.scope(), List::of, () -> List.of("One is no bean.", "Another is none."))))
			.isZero();
		assertThat(process.out()).isEqualTo("resource notes_note\n");
		assertThat(process.err()).isEqualTo("Warning: One is no bean.\nWarning: Another is none.\n");
	}

	@Test
	void schemaAsJsonIsOneDocument() {
		PersonProcess process = new PersonProcess("schema", "--json");
		assertThat(run(process)).isZero();
		assertThat(process.out())
			.startsWith("{\"format_version\":\"1.0\",\"provider_schemas\":{\"registry.terraform.io/acme/notes\":"
					+ "{\"provider\":{\"version\":0,\"block\":")
			.contains("\"secret\":{\"type\":\"string\",")
			.contains("\"optional\":true,\"sensitive\":true}")
			.contains("\"author\":{\"nested_type\":{\"attributes\":{\"name\":{\"type\":\"string\",")
			.contains("\"nesting_mode\":\"single\"}")
			.contains("\"block_types\":{\"line\":{\"nesting_mode\":\"list\",\"block\":{")
			.contains("\"mark\":{\"nesting_mode\":\"set\",")
			.endsWith("}\n");
		assertThat(process.err()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "--json", "--full" })
	void outputThatIsNotTakenIsAnError(String option) {
		OutputStream full = new OutputStream() {

			@Override
			public void write(int octet) throws IOException {
				throw new IOException("No space left on device");
			}

		};
		PersonProcess process = new PersonProcess(full, "schema", option);
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isEqualTo(1);
		assertThat(process.err()).startsWith("Standard output does not take everything that 'schema' prints.");
	}

	@Test
	void failureOfAFileNamesItAndWhatToDo() {
		assertThat(FileFailure.of(new NoSuchFileException("/a")))
			.isEqualTo("/a is not there. Create it, or name another.");
		assertThat(FileFailure.of(new AccessDeniedException("/a")))
			.startsWith("/a must not be read or written by this");
		assertThat(FileFailure.of(new FileAlreadyExistsException("/a"))).startsWith("/a is there already. Remove it");
		assertThat(FileFailure.of(new NotDirectoryException("/a"))).startsWith("/a is no folder. Remove it");
		assertThat(FileFailure.of(new FileSystemLoopException("/a"))).startsWith("/a is a link to a folder around it.");
		assertThat(FileFailure.of(new FileSystemException("/a", "/b", "No space left on device")))
			.isEqualTo("/b: No space left on device.");
		assertThat(FileFailure.of(FileFailure.in(Path.of("/a"), new IOException("No space left on device"))))
			.isEqualTo("/a: No space left on device.");
		assertThat(FileFailure.of(new FileSystemException("/a", null, "No space left on device")))
			.isEqualTo("/a: No space left on device.");
		assertThat(FileFailure.of(new IOException("The stream is closed"))).contains("The stream is closed");
	}

	@Test
	void helpExplainsACommandAndItsOptions() {
		PersonProcess all = new PersonProcess("help");
		assertThat(run(all)).isZero();
		assertThat(all.out()).contains(this.commands.summary());
		PersonProcess one = new PersonProcess("help", "schema");
		assertThat(run(one)).isZero();
		assertThat(one.out()).startsWith("schema: prints the types of the provider").contains("  --json  ");
		PersonProcess option = new PersonProcess("schema", "--help");
		assertThat(run(option)).isZero();
		assertThat(option.out()).isEqualTo(one.out());
	}

	@Test
	void unknownCommandIsRefusedWithTheListOfCommands() {
		PersonProcess process = new PersonProcess("deploy");
		assertThat(run(process)).isEqualTo(2);
		assertThat(process.out()).isEmpty();
		assertThat(process.err()).startsWith("There is no command 'deploy'. These are the commands:")
			.contains("  install ")
			.doesNotContain("See 'help deploy'");
	}

	@Test
	void unknownOptionIsRefusedWithAHint() {
		PersonProcess process = new PersonProcess("schema", "--yaml");
		assertThat(run(process)).isEqualTo(2);
		assertThat(process.err()).isEqualTo("There is no option '--yaml'.\nSee 'help schema'.\n");
	}

	@Test
	void packageRefusesWhatCannotBeMadeBeforeItStarts() {
		assertRefused(2, "'--runtime' and '--thin' exclude each other.", "package", "--thin", "--runtime");
		assertRefused(2, "There is no layout 'rpm', but registry, folder, packed, unpacked, network, "
				+ "static-registry, oci, boring-registry.", "package", "--layout", "rpm");
		assertRefused(2, "'--sign' is for the layouts registry, static-registry, boring-registry.", "package",
				"--layout", "folder", "--sign", "me");
		assertRefused(2, "'--recording' is for packages with a runtime and a prepared start.", "package", "--recording",
				"x");
		assertRefused(2, "There is no CLI for windows_s390x", "package", "--os", "windows", "--arch", "s390x");
		assertRefused(1, "There is no key to sign with: MAVEN_GPG_KEY is not set.", "package", "--sign",
				"MAVEN_GPG_KEY");
		assertRefused(1, "There is no key to sign with: MAVEN_GPG_KEY is not set.", "sign");
		assertRefused(2, "Where to? Name places with '--to'", "publish");
		assertRefused(2, "'oci' is no place to publish to.", "publish", "--to", "oci");
		assertRefused(2, "Name what to verify with '--from'.", "verify");
		assertRefused(1, "There is no directory /somewhere/x.", "verify", "--from", "x");
		assertRefused(1, "'nothing' is no executable", "verify", "--from", "x", "--cli", "nothing");
		assertRefused(2, "The layout 'folder' holds one package", "package", "--layout", "folder", "--os",
				"linux,windows", "--arch", "amd64");
		assertRefused(2, "'--jdk' is for packages with a runtime: add '--runtime'.", "package", "--jdk", "x");
		assertRefused(2, "'--runtime-musl' is for packages with a runtime: add '--runtime'.", "package",
				"--runtime-musl", "x");
		assertRefused(2, "'--add-modules' is for packages with a runtime: add '--runtime'.", "package", "--add-modules",
				"jdk.localedata");
		assertRefused(1, "There is no JDK in /somewhere/x: it has no file 'release'.", "package", "--runtime", "--jdk",
				"x");
		assertRefused(2, "A package with a runtime can be made for ", "package", "--runtime", "--os", "freebsd");
		assertRefused(2, "HOME is not set: name the mirror with '--dir'.", "install");
		assertRefused(1, "The application has no resource META-INF/sbom/application.cdx.json: its build makes no bill",
				"sbom");
		assertRefused(1, "There is no package of this provider in /somewhere/x.", "prepare", "--package", "x");
	}

	@Test
	void placeThatCannotHoldAPackageIsNamedBeforeOneIsMade(@TempDir Path directory) throws IOException {
		Path file = Files.writeString(directory.resolve("file"), "mine");
		Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("link"));
		for (Path wrong : List.of(file, link)) {
			assertRefused(1, "'%s' is no directory.".formatted(wrong), "package", "--out", wrong.toString());
			assertRefused(1, "'%s' is no directory.".formatted(wrong), "package", "--layout", "network,registry",
					"--out", wrong + "/below");
			assertRefused(1, "'%s' is no directory.".formatted(wrong), "install", "--dir", wrong + "/below");
		}
		assertRefused(1, "'a\0b' is no path: Nul character not allowed.", "package", "--out", "a\0b");
		try (Stream<Path> files = Files.list(directory)) {
			assertThat(files).containsExactlyInAnyOrder(file, link);
		}
		assertThat(file).hasContent("mine");
	}

	@Test
	void placeThatCannotHoldARecordingIsNamedBeforeAPackageIsMade(@TempDir Path directory) throws IOException {
		Path file = Files.writeString(directory.resolve("file"), "mine");
		assertRefused(1, "'%s' is no directory.".formatted(file), "package", "--runtime", "--recording",
				file + "/below/recording");
		assertRefused(1, "'%s' is no file: '--recording' names the file of a recorded start.".formatted(directory),
				"package", "--runtime", "--recording", directory.toString());
	}

	@Test
	void fileWhereALayoutNeedsAFolderIsNamedBeforeAPackageIsMade(@TempDir Path directory) throws IOException {
		Path network = Files.createFile(directory.resolve("network"));
		Path host = Files.createFile(directory.resolve("registry.terraform.io"));
		assertRefused(1, "'%s' is no directory.".formatted(network), "package", "--layout", "registry,network", "--out",
				directory.toString());
		assertRefused(1, "'%s' is no directory.".formatted(host), "install", "--dir", directory.toString());
	}

	private void assertRefused(int status, String message, String... arguments) {
		PersonProcess process = new PersonProcess(arguments);
		assertThat(run(process)).isEqualTo(status);
		assertThat(process.err()).startsWith(message);
		assertThat(process.out()).isEmpty();
	}

	private int run(PersonProcess process) {
		return this.commands.run(process, NotesProvider.commanded());
	}

}
