/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import dev.tfprovider.internal.command.verify.LocalServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Releases sent to servers that stand for registries.
 */
@Timeout(60)
class PublishTests {

	private static final ClientSettings QUICK = new ClientSettings(3, Duration.ofMillis(1), Duration.ofSeconds(3),
			false);

	@TempDir
	Path temporary;

	private final AtomicReference<PersonProcess> process = new AtomicReference<>();

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "OCI")
	void publishedOnceAndRefusedWithOtherBytes(Server kind) throws IOException {
		try (StandIn server = kind.start()) {
			Map<String, String> environment = kind.environment(server, this.temporary);
			release("a", "linux_amd64", "darwin_arm64", "windows_amd64");
			publish(environment, kind.place(server), "--dry-run");
			assertThat(server.changes()).as("dry run").isEmpty();
			assertThat(err().lines().filter((line) -> line.startsWith("Would send "))).hasSize(kind.requests);

			publish(environment, kind.place(server));
			assertThat(err().lines()).as("what the dry run has shown").hasSize(kind.requests);
			assertThat(server.changes()).hasSize(kind.requests);
			assertThat(server.files.values()).anySatisfy((bytes) -> assertThat(PackageHash.ofBytes(bytes))
				.isEqualTo(PackageHash.ofFile(dist("terraform-provider-notes_1.2.3_linux_amd64.zip"))));
			assertThat(this.process.get().out()).startsWith("Published acme/notes 1.2.3 for ");

			publish(environment, kind.place(server));
			assertThat(server.changes()).as("again").isEmpty();

			Map<String, byte[]> before = Map.copyOf(server.files);
			release("b", "linux_amd64", "darwin_arm64", "windows_amd64");
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(environment, kind.place(server)))
				.withMessageContaining("is published already, with other bytes than");
			assertThat(server.changes()).as("other bytes").isEmpty();
			assertThat(server.files).isEqualTo(before);
		}
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "OCI")
	void whatFailsInTheMiddleIsCompletedByTheNextRun(Server kind) throws IOException {
		try (StandIn server = kind.start()) {
			Map<String, String> environment = kind.environment(server, this.temporary);
			release("a", "linux_amd64", "darwin_arm64", "windows_amd64");
			Predicate<String> upload = (
					request) -> request.matches("(PUT|POST) .*(upload/linux|linux_amd64.zip|assets).*")
							&& !server.files.isEmpty();
			server.fail(upload, 1000, 500);
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(environment, kind.place(server)))
				.withMessageContaining("was answered with status 500")
				.withMessageContaining("Try again later; what is there is not sent again.");
			assertThat(server.isWhole()).isFalse();
			assertThat(server.isSigned()).isFalse();
			int sent = server.changes().size();
			server.forgive();
			publish(environment, kind.place(server));
			assertThat(server.changes()).hasSize(kind.requests - sent);
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "GITHUB", "GITLAB" })
	void whatIsThereIsFoundBehindTheFirstPage(Server kind) throws IOException {
		try (StandIn server = kind.start()) {
			server.others = 250;
			Map<String, String> environment = kind.environment(server, this.temporary);
			release("a", "linux_amd64");
			publish(environment, kind.place(server));
			assertThat(server.isWhole()).isTrue();
			server.changes();
			publish(environment, kind.place(server));
			assertThat(server.changes()).isEmpty();
		}
	}

	@Test
	void releasesOfGitHubAreListedOnceAndWithADraftOnceMore() throws IOException {
		try (StandIn server = Server.GITHUB.start()) {
			Map<String, String> environment = Server.GITHUB.environment(server, this.temporary);
			release("a", "linux_amd64", "darwin_arm64", "windows_amd64");
			publish(environment, Server.GITHUB.place(server));
			assertThat(server.times("GET /repos/acme/notes/releases")).isEqualTo(2);
			assertThat(server.times("GET /repos/acme/notes/releases/6/assets")).isEqualTo(4);
			assertThat(server.changes()).hasSize(Server.GITHUB.requests);
			publish(environment, Server.GITHUB.place(server));
			assertThat(server.times("GET /repos/acme/notes/releases")).isOne();
			assertThat(server.times("GET /repos/acme/notes/releases/6/assets")).isOne();
			assertThat(server.changes()).isEmpty();
		}
	}

	@ParameterizedTest
	@CsvSource({ "401,are no credentials", "403,do not allow", "404,Check the address",
			"413,takes no files of this size", "429,asks to send less", "500,Try again later", "503,Try again later" })
	void refusalsAreExplained(int status, String remedy) throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			release("a", "linux_amd64");
			server.fail((request) -> request.startsWith("PUT "), 1000, status);
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(Server.ARTIFACTORY.environment(server, this.temporary),
						Server.ARTIFACTORY.place(server)))
				.withMessageContaining("was answered with status " + status + " and '{\"errors\": [\"told to\"]}'.")
				.withMessageContaining(remedy)
				.satisfies((ex) -> assertThat(ex.getMessage() + err()).doesNotContain(StandIn.TOKEN));
			assertThat(server.files).isEmpty();
		}
	}

	@ParameterizedTest
	@CsvSource({ "429", "502", "503", "504", "0" })
	void passingFailuresAreTriedAgain(int status) throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			release("a", "linux_amd64");
			server.fail((request) -> request.startsWith("PUT "), 2, status);
			publish(Server.ARTIFACTORY.environment(server, this.temporary), Server.ARTIFACTORY.place(server));
			assertThat(server.files).hasSize(4);
			assertThat(err()).contains("Trying again.");
		}
	}

	@Test
	void withoutCredentialsNothingIsSent() throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			release("a", "linux_amd64");
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(server.environment(this.temporary), Server.ARTIFACTORY.place(server)))
				.withMessageContaining("status 401")
				.withMessageContaining("There are no credentials for this host, or they are not valid.");
			assertThat(server.changes()).isEmpty();
		}
	}

	@Test
	void credentialsStayWithTheirHostWhereARedirectLeadsElsewhere() throws IOException {
		AtomicReference<String> seen = new AtomicReference<>("nothing");
		try (LocalServer other = LocalServer.start((exchange) -> {
			seen.set(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
			exchange.sendResponseHeaders(404, -1);
			exchange.close();
		}); LocalServer server = LocalServer.start((exchange) -> {
			exchange.getResponseHeaders().set("Location", other.uri() + "elsewhere");
			exchange.sendResponseHeaders(exchange.getRequestMethod().equals("HEAD") ? 302 : 301, -1);
			exchange.close();
		})) {
			release("a", "linux_amd64");
			Path both = this.temporary.resolve("both.pem");
			Files.writeString(both, Files.readString(other.writeCertificate(this.temporary.resolve("one.pem")))
					+ Files.readString(server.writeCertificate(this.temporary.resolve("two.pem"))));
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(Map.of("SSL_CERT_FILE", both.toString(), "JF_ACCESS_TOKEN", StandIn.TOKEN),
						"artifactory:" + server.uri() + "repository"))
				.withMessageContaining("was redirected to " + other.uri() + "elsewhere, where nothing can be sent to");
			assertThat(seen).hasValue("null");
		}
	}

	@Test
	void untrustedCertificateIsExplained() throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			release("a", "linux_amd64");
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(Map.of("JF_ACCESS_TOKEN", StandIn.TOKEN), Server.ARTIFACTORY.place(server)))
				.withMessageContaining("the certificate of the server is not trusted")
				.withMessageContaining("SSL_CERT_FILE names a file of certificates to trust");
			assertThat(server.changes()).isEmpty();
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"artifactory:http://repo.example.com/terraform|Nothing is sent to http://repo.example.com/terraform/",
			"oci:http://repo.example.com/mirror|Nothing is sent to http://repo.example.com/v2/ without encryption",
			"artifactory:https://localhost:1/terraform|the server cannot be reached",
			"artifactory:https://nowhere.invalid/terraform|", "artifactory:ftp://localhost/x|is no address of a server",
			"artifactory:nonsense|is no address of a server", "gitlab:https://exa mple.com/x|is no address of a server",
			"artifactory:https://localhost/%zz|is no address of a server (malformed escape pair)",
			"artifactory:https://localhost:99999/x|is no address of a server",
			"artifactory:https://user:hunter2@localhost/x|'https://***@localhost/x', which is no address of a server",
			"artifactory:https://localhost/x?y|is no address of a server",
			"gitlab:group/project|is no address of a server", "gitlab:https://localhost/|is no place to publish to",
			"hcp:acme%20corp|is no place to publish to", "hcp:https://localhost/|is no place to publish to",
			"oci:localhost/%zz|is no address of a server", "oci:localhost/a%20b|is no place to publish to",
			"github:acme|is no place to publish to", "github:acme/notes/more|is no place to publish to",
			"github:../notes|is no place to publish to", "github:acme/..|is no place to publish to",
			"artifactory:|is no place to publish to", "somewhere:else|is no place to publish to",
			"boring-registry|is no place to publish to" })
	void uselessPlacesAreRefused(String place, String message) throws IOException {
		release("a", "linux_amd64");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> publish(Map.of("JF_ACCESS_TOKEN", StandIn.TOKEN), place))
			.withMessageContaining((message != null) ? message : "failed: ")
			.satisfies((ex) -> assertThat(ex.status()).isIn(1, 2))
			.satisfies((ex) -> assertThat(ex).message().doesNotContain("hunter2"));
	}

	@Test
	void credentialsThatNoHeaderCanHaveAreNotShown() throws IOException {
		release("a", "linux_amd64");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(
					() -> publish(Map.of("JF_ACCESS_TOKEN", "hunter2\n"), "artifactory:https://localhost:1/terraform"))
			.withMessage("What is sent to https://localhost:1 to identify you has characters that no header may have, "
					+ "such as a line break at its end: set it without them.");
	}

	@Test
	void archiveChangedAfterSigningIsNotSent() throws IOException {
		try (StandIn server = Server.ARTIFACTORY.start()) {
			release("a", "linux_amd64", "darwin_arm64");
			Path archive = dist("terraform-provider-notes_1.2.3_linux_amd64.zip");
			byte[] bytes = Files.readAllBytes(archive);
			bytes[bytes.length / 2] ^= 1;
			Files.write(archive, bytes);
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(Server.ARTIFACTORY.environment(server, this.temporary),
						Server.ARTIFACTORY.place(server)))
				.withMessageContaining("terraform-provider-notes_1.2.3_linux_amd64.zip was changed after");
			Files.delete(archive);
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> publish(Server.ARTIFACTORY.environment(server, this.temporary),
						Server.ARTIFACTORY.place(server)))
				.withMessageContaining("is not about the files that are there");
			assertThat(server.changes()).isEmpty();
		}
	}

	@Test
	void armoredSignatureIsNotSent() throws IOException {
		release("a", "linux_amd64");
		Files.writeString(dist("terraform-provider-notes_1.2.3_SHA256SUMS.sig"), "-----BEGIN PGP SIGNATURE-----\n");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(
					() -> publish(Map.of("MAVEN_GPG_KEY", TestSigner.SECRET), "packed:" + this.temporary.resolve("x")))
			.withMessageContaining("CLIs would refuse")
			.withMessageContaining("tag byte does not have MSB set");
	}

	@ParameterizedTest
	@EnumSource
	void foldersAreWrittenInEachLayoutAndRefuseOtherBytes(ReleaseLayout layout) throws IOException {
		if (layout == ReleaseLayout.OCI) {
			return;
		}
		release("a", "linux_amd64", "darwin_arm64");
		Map<String, String> environment = Map.of("MAVEN_GPG_KEY", TestSigner.SECRET);
		String place = layout.word() + ":" + this.temporary.resolve("there");
		publish(environment, place, "--dry-run");
		assertThat(this.temporary.resolve("there")).doesNotExist();
		publish(environment, place);
		publish(environment, place);
		release("b", "linux_amd64", "darwin_arm64");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> publish(environment, place))
			.withMessageContaining("is published already, with other bytes");
	}

	private Path dist(String file) {
		return this.temporary.resolve("dist").resolve(file);
	}

	private void release(String content, String... platforms) throws IOException {
		Path dist = this.temporary.resolve("dist");
		Release release = MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n# " + content + "\n",
				platforms);
		ReleaseLayout.REGISTRY.add(release, dist, true, Optional.of(TestSigner.INSTANCE));
	}

	private String err() {
		return this.process.get().err();
	}

	private void publish(Map<String, String> environment, String place, String... more) throws IOException {
		PublishCommand command = new PublishCommand(QUICK);
		this.process.set(new PersonProcess().in(environment, this.temporary));
		List<String> arguments = new java.util.ArrayList<>(List.of("--to", place));
		arguments.addAll(List.of(more));
		command.run(new CommandCall(this.process.get(), NotesProvider.commanded(),
				CommandLine.parse(arguments, command.options())));
	}

	enum Server {

		ARTIFACTORY(6) {
			@Override
			StandIn start() throws IOException {
				return new StandIn.Artifactory();
			}

			@Override
			String place(StandIn server) {
				return "artifactory:" + server.uri("artifactory/terraform-local");
			}
		},

		HCP(11) {
			@Override
			StandIn start() throws IOException {
				return new StandIn.Hcp();
			}

			@Override
			String place(StandIn server) {
				return "hcp:" + server.uri("acme-corp");
			}
		},

		GITLAB(6) {
			@Override
			StandIn start() throws IOException {
				return new StandIn.GitLab();
			}

			@Override
			String place(StandIn server) {
				return "gitlab:" + server.uri("acme/platform");
			}
		},

		GITHUB(8) {
			@Override
			StandIn start() throws IOException {
				return new GitHubStandIn();
			}

			@Override
			String place(StandIn server) {
				return "github:acme/notes";
			}
		},

		OCI(0) {
			@Override
			StandIn start() throws IOException {
				return new OciStandIn();
			}

			@Override
			String place(StandIn server) {
				return "oci:" + server.uri("mirror");
			}

			@Override
			Map<String, String> environment(StandIn server, Path folder) throws IOException {
				String host = server.uri("").replaceAll("^https://|/$", "");
				Files.writeString(folder.resolve("config.json"),
						JsonTree.indented(RegistryJson.object("auths", RegistryJson.object(host,
								RegistryJson.object("auth", OciStandIn.basic().replace("Basic ", ""))))));
				return server.environment(folder, "DOCKER_CONFIG", folder.toString());
			}
		};

		final int requests;

		Server(int requests) {
			this.requests = requests;
		}

		abstract StandIn start() throws IOException;

		abstract String place(StandIn server);

		Map<String, String> environment(StandIn server, Path folder) throws IOException {
			return server.environment(folder, "JF_ACCESS_TOKEN", StandIn.TOKEN, "TF_TOKEN_localhost", StandIn.TOKEN,
					"CI_JOB_TOKEN", StandIn.TOKEN, "GITHUB_TOKEN", StandIn.TOKEN, "GITHUB_API_URL", server.uri(""),
					"MAVEN_GPG_KEY", TestSigner.SECRET);
		}

	}

}
