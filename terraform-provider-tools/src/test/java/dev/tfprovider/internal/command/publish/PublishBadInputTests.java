/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;
import dev.tfprovider.internal.command.publish.PublishTests.Server;
import dev.tfprovider.internal.command.signing.TestSigner;
import dev.tfprovider.internal.command.verify.LocalServer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Servers that fail, at the first request or while files are uploaded.
 */
@Timeout(120)
@Tag("thorough")
class PublishBadInputTests {

	@TempDir
	static Path temporary;

	@BeforeAll
	static void makeRelease() throws IOException {
		Publisher.release(temporary, "one");
	}

	static Stream<Arguments> troubles() {
		return Stream.of(Server.values())
			.flatMap((kind) -> Stream.of(Trouble.values())
				.flatMap((trouble) -> Stream.of(true, false)
					.filter((atOnce) -> !(atOnce && trouble == Trouble.HALF_AN_UPLOAD))
					.map((atOnce) -> Arguments.of(kind, trouble, atOnce))));
	}

	@ParameterizedTest(name = "{0}, {1}, at once: {2}")
	@MethodSource("troubles")
	void failingServerIsExplainedAndNothingLooksWhole(Server kind, Trouble trouble, boolean atOnce) throws IOException {
		AtomicReference<String> elsewhere = new AtomicReference<>("null");
		try (StandIn server = kind.start(); LocalServer other = LocalServer.start((exchange) -> {
			elsewhere.set(exchange.getRequestHeaders().getFirst("Authorization")
					+ exchange.getRequestHeaders().getFirst("PRIVATE-TOKEN")
					+ exchange.getRequestHeaders().getFirst("JOB-TOKEN"));
			exchange.sendResponseHeaders(404, -1);
			exchange.close();
		})) {
			Map<String, String> environment = kind.environment(server, temporary);
			Path trusted = Path.of(environment.get("SSL_CERT_FILE"));
			Files.writeString(trusted, Files.readString(trusted)
					+ Files.readString(other.writeCertificate(temporary.resolve("other.pem"))));
			Predicate<String> upload = (request) -> request.matches("PUT .*|POST .*(/assets|/uploads/)");
			server.fail(atOnce ? (request) -> true : upload, 1000, (exchange) -> trouble.answer(exchange, other));
			Publisher run = Publisher.run(temporary, "one", environment, kind.place(server));
			assertThat(run.failure()).isPresent();
			assertThat(run.failure().orElseThrow().status()).isOne();
			assertThat(run.message()).contains(trouble.message).contains("https://localhost:");
			assertThat(run.message() + run.err()).doesNotContain(StandIn.TOKEN);
			assertThat(elsewhere.get().replace("null", "")).as("credentials elsewhere").isEmpty();
			assertThat(server.isWhole()).isFalse();

			server.forgive();
			assertThat(Publisher.run(temporary, "one", environment, kind.place(server)).message()).isEmpty();
			assertThat(server.isWhole()).isTrue();
		}
	}

	@ParameterizedTest
	@EnumSource
	void untrustedCertificateIsExplained(Server kind) throws IOException {
		try (StandIn server = kind.start()) {
			Map<String, String> environment = new HashMap<>(kind.environment(server, temporary));
			environment.remove("SSL_CERT_FILE");
			Publisher run = Publisher.run(temporary, "one", environment, kind.place(server));
			assertThat(run.message()).contains("the certificate of the server is not trusted")
				.contains("SSL_CERT_FILE names a file of certificates to trust")
				.contains("https://localhost:");
			assertThat(server.changes()).isEmpty();
		}
	}

	/**
	 * HCP Terraform tells no hashes; the link of an upload leads to a store that does.
	 */
	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HCP")
	void serverThatKeepsHalfOfAnUploadIsFoundOut(Server kind) throws IOException {
		try (StandIn server = kind.start()) {
			server.keepHalf();
			Publisher run = Publisher.run(temporary, "one", kind.environment(server, temporary), kind.place(server));
			assertThat(run.failure().orElseThrow().status()).isOne();
			assertThat(run.message()).containsAnyOf("with other bytes than", "has other bytes of", "Checksum mismatch",
					"DIGEST_INVALID", "is no JSON document");
			assertThat(server.isWhole()).isFalse();
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"/registry-providers|Is 'acme-corp' the name of the organization, which is the namespace of its private providers",
			"/gpg-keys|Is 'acme-corp' the name of the organization, which is the namespace of the key, and is the key an RSA key",
			"/versions|registered for the namespace 'acme-corp', and '1.2.3' a semantic version without a v?",
			"/platforms|Does it know the platform darwin_arm64?" })
	void whatHcpCannotProcessIsExplained(String path, String question) throws IOException {
		try (StandIn server = Server.HCP.start()) {
			server.fail((request) -> request.startsWith("POST ") && request.endsWith(path), 1, 422);
			Publisher run = Publisher.run(temporary, "one", Server.HCP.environment(server, temporary),
					Server.HCP.place(server));
			assertThat(run.message()).contains("was answered with status 422 and '{\"errors\": [\"told to\"]}'. ")
				.contains(question);
			assertThat(server.isWhole()).isFalse();
		}
	}

