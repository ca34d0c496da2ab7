/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.util.FileSystemUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A PostgreSQL in a folder of its own, where the programs are installed.
 */
class PostgresServer implements BeforeAllCallback, AfterAllCallback, ExecutionCondition, JdbcConnectionDetails {

	private static final String USER = "postgres";

	private static final Duration LONGEST_START = Duration.ofSeconds(60);

	private final Optional<Path> programs = programs();

	private final String password = UUID.randomUUID().toString();

	private Path folder;

	private int port;

	private Process process;

	private static Optional<Path> programs() {
		Path debian = Path.of("/usr/lib/postgresql");
		try (Stream<Path> versions = Files.isDirectory(debian) ? Files.list(debian) : Stream.empty()) {
			return Stream
				.concat(Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator)).map(Path::of),
						versions.map((version) -> version.resolve("bin")).sorted())
				.filter((bin) -> Files.isExecutable(bin.resolve("initdb")))
				.findFirst();
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	@Override
	public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
		return this.programs.isPresent() ? ConditionEvaluationResult.enabled("PostgreSQL is installed")
				: ConditionEvaluationResult.disabled("no initdb of PostgreSQL on the PATH");
	}

	@Override
	public void beforeAll(ExtensionContext context) throws Exception {
		try (ServerSocket socket = new ServerSocket(0)) {
			this.port = socket.getLocalPort();
		}
		this.folder = Files.createTempDirectory("postgres");
		Path password = Files.writeString(this.folder.resolve("password"), this.password);
		if (isRoot()) {
			for (Path each : List.of(this.folder, password)) {
				Files.setOwner(each, each.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(USER));
			}
		}
		String data = this.folder.resolve("data").toString();
		int status = start("initdb", "-D", data, "-U", USER, "--auth=scram-sha-256", "--pwfile=" + password).waitFor();
		assertThat(status).as(Files.readString(log())).isZero();
		this.process = start("postgres", "-D", data, "-p", String.valueOf(this.port), "-c",
				"listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off");
		long end = System.nanoTime() + LONGEST_START.toNanos();
		while (!isReady()) {
			assertThat(this.process.isAlive() && System.nanoTime() < end).as(Files.readString(log())).isTrue();
			Thread.sleep(100);
		}
	}

	/**
	 * Start a program. It refuses to run as root.
	 */
	private Process start(String program, String... arguments) throws IOException {
		List<String> line = new ArrayList<>(
				isRoot() ? List.of("setpriv", "--reuid=" + USER, "--regid=" + USER, "--clear-groups") : List.of());
		line.add(this.programs.orElseThrow().resolve(program).toString());
		line.addAll(List.of(arguments));
		return new ProcessBuilder(line).directory(this.folder.toFile())
			.redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
			.start();
	}

	private Path log() {
		return this.folder.resolve("log");
	}

	private static boolean isRoot() {
		return System.getProperty("user.name").equals("root");
	}

	private boolean isReady() {
		try (Connection connection = DriverManager.getConnection(getJdbcUrl(), getUsername(), getPassword())) {
			return connection.isValid(1);
		}
		catch (SQLException ex) {
			return false;
		}
	}

	@Override
	public void afterAll(ExtensionContext context) throws Exception {
		// Without waiting for clients, as a pool may still be connected
		start("pg_ctl", "stop", "-D", this.folder.resolve("data").toString(), "-m", "immediate").waitFor();
		this.process.waitFor();
		FileSystemUtils.deleteRecursively(this.folder);
	}

	@Override
	public String getUsername() {
		return USER;
	}

	@Override
	public String getPassword() {
		return this.password;
	}

	@Override
	public String getJdbcUrl() {
		return "jdbc:postgresql://127.0.0.1:" + this.port + "/postgres";
	}

}
