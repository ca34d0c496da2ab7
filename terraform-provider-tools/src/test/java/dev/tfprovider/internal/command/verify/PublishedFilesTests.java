/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.publish.ClientSettings;
import dev.tfprovider.internal.command.publish.RegistryClient;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is checked of the files of an archive that a server publishes.
 */
class PublishedFilesTests {

	private static final String EXECUTED = "terraform-provider-notes";

	private static final String OTHER = "terraform-provider-notes_v1.2.3";

	@TempDir
	Path temporary;

	@Test
	void fileThatIsNotExecutedNeedNotBeExecutable() throws IOException {
		assertThat(problems("linux", Map.entry(OTHER, 0644), Map.entry(EXECUTED, 0755))).isEmpty();
		assertThat(problems("linux", Map.entry(EXECUTED, 0755), Map.entry(OTHER, 0644))).isEmpty();
	}

	@Test
	void fileThatIsExecutedHasToBeExecutable() throws IOException {
		assertThat(problems("linux", Map.entry(OTHER, 0755), Map.entry(EXECUTED, 0644))).singleElement()
			.asString()
			.startsWith("'" + EXECUTED + "' in https://localhost:")
			.endsWith("/notes.zip is not executable");
		assertThat(problems("windows", Map.entry(EXECUTED + ".exe", 0644))).isEmpty();
	}

	@Test
	void archiveWithoutFileToExecuteIsReported() throws IOException {
		assertThat(problems("linux", Map.entry("bin/" + EXECUTED, 0755), Map.entry("terraform-provider-note", 0755)))
			.singleElement()
			.asString()
			.endsWith("has no file that a CLI would start: none begins with 'terraform-provider-notes'");
	}

	@SafeVarargs
	private List<String> problems(String os, Map.Entry<String, Integer>... modes) throws IOException {
		Path archive = this.temporary.resolve("notes.zip");
		try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(archive)) {
			for (Map.Entry<String, Integer> each : modes) {
				ZipArchiveEntry entry = new ZipArchiveEntry(each.getKey());
				entry.setUnixMode(0100000 | each.getValue());
				zip.putArchiveEntry(entry);
				zip.closeArchiveEntry();
			}
		}
		Path folder = Files.createDirectories(this.temporary.resolve("read"));
		List<String> problems = new ArrayList<>();
		try (LocalServer server = LocalServer.start(LocalServer.folder(this.temporary))) {
			Path trusted = server.writeCertificate(this.temporary.resolve("trusted.pem"));
			RegistryClient client = RegistryClient.create(Map.of("SSL_CERT_FILE", trusted.toString()),
					new ClientSettings(1, Duration.ZERO, Duration.ofSeconds(5), false),
					new PrintStream(OutputStream.nullOutputStream()));
			PackageName name = PackageName.of("acme/notes", "1.2.3");
			URI uri = server.uri().resolve("notes.zip");
			assertThat(new PublishedFiles(client, name, folder, problems).archive(new Platform(os, "amd64"), uri))
				.isPresent();
		}
		return problems;
	}

}