	@Test
	void longAnswerIsCutBetweenCharacters() {
		RegistryRequest request = RegistryRequest.get(URI.create("https://registry.example.org/v1"));
		byte[] body = ("x" + "\uD83D\uDE00".repeat(200)).getBytes(StandardCharsets.UTF_8);
		RegistryAnswer answer = new RegistryAnswer(request, 500, HttpHeaders.of(Map.of(), (name, value) -> true), body);
		assertThat(answer.refusal()).endsWith(" and 'x" + "\uD83D\uDE00".repeat(149) + "\u2026'");
	}

	@Test
	void serverThatAsksToWaitIsWaitedFor() throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			server.fail((request) -> request.startsWith("PUT "), 1, (exchange) -> {
				exchange.getResponseHeaders().set("Retry-After", "2");
				StandIn.answer(exchange, 429, "");
			});
			long start = System.nanoTime();
			Publisher run = Publisher.run(temporary, "one", Server.ARTIFACTORY.environment(server, temporary),
					Server.ARTIFACTORY.place(server));
			assertThat(run.message()).isEmpty();
			assertThat(run.err()).contains("was answered with status 429. Trying again in 2 seconds.");
			assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(2_000_000_000L);
			assertThat(server.isWhole()).isTrue();
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "api.github.com|", "https://api.github.com/%zz|(malformed escape pair)" })
	void addressOfGitHubThatIsNoneIsExplained(String address, String reason) {
		Publisher run = Publisher.run(temporary, "one",
				Map.of("MAVEN_GPG_KEY", TestSigner.SECRET, "GITHUB_API_URL", address), "github:acme/notes");
		assertThat(run.message()).isEqualTo("GITHUB_API_URL is '%s', which is no address of a server%s. "
			.formatted(address, (reason != null) ? " " + reason : "") + "Write it like https://api.github.com.");
		assertThat(run.failure().orElseThrow().status()).isEqualTo(2);
	}

	@ParameterizedTest
	@CsvSource({ "credsStore", "credHelpers" })
	void missingCredentialHelperIsNamed(String member) throws IOException {
		try (StandIn server = Server.OCI.start()) {
			Map<String, String> environment = Server.OCI.environment(server, temporary);
			String host = server.uri("").replaceAll("^https://|/$", "");
			Files.writeString(temporary.resolve("config.json"), member.equals("credsStore")
					? "{\"credsStore\": \"nowhere\"}" : "{\"credHelpers\": {\"" + host + "\": \"nowhere\"}}");
			Publisher run = Publisher.run(temporary, "one", environment, Server.OCI.place(server));
			assertThat(run.failure().orElseThrow().status()).isOne();
			assertThat(run.message())
				.contains("The credentials of " + host + " are kept by 'docker-credential-nowhere', as "
						+ temporary.resolve("config.json") + " says, which cannot be run: ")
				.contains("Install it, or name a folder in DOCKER_CONFIG");
			assertThat(server.changes()).isEmpty();
		}
	}

	enum Trouble {

		SERVER_ERROR("was answered with status 500") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				reply(exchange, 500);
			}
		},

		UNAUTHORIZED("There are no credentials for this host, or they are not valid.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				reply(exchange, 401);
			}
		},

		TOO_MANY_REQUESTS("The server asks to send less. Try again later; what is there is not sent again.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getResponseHeaders().set("Retry-After", "0");
				reply(exchange, 429);
			}
		},

		NOTHING("the server has closed the connection without an answer. Check address and network, and try again.") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getRequestBody().readAllBytes();
			}
		},

		HALF_AN_UPLOAD("failed: ") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getRequestBody().readNBytes(100);
			}
		},

		REDIRECT("https://localhost:") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getResponseHeaders().set("Location", other.uri() + "elsewhere");
				reply(exchange, 302);
			}
		},

		REDIRECT_OF_UPLOADS("https://localhost:") {
			@Override
			void answer(HttpExchange exchange, LocalServer other) throws IOException {
				exchange.getResponseHeaders().set("Location", other.uri() + "elsewhere");
				reply(exchange, 307);
			}
		};

		private final String message;

		Trouble(String message) {
			this.message = message;
		}

		abstract void answer(HttpExchange exchange, LocalServer other) throws IOException;

		private static void reply(HttpExchange exchange, int status) throws IOException {
			exchange.getRequestBody().readAllBytes();
			StandIn.answer(exchange, status, "");
		}

	}

}
