/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.TypeKind;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.FileFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

/**
 * Documents that are none.
 */
class SchemaFileTests {

	@TempDir
	Path directory;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~',
			textBlock = """
					~~ | old.json is empty.
					[] | '' is not an object
					{"a" | cannot be read as JSON: Unexpected end-of-input
					{"a":1,"a":2} | cannot be read as JSON: Duplicate field 'a', in line 1.
					{"a\\u001b":1} | cannot be read as JSON: a name has a control character, in line 1.
					{} {} | old.json goes on after the end of the document.
					{"format_version":"2.0"} | has 'format_version' 2.0, and only 0.x and 1.x can be read.
					{"format_version":1} | 'format_version' is not a string
					{"provider_schemas":{}} | has no 'format_version'
					{"format_version":"1.0"} | describes no provider.
					{"format_version":"1.0","provider_schemas":{}} | describes no provider.
					{"format_version":"1.0","provider_schemas":[]} | 'provider_schemas' is not an object
					{"format_version":"1.0","provider_schemas":{"h/a/y":{},"h/a/z":{}}} | old.json does not describe h/acme/x, but h/a/y, h/a/z. Choose one with '--provider'.
					""")
	void documentThatCannotBeUsedIsRefused(String document, String message) {
		assertRefused(document, message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			"resource_schemas":{"x_y":[]} | 'provider_schemas.h/acme/x.resource_schemas.x_y' is not an object
			"provider":{"version":-1} | version' is not a whole number, zero or more
			"provider":{"version":1e3} | version' is not a whole number, zero or more
			"provider":{"version":99999999999999999999} | cannot be read as JSON: Numeric value
			"provider":{"block":{"deprecated":"yes"}} | deprecated' is not true or false
			"provider":{"block":{"attributes":{"a":{}}}} | attributes.a.type' is not a string
			"provider":{"block":{"attributes":{"a":{"type":["list"]}}}} | attributes.a.type' is not a type
			"provider":{"block":{"attributes":{"a":{"type":"\\u001b[2J"}}}} | attributes.a.type' is not a word
			"functions":{"f":{"return_type":"bool","parameters":{}}} | functions.f.parameters' is not an array
			""")
	void shapeThatIsNoneIsRefusedWithItsPlace(String members, String message) {
		assertRefused(ComparedDocuments.document(members), message);
	}

	@Test
	void longTextIsCutBetweenCharacters() {
		assertThat(new DocumentValue("old.json", "text", "x" + "\uD83D\uDE00".repeat(500)).printable())
			.isEqualTo("x" + "\uD83D\uDE00".repeat(499) + "\u2026");
	}

	@Test
	void deepDocumentIsRefused() {
		String type = "[\"list\",".repeat(100_000) + "\"string\"" + "]".repeat(100_000);
		assertRefused(
				ComparedDocuments.document("\"provider\":{\"block\":{\"attributes\":{\"a\":{\"type\":" + type + "}}}}"),
				"nesting depth");
	}

	@Test
	void anotherEncodingIsRefused() throws IOException {
		Path file = Files.write(this.directory.resolve("latin.json"),
				"{\"format_version\":\"\u00e4\"}".getBytes(StandardCharsets.ISO_8859_1));
		assertRefused(file, "latin.json cannot be read as JSON: Invalid UTF-8");
	}

	@Test
	void charactersThatAreNoneAreRefused() throws IOException {
		Path file = Files.write(this.directory.resolve("wide.json"), new byte[] { 0, 0, 0, '{', 0, 0x7f, 0, 0 });
		assertRefused(file, "wide.json is not in UTF-8: Invalid UTF-32 character 0x7e0000");
	}

	@Test
	void failureOfTheFileIsThatOfTheFile() {
		InputStream broken = new InputStream() {

			@Override
			public int read() throws IOException {
				throw new IOException("Input/output error");
			}

		};
		assertThatIOException().isThrownBy(() -> SchemaFile.read("broken.json", broken))
			.withMessage("Input/output error");
	}

	@Test
	void folderAndMissingFileAreRefused() {
		assertRefused(this.directory,
				" has no schema of a provider in it. Give a package, or what 'schema --full' or ");
		assertRefused(this.directory.resolve("none.json"), "There is no file ");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void linkThatLeadsToItselfIsNamed() throws IOException {
		Path link = Files.createSymbolicLink(this.directory.resolve("link"), Path.of("link"));
		assertThatIOException().isThrownBy(() -> SchemaFile.read(link))
			.satisfies((ex) -> assertThat(FileFailure.of(ex)).startsWith(link + ": Too many levels of symbolic links"));
	}

	@Test
	void hugeFileIsRefusedUnread() throws IOException {
		Path file = this.directory.resolve("huge.json");
		try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
			huge.setLength(SchemaFile.MAX_BYTES + 1);
		}
		assertRefused(file, "huge.json has 536870913 bytes, and a schema document at most 536870912.");
	}

	@Test
	void providerIsChosenByAddressWhateverTheHostOfTheCli() {
		DocumentValue document = ComparedDocuments
			.read("""
					{"format_version":"1.0","provider_schemas":{
					"registry.opentofu.org/acme/x":{"resource_schemas":{"x_1":{}}},"h/acme/z":{"resource_schemas":{"z_1":{}}}}}
					""");
		assertThat(resources(document, Optional.empty())).isEqualTo("[x_1]");
		assertThat(resources(document, Optional.of("acme/x"))).isEqualTo("[x_1]");
		assertThat(resources(document, Optional.of("h/acme/z"))).isEqualTo("[z_1]");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> resources(document, Optional.of("acme/q")))
			.withMessageContaining("does not describe acme/q, but h/acme/z, registry.opentofu.org/acme/x.");
	}

	private static String resources(DocumentValue document, Optional<String> asked) {
		return SchemaDocuments.provider(document, asked, "registry.terraform.io/acme/x")
			.types(TypeKind.RESOURCE)
			.keySet()
			.toString();
	}

	private void assertRefused(String document, String message) {
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> SchemaDocuments.provider(ComparedDocuments.read(document), Optional.empty(), "h/acme/x"))
			.withMessageContaining(message)
			.satisfies((ex) -> assertThat(ex.status()).isEqualTo(1));
	}

	private void assertRefused(Path file, String message) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> SchemaFile.read(file))
			.withMessageContaining(message)
			.satisfies((ex) -> assertThat(ex.status()).isEqualTo(1));
	}

}
