/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The launcher on other systems than the one it was written on: other shells, another C
 * library, other tools.
 */
class LauncherShellTests {

	private static final String NAME = "terraform-provider-pet-store_v1.0.0";

	@TempDir
	Path temporary;

	private Path folder;

	/**
	 * Where the launcher looks for the C library and what its shell has loaded.
	 */
	private Path system;

	@BeforeEach
	void makePackage() throws IOException {
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("a package"));
		this.system = Files.createDirectories(this.temporary.toRealPath().resolve("system"));
		Files.createDirectory(this.folder.resolve("lib"));
		Files.createFile(this.folder.resolve("lib/b.jar"));
		Files.setLastModifiedTime(this.folder.resolve("lib/b.jar"), FileTime.from(FileTree.TIME));
	}

	@ParameterizedTest
	@ValueSource(strings = { "sh", "dash", "bash --posix", "busybox sh" })
	void everyShellStartsIt(String shell) throws Exception {
		write(RuntimeFlavour.THIN);
		Result result = run(shell, Map.of("JAVA_HOME", java("of the machine", "25.0.1")), "a b", "c");
		assertThat(result.err()).isEmpty();
		assertThat(result.out()).startsWith("of the machine: -Xlog:disable").endsWith(" com.acme.Main a b c\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "sh", "dash", "bash --posix", "busybox sh" })
	void onMuslTheRuntimeForItIsUsed(String shell) throws Exception {
		write(RuntimeFlavour.RUNTIME);
		musl("/lib/ld-musl-x86_64.so.1");
		own("runtime");
		own("runtime-musl");
		Result result = run(shell, Map.of("JAVA_HOME", java("of the machine", "25.0.1")));
		assertThat(result.err()).isEmpty();
		assertThat(result.out()).startsWith("runtime-musl: -Xlog:disable");
	}

	@ParameterizedTest
	@ValueSource(strings = { "dash", "busybox sh" })
	void onMuslWithoutARuntimeForItJavaOfTheMachineIsUsed(String shell) throws Exception {
		write(RuntimeFlavour.RUNTIME);
		musl("/lib/ld-musl-x86_64.so.1");
		own("runtime");
		assertThat(run(shell, Map.of("JAVA_HOME", java("of the machine", "25.0.1"))).out())
			.startsWith("of the machine: ");
	}

	@ParameterizedTest
	@ValueSource(strings = { "dash", "busybox sh" })
	void onMuslWithoutAnyJavaOneLineSaysWhatIsMissing(String shell) throws Exception {
		write(RuntimeFlavour.RUNTIME);
		musl("/lib/ld-musl-x86_64.so.1");
		own("runtime");
		Result result = run(shell, Map.of("PATH", tools("readlink", "sed", "cksum", "find", "touch").toString()));
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.out()).isEmpty();
		assertThat(result.err()).hasLineCount(1)
			.isEqualTo("[ERROR] The provider acme/pet-store brings a Java for glibc, and this system has musl, as "
					+ "Alpine Linux has. Install Java 17 or later for it, such as with 'apk add "
					+ "openjdk17-jre-headless'.\n");
	}

	@Test
	void onMuslADamagedRuntimeForItIsNamed() throws Exception {
		write(RuntimeFlavour.RUNTIME);
		musl("/lib/ld-musl-x86_64.so.1");
		own("runtime");
		Files.createDirectory(this.folder.resolve("runtime-musl"));
		Result result = run("sh", Map.of());
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.err())
			.isEqualTo("[ERROR] The provider acme/pet-store cannot run: %s/runtime-musl is ".formatted(this.folder)
					+ "damaged. Run 'terraform init' again.\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "dash", "busybox sh" })
	void muslBesideGlibcChangesNothing(String shell) throws Exception {
		write(RuntimeFlavour.RUNTIME);
		musl("/usr/lib/x86_64-linux-gnu/libc.so.6");
		own("runtime");
		own("runtime-musl");
		assertThat(run(shell, Map.of()).out()).startsWith("runtime: ");
	}

	@Test
	void onMuslTheRecordingOfTheOtherRuntimeIsNotUsed() throws Exception {
		write(RuntimeFlavour.RUNTIME);
		PackedRecording.in(this.folder).write(Files.writeString(this.temporary.resolve("x"), "x"));
		own("runtime");
		own("runtime-musl");
		Map<String, String> launch = Map.of("TF_PLUGIN_MAGIC_COOKIE", "cookie");
		assertThat(run("sh", launch).out())
			.contains(" -XX:AOTCache=" + this.temporary + "/.cache/terraform-provider-pet-store/1.0.0-abc/25.0.1-");
		assertThat(run("sh", Map.of("PET_STORE_PREPARED_START", "where")).out())
			.isEqualTo(this.folder + "/lib/prepared-start.aot.gz\n");
		musl("/lib/ld-musl-x86_64.so.1");
		assertThat(run("sh", launch).out()).startsWith("runtime-musl: ").doesNotContain("AOTCache");
		assertThat(run("sh", Map.of("PET_STORE_PREPARED_START", "where", "XDG_CACHE_HOME", "/cache")).out())
			.isEqualTo("/cache/terraform-provider-pet-store/1.0.0-abc/25.0.1-musl\n");
	}

	/**
	 * Tools of macOS before 12.3 and of BSD lack what GNU's have.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "dash", "bash --posix" })
	void linksAreFollowedWithoutTheToolsOfGnu(String shell) throws Exception {
		write(RuntimeFlavour.THIN);
		Path tools = tools("sed", "cksum", "touch");
		tool(tools, "readlink", "case \"$*\" in *-f*) echo 'readlink: illegal option -- f' >&2; exit 1 ;; esac");
		tool(tools, "find", "case \"$*\" in *-printf*) echo 'find: -printf: unknown primary' >&2; exit 1 ;; esac");
		Path home = Path.of(java("linked", "21.0.2"));
		Path links = Files.createDirectories(this.temporary.toRealPath().resolve("opt/bin"));
		Files.createSymbolicLink(links.resolve("step"), Path.of("../../jdk linked/bin/java"));
		Files.createSymbolicLink(tools.resolve("java"), links.resolve("step"));
		Path first = Files.createSymbolicLink(this.temporary.resolve("first"), Path.of("opt/second"));
		Files.createSymbolicLink(links.resolveSibling("second"), Path.of("../a package/" + NAME));
		Result result = run(shell, first, Map.of("PATH", tools.toString()));
		assertThat(result.err()).isEmpty();
		assertThat(result.out()).startsWith("linked: ").contains(" -cp " + this.folder + "/lib/b.jar ");
		assertThat(home).isDirectory();
	}

	/**
	 * The bash of macOS is of 2007.
	 */
	@Test
	void residentScriptNeedsNothingThatOldBashLacks() {
		List<String> newer = List.of("mapfile", "readarray", "declare -A", "local -A", "local -n", "declare -n",
				"coproc", "&>>", "|&", "wait -n", "[[ -v", ",,}", "^^}", "@Q}", "EPOCH", ")T");
		List<String> guarded = new ArrayList<>();
		String[] lines = script(RuntimeFlavour.THIN).sharedText().split("\n");
		for (int i = 0; i < lines.length; i++) {
			String line = lines[i].strip();
			if (!line.startsWith("#") && newer.stream().anyMatch(line::contains)) {
				assertThat(lines[i - 1] + lines[Math.max(0, i - 2)]).as(line).contains("BASH_VERSINFO[0] > 4");
				guarded.add(line);
			}
		}
		assertThat(guarded).hasSize(2).allMatch((line) -> line.startsWith("mapfile -d ''"));
	}

	private LauncherScript script(RuntimeFlavour flavour) {
		return new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), flavour, "com.acme.Main", List.of("b.jar"),
				"abc", List.of(), Optional.of(ProcessScope.LAUNCH), false);
	}

	private void write(RuntimeFlavour flavour) throws IOException {
		String text = script(flavour).text();
		if (flavour == RuntimeFlavour.RUNTIME) {
			assertThat(text).contains("/lib/ld-musl-*.so.1").contains("/proc/self/maps");
		}
		Path launcher = Files.writeString(this.folder.resolve(NAME),
				text.replace("in /lib/ld-musl-", "in " + this.system + "/ld-musl-")
					.replace("/proc/self/maps", this.system + "/maps"));
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
	}

	/**
	 * Let the loader of musl be there.
	 * @param library what the shell has loaded
	 */
	private void musl(String library) throws IOException {
		Files.writeString(this.system.resolve("ld-musl-x86_64.so.1"), "");
		Files.writeString(this.system.resolve("maps"), """
				55d0c0 r--p 00000000 08:01 12 /bin/sh
				7f0000 r--p 00000000 08:01 13 %s
				7f0001 rw-p 00000000 00:00 0
				""".formatted(library));
	}

	private void own(String name) throws IOException {
		Files.move(Path.of(java(name, "25.0.1")), this.folder.resolve(name));
	}

	private String java(String name, String version) throws IOException {
		Path home = this.temporary.toRealPath().resolve("jdk " + name);
		Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
		Files.writeString(java, "#!/bin/sh\necho \"%s: $*\"\n".formatted(name));
		assertThat(java.toFile().setExecutable(true)).isTrue();
		return home.toString();
	}

	private Path tools(String... names) throws IOException {
		Path tools = Files.createDirectories(this.temporary.resolve("tools"));
		for (String name : names) {
			tool(tools, name, ":");
		}
		return tools;
	}

	private void tool(Path folder, String name, String first) throws IOException {
		Path tool = Files.writeString(folder.resolve(name), "#!/bin/sh\n%s\nexec '%s' \"$@\"\n".formatted(first,
				Files.exists(Path.of("/usr/bin", name)) ? "/usr/bin/" + name : "/bin/" + name));
		assertThat(tool.toFile().setExecutable(true)).isTrue();
	}

	private Result run(String shell, Map<String, String> environment, String... arguments) throws Exception {
		return run(shell, this.folder.resolve(NAME), environment, arguments);
	}

	private Result run(String shell, Path launcher, Map<String, String> environment, String... arguments)
			throws Exception {
		List<String> command = new ArrayList<>(List.of(shell.split(" ")));
		String program = command.get(0);
		Path file = List.of("/bin", "/usr/bin")
			.stream()
			.map((directory) -> Path.of(directory, program))
			.filter(Files::isExecutable)
			.findFirst()
			.orElse(null);
		Assumptions.assumeTrue(file != null, () -> "there is no " + program + " on this machine");
		command.set(0, String.valueOf(file));
		command.add(launcher.toString());
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command);
		Map<String, String> all = new HashMap<>(Map.of("PATH", "/usr/bin:/bin", "HOME", this.temporary.toString()));
		all.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(all);
		Process process = builder.start();
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Result(process.waitFor(), out, err);
	}

	private record Result(int status, String out, String err) {

	}

}
