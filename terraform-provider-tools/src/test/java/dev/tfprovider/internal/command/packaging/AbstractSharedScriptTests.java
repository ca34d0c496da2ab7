/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A launcher whose launches share a process: a package with a stand-in for Java, this
 * process as the host, and a listener in it for requests to the shared process.
 */
abstract class AbstractSharedScriptTests {

	static final String TOKEN = "0123456789abcdef".repeat(4);

	static final String LINE = "1|6|tcp|127.0.0.1:4711|grpc|cert";

	@TempDir(factory = PrivateTempDir.class)
	Path temporary;

	Path folder;

	Path runtime;

	ServerSocket shared;

	private final ProcessScope scope;

	private final Map<String, String> variables;

	/**
	 * Create tests.
	 * @param scope scope of the package
	 * @param variables environment of launches besides what each has
	 */
	AbstractSharedScriptTests(ProcessScope scope, Map<String, String> variables) {
		this.scope = scope;
		this.variables = variables;
	}

	@BeforeEach
	final void makePackage() throws IOException {
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("a package"));
		this.runtime = Files.createDirectory(this.temporary.resolve("run"));
		LauncherScript script = new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), RuntimeFlavour.THIN,
				"com.acme.Main", List.of("b.jar"), "abc", List.of(), Optional.of(this.scope), false);
		executable(launcher(), script.text());
		Files.writeString(Files.createDirectory(this.folder.resolve("lib")).resolve("shared.sh"), script.sharedText());
		Path home = Files.createDirectories(this.temporary.resolve("java"));
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
		Files.createDirectory(home.resolve("bin"));
		this.shared = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		this.shared.setSoTimeout(60_000);
		executable(java(), "#!/bin/sh\nexit 1\n");
	}

	@AfterEach
	final void end() throws IOException {
		endProcesses();
		this.shared.close();
	}

	/**
	 * End what has been started for this test.
	 */
	void endProcesses() throws IOException {
		ProcessHandle.allProcesses()
			.filter((process) -> process.info().commandLine().orElse("").contains(this.temporary.toString()))
			.forEach(AbstractSharedScriptTests::destroy);
	}

	static void destroy(ProcessHandle process) {
		process.descendants().forEach(ProcessHandle::destroyForcibly);
		process.destroyForcibly();
	}

	final Path java() {
		return this.temporary.resolve("java").resolve("bin").resolve("java");
	}

	final Path launcher() {
		return this.folder.resolve("terraform-provider-pet-store_v1.0.0");
	}

	/**
	 * Make a folder of tools that a launch may find.
	 */
	final Path bin(String... tools) throws IOException {
		Path bin = Files.createDirectory(this.temporary.resolve("bin"));
		for (String tool : tools) {
			Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
		}
		return bin;
	}

	final Process start(Map<String, String> environment) throws IOException {
		return builder(environment, launcher().toString()).start();
	}

	final ProcessBuilder builder(Map<String, String> environment, String... command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(this.temporary.toRealPath().toFile());
		Map<String, String> all = new HashMap<>(Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME",
				this.temporary.resolve("java").toString(), "XDG_RUNTIME_DIR", this.runtime.toString(),
				"TF_PLUGIN_MAGIC_COOKIE", "cookie", "PLUGIN_CLIENT_CERT", "pem\npem\n"));
		all.putAll(this.variables);
		all.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(all);
		return builder;
	}

	static void executable(Path file, String text) throws IOException {
		Files.writeString(file, text);
		assertThat(file.toFile().setExecutable(true)).isTrue();
	}

	static void kill(String signal, Process process) throws Exception {
		assertThat(new ProcessBuilder("kill", signal, String.valueOf(process.pid())).start().waitFor()).isZero();
	}

	/**
	 * Prove that this is the process, and read the request to its end, an empty text.
	 */
	static String request(Socket caller) throws IOException {
		ByteArrayOutputStream request = new ByteArrayOutputStream();
		InputStream input = caller.getInputStream();
		assertThat(input.readNBytes(33)).asString().isEqualTo(TOKEN.substring(0, 32) + "\n");
		caller.getOutputStream().write((TOKEN.substring(32) + "\n").getBytes(StandardCharsets.UTF_8));
		int last = -1;
		for (int next = input.read(); next > 0 || (next == 0 && last != 0); next = input.read()) {
			request.write(next);
			last = next;
		}
		return request.toString(StandardCharsets.UTF_8);
	}

	/**
	 * Return what the stand-in for Java has noted, a line for each start.
	 */
	final List<String> started() throws IOException {
		Path started = this.temporary.resolve("started");
		return Files.exists(started) ? Files.readAllLines(started) : List.of();
	}

	static String startOfThisProcess() throws IOException {
		String stat = Files.readString(Path.of("/proc/self/stat"));
		return stat.substring(stat.lastIndexOf(')')).split(" ")[20];
	}

	/**
	 * Return the names of what launches have left for each other.
	 */
	final List<String> names() {
		return Stream.of(Objects.requireNonNull(this.runtime.toFile().listFiles()))
			.flatMap((folder) -> Stream.of(Objects.requireNonNull(folder.list())))
			.toList();
	}

}
