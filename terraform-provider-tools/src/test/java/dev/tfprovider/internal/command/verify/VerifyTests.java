/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Releases that no CLI would install, which are refused before any is run.
 */
@Timeout(60)
class VerifyTests {

	@TempDir
	Path temporary;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"versions$ | 6.0 | 4.0 | has no 'protocols' of version 1.2.3 that CLIs speak",
			"versions$ | 1.2.3 | 1.2.4 | versions has no version 1.2.3",
			"versions$ | linux | plan9 | versions has a platform 'plan9_amd64', which no CLI has",
			"versions$ | darwin | freebsd | download/freebsd/amd64 is not there",
			"versions$ | \\{ | | is no JSON document",
			"linux/amd64$ | provider-notes_1.2.3_linux_amd64.zip\", | provider-notes.zip\", | 'filename' of ",
			"linux/amd64$ | \"shasum\" : \" | \"shasum\" : \"0 | 'shasum' of ",
			"linux/amd64$ | \"zh: | \"zh:0 | 'packages' of ",
			"linux/amd64$ | \"h1: | \"h1:0 | has an 'h1:' that is not h1:",
			"linux/amd64$ | \"../../terraform | \"../terraform | terraform-provider-notes_1.2.3_linux_amd64.zip is not there",
			"linux/amd64$ | \"../../terraform | \"a b | 'download_url' of ",
			"linux/amd64$ | \"../../signed | \"{ | which is no address",
			"SHA256SUMS$ | linux | darwin | leads to no line",
			"SHA256SUMS$ | linux | darwin | not one of these checksums",
			"sig$ | | -----BEGIN PGP SIGNATURE----- | tag byte does not have MSB set",
			"linux_amd64.zip$ | \\z | x | 'shasum' of ", "linux_amd64.zip$ | PK | KP | is no zip archive",
			"linux_amd64.zip$ | terraform-provider-notes | terraform-provider-other | has no file that a CLI would start" })
	void registryThatClisWouldRefuse(String file, String from, String to, String message) throws IOException {
		assertRefused(ReleaseLayout.STATIC_REGISTRY, file, from, to, message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			value = { "index.json$ | 1.2.3 | 1.2.4 | index.json has no version 1.2.3",
					"1.2.3.json$ | linux_amd64\" | plan9\" | has a platform 'plan9_', which no CLI has",
					"1.2.3.json$ | \"h1: | \"h1:0 | but neither 'h1:",
					"1.2.3.json$ | \"terraform | \"none | linux_amd64.zip is not there",
					"1.2.3.json$ | \"terraform | \"a b | 'url' of " })
	void mirrorThatClisWouldRefuse(String file, String from, String to, String message) throws IOException {
		assertRefused(ReleaseLayout.NETWORK, file, (from.startsWith("\"h1")) ? "\"(zh|h1):" : from, to, message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"image.index.v1 | image.manifest.v1 | and has to be an index, 'application/vnd.oci.image.index.v1+json'",
			"\"artifactType\" : \"application/vnd.opentofu.provider\", | | has no 'artifactType', and needs 'application/vnd.opentofu.provider'",
			"vnd.opentofu.provider\" | vnd.acme\" | has the 'artifactType' 'application/vnd.acme', and needs",
			"\"darwin\" | \"linux\" | has two manifests for linux_amd64 (ambiguous manifest)",
			"\"darwin\" | \"plan9\" | has a platform 'plan9_amd64', which no CLI has",
			"provider-target | something | has no manifest with the 'artifactType' 'application/vnd.opentofu.provider-target'",
			"archive/zip | application/zip | has to have one layer with the media type 'archive/zip'",
			"sha256:[0-9a-f]{64} | sha256:00 | which is not there",
			"sha256:[0-9a-f]{64} | sha256:%zz | 'manifests/sha256:%zz'" })
	void imagesThatOpenTofuWouldRefuse(String from, String to, String message) throws IOException {
		assertRefused(ReleaseLayout.OCI, "sha256/", from, to, message);
	}

	private void assertRefused(ReleaseLayout layout, String file, String from, String to, String message)
			throws IOException {
		Path folder = this.temporary.resolve("out");
		layout.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "darwin_amd64", "linux_amd64"),
				folder, true, Optional.of(TestSigner.INSTANCE));
		assertThat(verify(folder).status()).as("as it was").isZero();
		boolean changed = false;
		for (Path each : files(folder)) {
			String content = Files.readString(each, StandardCharsets.ISO_8859_1);
			String other = (from != null) ? content.replaceAll(from, (to != null) ? to : "") : to;
			if (each.toString().matches(".*" + file + ".*") && !other.equals(content)) {
				Files.writeString(each, other, StandardCharsets.ISO_8859_1);
				changed = true;
			}
		}
		assertThat(changed).isTrue();
		VerifyRun run = verify(folder);
		assertThat(run.err()).contains(message);
		assertThat(run.status()).as(run.err()).isOne();
		assertThat(run.out()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"https://localhost/%zz | 'https://localhost/%zz', which is no address of a server (malformed escape pair). ",
			"ftp://localhost/ | 'ftp://localhost/', which is no address of a server. ",
			"oci:a b/c | 'https://a b/c', which is no address of a server",
			"oci:localhost/a%20b | 'oci:localhost/a%20b' names no repository" })
	void addressThatIsNoneIsRefused(String from, String message) {
		VerifyRun run = VerifyRun.of(this.temporary, Map.of("PATH", ""), "verify", "--from", from);
		assertThat(run.err()).contains(message).doesNotContain("\tat ");
		assertThat(run.status()).isEqualTo(2);
	}

	@Test
	void documentThatLeadsToNoAddressIsRefused() throws IOException {
		Path folder = this.temporary.resolve("out");
		ReleaseLayout.STATIC_REGISTRY.add(
				MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "linux_amd64"), folder, true,
				Optional.of(TestSigner.INSTANCE));
		Files.writeString(folder.resolve(".well-known/terraform.json"), "{\"providers.v1\": \"/%zz/\"}");
		VerifyRun run = verify(folder);
		assertThat(run.err()).contains("/.well-known/terraform.json has no 'providers.v1', and should lead there.");
		assertThat(run.status()).isOne();
	}

	@Test
	void placeThatIsNotThereIsRefused() {
		assertThat(verify(this.temporary.resolve("nowhere")).err()).startsWith("There is no directory ");
	}

	private VerifyRun verify(Path from) {
		return VerifyRun.of(this.temporary, Map.of("PATH", ""), "verify", "--from", from.toString(), "--version",
				"1.2.3");
	}

	private static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).toList();
		}
	}

}
