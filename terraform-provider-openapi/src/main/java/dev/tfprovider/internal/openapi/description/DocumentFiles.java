/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

/**
 * The file of a description, and those below its folder that it refers to, if they may be
 * read.
 */
final class DocumentFiles {

	/**
	 * Most characters of a reference to show.
	 */
	static final int LONGEST_SHOWN = 200;

	private static final int MOST_FILES = 10_000;

	private static final int MOST_STEPS = 100;

	private final Document main;

	private final boolean allowed;

	private final Path folder;

	private final Map<Path, Document> read = new HashMap<>();

	private long bytes;

	/**
	 * Create the files.
	 * @param main the description
	 * @param allowed whether other files may be read
	 */
	DocumentFiles(Document main, boolean allowed) throws IOException {
		this.main = main;
		this.allowed = allowed;
		Path path = main.path().toRealPath();
		this.folder = Objects.requireNonNull(path.getParent());
		this.read.put(path, main);
		this.bytes = Files.size(path);
	}

	Document main() {
		return this.main;
	}

	/**
	 * Find what a reference leads to.
	 * @param from the file that has the reference
	 * @param reference the reference
	 * @throws NowhereException if it leads nowhere
	 */
	Place find(Document from, String reference) throws IOException, NowhereException {
		return find(from, reference, new AtomicInteger());
	}

	private Place find(Document from, String reference, AtomicInteger steps) throws IOException, NowhereException {
		int hash = reference.indexOf('#');
		String name = (hash >= 0) ? reference.substring(0, hash) : reference;
		List<String> tokens = JsonPointers.tokens((hash >= 0) ? reference.substring(hash + 1) : "");
		Document file = name.isEmpty() ? from : file(from, name);
		if (tokens.isEmpty() && file == this.main) {
			throw new NowhereException("it leads to all of the description");
		}
		return at(file, tokens, steps);
	}

	/**
	 * Go to a place. What is behind a reference on the way counts as if it was there.
	 */
	private Place at(Document file, List<String> tokens, AtomicInteger steps) throws IOException, NowhereException {
		JsonNode node = file.node();
		for (int i = 0; i < tokens.size(); i++) {
			String token = tokens.get(i);
			JsonNode next = node.isArray() ? (token.matches("[0-9]{1,6}") ? node.get(Integer.parseInt(token)) : null)
					: node.get(token);
			if (next == null && node.path("$ref").isTextual()) {
				if (steps.incrementAndGet() > MOST_STEPS) {
					throw new NowhereException("references on the way to it lead in a circle");
				}
				Place behind = find(file, node.path("$ref").asText(), steps);
				List<String> rest = new ArrayList<>(behind.tokens());
				rest.addAll(tokens.subList(i, tokens.size()));
				return at(behind.file(), rest, steps);
			}
			if (next == null) {
				throw new NowhereException("there is no '%s' at that place", ShownText.cut(token, LONGEST_SHOWN));
			}
			node = next;
		}
		return new Place(file, tokens, node);
	}

	private Document file(Document from, String name) throws IOException, NowhereException {
		if (name.matches("[A-Za-z][A-Za-z0-9+.-]*:.*|//.*|[/\\\\].*")) {
			throw new NowhereException("addresses and absolute paths are not followed; put what is there into the "
					+ "description, or into a file below its folder");
		}
		if (!this.allowed) {
			throw new NowhereException(
					"it leads to another file; let files below the folder of the description be read "
							+ "with --allow-files");
		}
		Path path;
		try {
			path = from.path().resolveSibling(JsonPointers.decode(name)).normalize();
		}
		catch (InvalidPathException ex) {
			throw new NowhereException("it is no path of a file");
		}
		if (!Files.isRegularFile(path)) {
			throw new NowhereException("there is no such file");
		}
		Path real = path.toRealPath();
		if (!real.startsWith(this.folder)) {
			throw new NowhereException("it leads out of the folder of the description");
		}
		Document known = this.read.get(real);
		if (known != null) {
			return known;
		}
		this.bytes += Files.size(real);
		Refusal.when(this.bytes > DescriptionFile.LARGEST || this.read.size() >= MOST_FILES,
				"'%s' refers to files that are too many or too large.", this.main.path());
		Document document = DescriptionFile.document(path);
		if (document.node() instanceof ObjectNode content && content.path("swagger").isTextual()) {
			new SwaggerConversion(content).convert();
		}
		this.read.put(real, document);
		return document;
	}

	/**
	 * A file.
	 *
	 * @param path where it is
	 * @param text its text
	 * @param node its content
	 */
	record Document(Path path, String text, JsonNode node) {

		String name() {
			return String.valueOf(this.path.getFileName());
		}

		/**
		 * Return the number of the first line with a text.
		 * @return the number; 0 if there is none, as when the file has it in another
		 * spelling
		 */
		int line(String part) {
			int index = this.text.indexOf(part);
			return (index < 0) ? 0
					: 1 + (int) this.text.substring(0, index).chars().filter((each) -> each == '\n').count();
		}

	}

	/**
	 * What a reference leads to.
	 *
	 * @param file the file
	 * @param tokens the way to it from the root
	 * @param node what is there
	 */
	record Place(Document file, List<String> tokens, JsonNode node) {

		@Override
		public String toString() {
			return this.file.path() + " " + this.tokens;
		}

	}

	/**
	 * Says why a reference leads nowhere.
	 */
	static final class NowhereException extends Exception {

		@Serial
		private static final long serialVersionUID = 1;

		NowhereException(String format, @Nullable Object... met) {
			super(String.format(Locale.ROOT, format, met));
		}

	}

}
