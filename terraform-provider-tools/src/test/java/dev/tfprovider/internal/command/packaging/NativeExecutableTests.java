/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Packages of executables without a JVM. Those of other platforms are their headers.
 */
class NativeExecutableTests {

	private static final int SIZE = 5000;

	private final PersonProcess person = new PersonProcess();

	@TempDir
	private Path directory;

	@ParameterizedTest
	@CsvSource({ "0x464C457F, 18, 0x3E, linux_amd64", "0x464C457F, 18, 0xB7, linux_arm64",
			"0xFEEDFACF, 4, 0x01000007, darwin_amd64", "0xFEEDFACF, 4, 0x0100000C, darwin_arm64",
			"0x00005A4D, 132, 0x8664, windows_amd64" })
	void platformIsReadFromTheFile(String magic, int position, String processor, String platform) throws IOException {
		Path file = executable("executable", magic, position, processor);
		assertThat(NativeExecutable.of(call("--native", file.toString()))).singleElement()
			.extracting((executable) -> executable.platform().toString())
			.isEqualTo(platform);
	}

	@Test
	@Tag("thorough")
	void executablesArePackagedInEveryLayoutBesideThoseWithJava() throws IOException {
		Path mac = executable("mac", "0xFEEDFACF", 4, "0x0100000C");
		Path windows = executable("windows.exe", "0x00005A4D", 132, "0x8664");
		Path out = this.directory.resolve("out");
		new PackageCommand().run(call("--native", mac + "," + windows, "--layout", "registry,unpacked", "--out",
				out.toString(), "--os", "freebsd,darwin", "--arch", "arm64"));
		assertThat(this.person.out())
			.isEqualTo("Packaged acme/notes 1.2.3 for darwin_arm64, freebsd_arm64, windows_amd64 in " + out + "\n");
		assertThat(this.person.err()).contains(mac + " is for darwin_arm64 and was not run here.",
				windows + " is for windows_amd64 and was not run here.");
		Path registry = out.resolve("registry");
		assertThat(names(registry, "terraform-provider-notes_1.2.3_darwin_arm64.zip"))
			.containsExactly("schema/provider.json.gz", "terraform-provider-notes_v1.2.3");
		assertThat(names(registry, "terraform-provider-notes_1.2.3_windows_amd64.zip"))
			.containsExactly("schema/provider.json.gz", "terraform-provider-notes_v1.2.3.exe");
		assertThat(names(registry, "terraform-provider-notes_1.2.3_freebsd_arm64.zip"))
			.anyMatch((name) -> name.startsWith("lib/"));
		assertThat(registry.resolve("terraform-provider-notes_1.2.3_SHA256SUMS")).content().hasLineCount(4);
		Path folder = out.resolve("unpacked/registry.terraform.io/acme/notes/1.2.3/darwin_arm64");
		assertThat(folder.resolve("terraform-provider-notes_v1.2.3")).hasSameBinaryContentAs(mac);
	}

	@Test
	void folderHoldsOneExecutable() {
		assertThatFails("--native",
				executable("mac", "0xFEEDFACF", 4, "0x0100000C") + ","
						+ executable("other", "0xFEEDFACF", 4, "0x01000007"),
				"--layout", "folder")
			.startsWith("The layout 'folder' holds one package");
	}

	@Test
	void twoForAPlatformAreRefused() {
		assertThatFails("--native", executable("one", "0xFEEDFACF", 4, "0x0100000C") + ","
				+ executable("two", "0xFEEDFACF", 4, "0x0100000C"))
			.endsWith("are both for darwin_arm64.");
	}

	@Test
	void whatIsNoExecutableIsRefused() throws IOException {
		Path script = Files.writeString(this.directory.resolve("script"), "#!/bin/sh\n");
		assertThatFails("--native", script.toString())
			.isEqualTo("'%s' is no executable for Linux, macOS or Windows on amd64 or arm64.".formatted(script));
		assertThatFails("--native", this.directory.resolve("none").toString())
			.startsWith("There is no executable '%s'.".formatted(this.directory.resolve("none")));
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void installedIsOneOfThisPlatformThatWorks() throws IOException {
		Path mac = executable("mac", "0xFEEDFACF", 4, "0x0100000C");
		Path mirror = this.directory.resolve("mirror");
		assertThatInstallFails(mac, mirror)
			.isEqualTo("'%s' is for darwin_arm64, and this machine is %s.".formatted(mac, Platform.current()));
		assertThatInstallFails(Path.of("/bin/true"), mirror)
			.startsWith("The provider printed no handshake line but ''.");
		assertThat(mirror).doesNotExist();
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void executableOfThisPlatformIsRun() {
		Path out = this.directory.resolve("out");
		assertThatFails("--native", "/bin/true", "--out", out.toString())
			.startsWith("The provider printed no handshake line but ''.");
		assertThat(out.resolve("terraform-provider-notes_1.2.3_linux_amd64.zip")).doesNotExist();
	}

	private AbstractStringAssert<?> assertThatFails(String... arguments) {
		return assertThat(assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> new PackageCommand().run(call(arguments)))
			.actual()
			.getMessage());
	}

	private AbstractStringAssert<?> assertThatInstallFails(Path executable, Path mirror) {
		CommandLine line = CommandLine.parse(
				List.of("--version", "1.2.3", "--native", executable.toString(), "--dir", mirror.toString()),
				new InstallCommand().options());
		return assertThat(assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> new InstallCommand().run(new CommandCall(this.person, NotesProvider.commanded(), line)))
			.actual()
			.getMessage());
	}

	private List<String> names(Path folder, String archive) throws IOException {
		return ReleaseArchive.modes(folder.resolve(archive)).keySet().stream().sorted().toList();
	}

	private CommandCall call(String... arguments) {
		return new CommandCall(this.person, NotesProvider.commanded(),
				CommandLine.parse(Stream.of(arguments).toList(), new PackageCommand().options()));
	}

	/**
	 * Make a file that begins as an executable does.
	 */
	private Path executable(String name, String magic, int position, String processor) {
		ByteBuffer bytes = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
		bytes.putInt(0, Integer.parseUnsignedInt(magic.substring(2), 16));
		bytes.putInt(0x3C, 128);
		bytes.putInt(128, 0x4550);
		bytes.putShort(position, (short) (int) Integer.decode(processor));
		if (position == 4) {
			bytes.putInt(position, Integer.decode(processor));
		}
		try {
			return Files.write(this.directory.resolve(name), bytes.array());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
