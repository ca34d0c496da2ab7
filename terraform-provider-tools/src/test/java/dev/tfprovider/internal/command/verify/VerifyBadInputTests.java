/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.publish.ClientSettings;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Servers that fail while a release is verified, at its documents or at its archives.
 */
@Timeout(60)
class VerifyBadInputTests {

	private static final ClientSettings QUICK = new ClientSettings(3, Duration.ofMillis(1), Duration.ofSeconds(3),
			false);

	private static final String TOKEN = "secret-token";

	@TempDir
	Path temporary;

	static Stream<Arguments> troubles() {
		return Stream.of(ReleaseLayout.STATIC_REGISTRY, ReleaseLayout.NETWORK, ReleaseLayout.OCI)
			.flatMap((layout) -> Stream.of(Trouble.values())
				.flatMap((trouble) -> Stream.of(".*", ".*(\\.zip|/blobs/.*)")
					.map((paths) -> Arguments.of(layout, trouble, paths))));
	}

	@ParameterizedTest
	@MethodSource("troubles")
	void failingServerIsExplained(ReleaseLayout layout, Trouble trouble, String paths) throws IOException {
		AtomicReference<String> elsewhere = new AtomicReference<>("null");
		try (LocalServer other = LocalServer.start((exchange) -> {
			elsewhere.set(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
			exchange.sendResponseHeaders(404, -1);
			exchange.close();
		}); LocalServer server = LocalServer.start(failing(layout, trouble, paths, other))) {
			Path trusted = Files.writeString(this.temporary.resolve("trusted.pem"),
					Files.readString(server.writeCertificate(this.temporary.resolve("one.pem")))
							+ Files.readString(other.writeCertificate(this.temporary.resolve("other.pem"))));
			CommandFailedException failure = verify(layout, server, Map.of("SSL_CERT_FILE", trusted.toString()));
			assertThat(failure.status()).isOne();
			assertThat(failure).hasMessageContaining(trouble.message).hasMessageContaining("localhost:");
			assertThat(failure.getMessage()).doesNotContain(TOKEN);
			assertThat(elsewhere).as("credentials elsewhere").hasValue("null");
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "STATIC_REGISTRY", "NETWORK", "OCI" })
	void untrustedCertificateIsExplained(ReleaseLayout layout) throws IOException {
		try (LocalServer server = LocalServer.start(LocalServer.folder(this.temporary))) {
			assertThat(verify(layout, server, Map.of()))
				.hasMessageContaining("the certificate of the server is not trusted")
				.hasMessageContaining("SSL_CERT_FILE names a file of certificates to trust")
				.hasMessageContaining("https://localhost:");
		}
	}

	private HttpHandler failing(ReleaseLayout layout, Trouble trouble, String paths, LocalServer other)
			throws IOException {
		Path root = this.temporary.resolve("out");
		layout.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "darwin_arm64"), root, true,
				Optional.of(TestSigner.INSTANCE));
		HttpHandler folder = LocalServer.folder(root);
		return (exchange) -> {
			if (exchange.getRequestURI().getPath().matches(paths)) {
				trouble.answer(exchange, other);
				exchange.close();
			}
			else {
				folder.handle(exchange);
			}
		};
	}

	private CommandFailedException verify(ReleaseLayout layout, LocalServer server, Map<String, String> more) {
		Map<String, String> environment = new HashMap<>(more);
		environment.put("PATH", "");
		environment.put("TF_TOKEN_localhost", TOKEN);
		String from = server.uri().toString();
		VerifyCommand command = new VerifyCommand(QUICK);
		CommandLine line = CommandLine.parse(List.of("--from", (layout == ReleaseLayout.OCI) ? "oci:" + from : from),
				command.options());
		return assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> command.run(new CommandCall(new PersonProcess().in(environment, this.temporary),
					NotesProvider.commanded(), line)))
			.actual();
	}

	enum Trouble {

		SERVER_ERROR("was answered with status 500") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.sendResponseHeaders(500, -1);
			}
		},

		UNAUTHORIZED("There are no credentials for this host, or they are not valid.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.sendResponseHeaders(401, -1);
			}
		},

		TOO_MANY_REQUESTS("The server asks to send less.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getResponseHeaders().set("Retry-After", "0");
				exchange.sendResponseHeaders(429, -1);
			}
		},

		NOTHING("the server has closed the connection without an answer. Check address and network, and try again.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) {
				// Closed by who calls
			}
		},

		HALF_AN_ANSWER("failed: ") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.sendResponseHeaders(200, 1000);
				exchange.getResponseBody().write(new byte[500]);
				exchange.getResponseBody().flush();
			}
		},

		REDIRECT("is not there") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getResponseHeaders().set("Location", other.uri() + "elsewhere");
				exchange.sendResponseHeaders(302, -1);
			}
		};

		private final String message;

		Trouble(String message) {
			this.message = message;
		}

		abstract void answer(HttpExchange exchange, LocalServer other) throws IOException;

	}

}
