/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.tfprovider.internal.command.line.PackageName;

/**
 * Generates the {@code index.json} and version documents of a network mirror from the
 * files in its folder, so that one release after another can be added.
 */
final class NetworkIndex {

	private static final String SUFFIX = ".json";

	private static final String INDEX = "index.json";

	private final PackageName name;

	private final Path directory;

	NetworkIndex(PackageName name, Path directory) {
		this.name = name;
		this.directory = directory;
	}

	/**
	 * Write the documents. What is in an archive depends on its platform, and it may have
	 * been made elsewhere, so each is read.
	 */
	void write() throws IOException {
		Path version = this.directory.resolve(this.name.version() + SUFFIX);
		try (JsonGenerator json = generator(version)) {
			json.writeStartObject();
			json.writeObjectFieldStart("archives");
			Pattern archive = Pattern.compile(
					Pattern.quote(this.name.prefix() + "_" + this.name.version()) + "_([a-z0-9]+_[a-z0-9]+)\\.zip");
			for (String file : files()) {
				Matcher match = archive.matcher(file);
				if (match.matches()) {
					json.writeObjectFieldStart(match.group(1));
					json.writeStringField("url", file);
					json.writeArrayFieldStart("hashes");
					json.writeString(ZipArchive.contentHash(this.directory.resolve(file)));
					json.writeString(PackageHash.ofArchive(this.directory.resolve(file)));
					json.writeEndArray();
					json.writeEndObject();
				}
			}
			json.writeEndObject();
			json.writeEndObject();
		}
		writeIndex();
	}

	private void writeIndex() throws IOException {
		List<String> versions = files().stream()
			.filter((file) -> file.endsWith(SUFFIX) && !file.equals(INDEX))
			.map((file) -> file.substring(0, file.length() - SUFFIX.length()))
			.toList();
		try (JsonGenerator json = generator(this.directory.resolve(INDEX))) {
			json.writeStartObject();
			json.writeObjectFieldStart("versions");
			for (String version : versions) {
				json.writeObjectFieldStart(version);
				json.writeEndObject();
			}
			json.writeEndObject();
			json.writeEndObject();
		}
	}

	private List<String> files() throws IOException {
		try (Stream<Path> files = Files.list(this.directory)) {
			return files.map((file) -> String.valueOf(file.getFileName())).sorted().toList();
		}
	}

	private static JsonGenerator generator(Path file) throws IOException {
		JsonGenerator json = new JsonFactory().createGenerator(Files.newBufferedWriter(file));
		json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
		return json;
	}

}
