/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The program for Windows, run by Wine with a library that stands in for Java's. Where
 * there is no Wine or no compiler for that library, the tests are skipped.
 */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class WindowsLauncherWineTests {

	private static final List<Path> WINES = List.of(Path.of("/usr/bin/wine64"), Path.of("/usr/lib/wine/wine64"),
			Path.of("/usr/bin/wine"));

	private static final String LINE = "1|6|tcp|127.0.0.1:1234|grpc|abc\r\n";

	private Path temporary;

	private Path wine;

	private Path folder;

	private Path program;

	private Path java;

	@BeforeAll
	void makePackage(@TempDir(cleanup = CleanupMode.NEVER) Path directory) throws Exception {
		this.temporary = directory.toRealPath();
		Optional<Path> found = WINES.stream().filter(Files::isExecutable).findFirst();
		Assumptions.assumeTrue(found.isPresent(), "there is no Wine on this machine");
		this.wine = found.orElseThrow();
		Compiler compiler = Compiler.find();
		this.java = java("a jdk", "25.0.1", "x86_64");
		compiler.compileLibrary("src/test/c/jli.c", this.java.resolve("bin/jli.dll").toString());
		this.folder = Files.createDirectories(this.temporary.resolve("a package"));
		Files.createDirectory(this.folder.resolve("lib"));
		this.program = this.folder.resolve("terraform-provider-pet-store_v1.0.0.exe");
		LauncherKind.WINDOWS.write(WindowsLauncherTests.script(RuntimeFlavour.THIN), this.folder);
		Process setup = wineProcess(Map.of(), "wineboot", "--init");
		boolean ready = setup.waitFor(180, TimeUnit.SECONDS);
		setup.destroyForcibly();
		Assumptions.assumeTrue(ready, "Wine was not ready within three minutes");
	}

	@AfterAll
	void endWine() throws Exception {
		Path server = (this.wine != null) ? this.wine.resolveSibling("wineserver") : Path.of("none");
		for (String option : Files.isExecutable(server) ? List.of("--kill", "--wait") : List.<String>of()) {
			ProcessBuilder builder = new ProcessBuilder(server.toString(), option);
			builder.environment().put("WINEPREFIX", this.temporary.resolve("prefix").toString());
			builder.start().waitFor(60, TimeUnit.SECONDS);
		}
		// the last of its processes may still save what it knows
		for (int i = 0; Files.exists(this.temporary) && i < 50; i++) {
			try {
				new FileTree(this.temporary).delete();
			}
			catch (IOException | UncheckedIOException ex) {
				Thread.sleep(200);
			}
		}
	}

	@Test
	void javaIsRunInThisProcessWithStreamsStatusAndArguments() throws Exception {
		Result result = run(
				Map.of("JAVA_HOME", windows(this.java), "STUB_STATUS", "7", "PET_STORE_JAVA_OPTS", "  -Da=b   -Xmx1g "),
				"hello\n", "x y", "q\"r", "", "*.txt", "back\\");
		assertThat(result.status()).isEqualTo(7);
		assertThat(result.err()).contains("log");
		List<String> lines = result.out().lines().toList();
		assertThat(result.out()).startsWith(LINE).endsWith("read: hello\r\n");
		List<String> expected = new ArrayList<>(List.of("<" + windows(this.program) + ">"));
		Stream
			.of(WindowsLauncher.OPTIONS, List.of("-Dspring.aot.enabled=true", "-Da=b", "-Xmx1g"),
					WindowsLauncher.NEWER_OPTIONS,
					List.of("-cp", windows(this.folder) + "\\lib\\b.jar;" + windows(this.folder) + "\\lib\\it's.jar",
							"com.acme.Main", "x y", "q\"r", "", "*.txt", "back\\"))
			.flatMap(List::stream)
			.forEach((argument) -> expected.add("<" + argument + ">"));
		assertThat(lines.subList(1, lines.size() - 2)).containsExactlyElementsOf(expected);
		assertThat(lines.get(lines.size() - 2)).startsWith("libraries: ").endsWith("a jdk\\bin");
	}

	@Test
	void ownVariableWinsAndOlderJavaIsNotToldNewOptions() throws Exception {
		Path older = copy("17.0.9");
		Result result = run(Map.of("PET_STORE_JAVA_HOME", windows(older) + "\\", "JAVA_HOME", windows(this.java)), "");
		assertThat(result.status()).isZero();
		assertThat(result.out()).startsWith(LINE).doesNotContain("--enable-native-access").contains("jdk 17.0.9\\bin");
	}

	@Test
	void javaOfThePathIsFoundBehindOneThatIsTooOld() throws Exception {
		Path old = copy("11.0.2");
		Path fit = copy("21.0.4");
		Result result = run(Map.of("WINEPATH", windows(old.resolve("bin")) + ";" + windows(fit.resolve("bin"))), "");
		assertThat(result.status()).isZero();
		assertThat(result.out()).contains("jdk 21.0.4\\bin");
	}

	@Test
	void javaThatDoesNotFitIsNamedInOneLine() throws Exception {
		Path old = java("jdk eleven", "11.0.2", "x86_64");
		Files.copy(this.java.resolve("bin/jli.dll"), old.resolve("bin/jli.dll"));
		Result result = run(Map.of("PET_STORE_JAVA_HOME", windows(old), "JAVA_HOME", windows(this.java)), "");
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.out()).isEmpty();
		assertThat(result.err().lines().filter((line) -> line.startsWith("[ERROR]"))).containsExactly(
				"[ERROR] The provider acme/pet-store needs a 64-bit Java 17 or later for x86. PET_STORE_JAVA_HOME='"
						+ windows(old) + "', JAVA_HOME='" + windows(this.java)
						+ "' and the PATH lead to none but 11.0.2. Set one of them.");
	}

	@Test
	void javaForAnotherProcessorIsPassedOver() throws Exception {
		Path arm = java("jdk arm", "21", "aarch64");
		Files.copy(this.java.resolve("bin/jli.dll"), arm.resolve("bin/jli.dll"));
		Result result = run(Map.of("JAVA_HOME", windows(arm)), "");
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.err()).contains("lead to none but 21. Set one of them.");
	}

	@Test
	void runtimeOfThePackageIsUsedAlone() throws Exception {
		Path other = Files.createDirectories(this.temporary.resolve("with runtime"));
		Files.createDirectory(other.resolve("lib"));
		LauncherKind.WINDOWS.write(WindowsLauncherTests.script(RuntimeFlavour.RUNTIME), other);
		Path exe = other.resolve(String.valueOf(this.program.getFileName()));
		Result missing = result(wineProcess(Map.of("JAVA_HOME", windows(this.java)), exe.toString()), "");
		assertThat(missing.status()).isEqualTo(1);
		assertThat(missing.err()).contains("[ERROR] The provider acme/pet-store cannot run: " + windows(other)
				+ "\\runtime is damaged. Run 'terraform init' again.");
		Files.move(copy("24"), other.resolve("runtime"));
		Result result = result(wineProcess(Map.of(), exe.toString()), "");
		assertThat(result.status()).isZero();
		assertThat(result.out()).startsWith(LINE).contains("with runtime\\runtime\\bin");
	}

	@Test
	void pathOutsideTheCodePageIsShortened() throws Exception {
		Assumptions.assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")), "file names are not UTF-8 here");
		Path other = Files.createDirectories(this.temporary.resolve("\u5305\u88f9 package"));
		Files.createDirectory(other.resolve("lib"));
		LauncherKind.WINDOWS.write(WindowsLauncherTests.script(RuntimeFlavour.THIN), other);
		Result result = result(wineProcess(Map.of("JAVA_HOME", windows(this.java)),
				other.resolve(String.valueOf(this.program.getFileName())).toString()), "");
		assertThat(result.status()).isZero();
		assertThat(result.out()).containsPattern("<[\\x20-\\x7e]+\\\\lib\\\\b.jar;");
	}

	/**
	 * There is no process besides it that could be left.
	 */
	@Test
	void endingTheProgramEndsJava() throws Exception {
		Process process = wineProcess(Map.of("JAVA_HOME", windows(this.java), "STUB_SLEEP", "1"),
				this.program.toString());
		byte[] line = process.getInputStream().readNBytes(LINE.length());
		assertThat(new String(line, StandardCharsets.UTF_8)).isEqualTo(LINE);
		assertThat(running()).hasSize(1);
		wineProcess(Map.of(), "taskkill", "/F", "/IM", String.valueOf(this.program.getFileName())).waitFor();
		assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
		assertThat(running()).isEmpty();
	}

	/**
	 * Wine puts the command line of Windows in the place of its own, which only the
	 * kernel tells.
	 */
	private List<String> running() {
		return ProcessHandle.allProcesses()
			.map((process) -> commandLine(Path.of("/proc", Long.toString(process.pid()), "cmdline")))
			.filter((line) -> line.contains(this.folder.getParent().getFileName() + "/a package/terraform-"))
			.toList();
	}

	private static String commandLine(Path file) {
		try {
			return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).replace('\\', '/');
		}
		catch (IOException ex) {
			return "";
		}
	}

	private Path copy(String version) throws IOException {
		Path home = java("jdk " + version, version, "amd64");
		Files.copy(this.java.resolve("bin/jli.dll"), home.resolve("bin/jli.dll"));
		return home;
	}

	private Path java(String name, String version, String processor) throws IOException {
		Path home = this.temporary.resolve(name);
		Files.writeString(Files.createDirectories(home.resolve("bin")).resolve("java.exe"), "");
		Files.writeString(home.resolve("release"),
				"JAVA_VERSION=\"%s\"\r\nOS_ARCH=\"%s\"\r\n".formatted(version, processor));
		return home;
	}

	private static String windows(Path path) {
		return "Z:" + path.toString().replace('/', '\\');
	}

	private Result run(Map<String, String> environment, String input, String... arguments) throws Exception {
		List<String> command = new ArrayList<>(List.of(this.program.toString()));
		command.addAll(List.of(arguments));
		return result(wineProcess(environment, command.toArray(String[]::new)), input);
	}

	private Result result(Process process, String input) throws Exception {
		try (OutputStream in = process.getOutputStream()) {
			in.write(input.getBytes(StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			// it has ended without reading
		}
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
		return new Result(process.exitValue(), out, Files.readString(this.temporary.resolve("err")));
	}

	private Process wineProcess(Map<String, String> environment, String... command) throws IOException {
		List<String> all = new ArrayList<>(List.of(this.wine.toString()));
		all.addAll(List.of(command));
		ProcessBuilder builder = new ProcessBuilder(all).redirectError(this.temporary.resolve("err").toFile());
		Map<String, String> variables = new HashMap<>(Map.of("PATH", "/usr/bin:/bin", "HOME", this.temporary.toString(),
				"WINEPREFIX", this.temporary.resolve("prefix").toString(), "WINEDEBUG", "-all", "WINEDLLOVERRIDES",
				"mscoree,mshtml=", "LC_ALL", "C.UTF-8"));
		variables.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(variables);
		return builder.start();
	}

	private record Result(int status, String out, String err) {

	}

}
