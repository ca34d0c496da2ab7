/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What a package for Windows contains. {@link WindowsLauncherWineTests} runs it.
 */
class WindowsLauncherTests {

	private static final String EXE = "terraform-provider-pet-store_v1.0.0.exe";

	private static final String COMPILER = "12-win32";

	private static final Path SOURCES = Path.of("src/main/c");

	private static final PackageName NAME = PackageName.of("acme/pet-store", "1.0.0");

	@TempDir
	Path temporary;

	private Path root;

	@BeforeEach
	void createFolder() throws IOException {
		this.root = this.temporary.resolve("staging").resolve("package");
		Files.createDirectories(this.root.resolve("lib"));
		Files.writeString(this.root.resolve("lib/b.jar"), "b");
	}

	@Test
	void archiveHasTheProgramAndWhatItReads() throws IOException {
		write(RuntimeFlavour.THIN);
		Path out = Files.createDirectory(this.temporary.resolve("out"));
		ReleaseLayout.REGISTRY.add(release().release(), out, true, Optional.empty());
		Path archive = out.resolve("terraform-provider-pet-store_1.0.0_windows_amd64.zip");
		assertThat(ReleaseArchive.modes(archive)).containsExactly(Map.entry(EXE, 0100755),
				Map.entry("lib/b.jar", 0100644), Map.entry("lib/launcher.conf", 0100644));
		assertThat(Files.readString(this.root.resolve("lib/launcher.conf"))).startsWith("""
				provider acme/pet-store
				variables PET_STORE
				java machine
				main com.acme.Main
				option -Xlog:disable
				""").endsWith("""
				option -Dspring.aot.enabled=true
				option24 --enable-native-access=ALL-UNNAMED
				option24 --sun-misc-unsafe-memory-access=allow
				jar b.jar
				jar it's.jar
				""");
		assertThat(this.root.resolve("lib/shared.sh")).doesNotExist();
	}

	@Test
	void runtimeInThePackageIsTheOneToUse() throws IOException {
		write(RuntimeFlavour.RUNTIME);
		assertThat(Files.readString(this.root.resolve("lib/launcher.conf"))).contains("\njava package\n");
	}

	@Test
	void programIsForTheConsoleOf64BitWindows() throws IOException {
		ByteBuffer program = ByteBuffer.wrap(WindowsLauncher.program()).order(ByteOrder.LITTLE_ENDIAN);
		int header = program.getInt(0x3c);
		assertThat(program.getInt(header)).as("PE signature").isEqualTo(0x4550);
		assertThat(program.getShort(header + 4)).as("machine").isEqualTo((short) 0x8664);
		assertThat(program.getInt(header + 8)).as("time stamp").isZero();
		assertThat(program.getShort(header + 24)).as("PE32+").isEqualTo((short) 0x20b);
		assertThat(program.getShort(header + 24 + 68)).as("console").isEqualTo((short) 3);
		assertThat(program.getShort(header + 24 + 70) & 0x160).as("relocatable, no code in data").isEqualTo(0x160);
		String text = new String(program.array(), StandardCharsets.ISO_8859_1);
		assertThat(text).contains("KERNEL32.dll", "SHELL32.dll").doesNotContainIgnoringCase("msvcrt");
	}

	/**
	 * The compiler's version decides about single bytes.
	 */
	@Test
	void programIsWhatTheSourceIsCompiledTo() throws Exception {
		Compiler compiler = Compiler.find();
		Assumptions.assumeTrue(compiler.version().equals(COMPILER),
				() -> "the program was compiled by version " + COMPILER + ", not " + compiler.version());
		Path made = this.temporary.resolve("made.exe");
		compiler.run(List.of(SOURCES.resolve("build.sh").toAbsolutePath().toString(), made.toString()));
		assertThat(made).hasBinaryContent(WindowsLauncher.program());
	}

	@Test
	void optionsAreThoseOfTheShellScript() {
		String script = script(RuntimeFlavour.THIN).text().replace(" \\\n ", "");
		String line = script.lines().filter((text) -> text.startsWith("\"$run\" \"$home")).findFirst().orElseThrow();
		assertThat(line).contains("/bin/java\" " + WindowsLauncher.OPTIONS.stream()
			.map((option) -> option.matches("[A-Za-z0-9._/=:+-]*") ? option : "'" + option + "'")
			.collect(Collectors.joining(" ")) + " -Dspring");
		assertThat(script).contains("-lt 24 ] || set -- " + String.join(" ", WindowsLauncher.NEWER_OPTIONS) + " -cp");
	}

	@Test
	void packageWithoutTheProgramIsRefused() throws IOException {
		LauncherKind.SCRIPT.write(script(RuntimeFlavour.THIN), this.root);
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> new PackageCheck(NAME, LauncherKind.WINDOWS)
				.check(Map.of("lib/b.jar", 0644, "terraform-provider-pet-store_v1.0.0", 0755)))
			.withMessage("Terraform would start 'terraform-provider-pet-store_v1.0.0' instead of '" + EXE
					+ "'. Rename or move it.");
		LauncherKind.SCRIPT.delete(NAME, this.root);
		assertThat(new FileTree(this.root).files()).containsOnlyKeys("lib/b.jar");
		write(RuntimeFlavour.THIN);
		LauncherKind.WINDOWS.delete(NAME, this.root);
		assertThat(new FileTree(this.root).files()).containsOnlyKeys("lib/b.jar");
	}

	@Test
	void networkMirrorHasTheHashOfEachPlatform() throws IOException {
		write(RuntimeFlavour.THIN);
		Path out = Files.createDirectory(this.temporary.resolve("out"));
		PackageLayout.NETWORK.write(release(), out, Optional.empty());
		Path other = Files.createDirectories(this.temporary.resolve("other").resolve("package").resolve("lib"))
			.resolve("..")
			.normalize();
		LauncherKind.SCRIPT.write(script(RuntimeFlavour.THIN), other);
		PackageFolder linux = new PackageFolder(NAME, LauncherKind.SCRIPT, other);
		PackageLayout.NETWORK.write(new BuiltPackage(NAME, List.of(new Platform("linux", "amd64")), linux, Set.of(6)),
				out, Optional.empty());
		assertThat(Files.readString(out.resolve("registry.terraform.io/acme/pet-store/1.0.0.json")))
			.contains(PackageHash.ofContents(release().folder().files()))
			.contains(PackageHash.ofContents(linux.files()));
	}

	private BuiltPackage release() {
		return new BuiltPackage(NAME, List.of(new Platform("windows", "amd64")),
				new PackageFolder(NAME, LauncherKind.WINDOWS, this.root), Set.of(6));
	}

	private void write(RuntimeFlavour flavour) throws IOException {
		LauncherKind.WINDOWS.write(script(flavour), this.root);
	}

	static LauncherScript script(RuntimeFlavour flavour) {
		return new LauncherScript(NAME, flavour, "com.acme.Main", List.of("b.jar", "it's.jar"), "abc",
				List.of("-Dspring.aot.enabled=true"), Optional.of(ProcessScope.LAUNCH), false);
	}

}
