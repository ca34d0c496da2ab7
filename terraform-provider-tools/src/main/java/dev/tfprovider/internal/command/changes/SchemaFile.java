/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.schema.PackagedSchema;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a schema document: strict JSON of bounded size and depth, in which no name is
 * twice.
 */
final class SchemaFile {

	/**
	 * What to do about a document that cannot be used.
	 */
	static final String REMEDY = "Give a package, or what 'schema --full' or "
			+ "'terraform providers schema -json' prints.";

	/**
	 * Most bytes of a document: those of the largest public providers have a quarter.
	 */
	static final long MAX_BYTES = 512L * 1024 * 1024;

	private static final int MAX_NESTING = 500;

	/**
	 * Texts that say nothing of the shape, of which a document mostly consists.
	 */
	private static final Set<String> TEXTS = Set.of("description", "summary");

	private static final int LONGEST_TYPE_NAME = 16;

	private static final JsonFactory FACTORY = JsonFactory.builder()
		.streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(MAX_NESTING).build())
		.build();

	private SchemaFile() {
	}

	/**
	 * Read the document in a file.
	 * @throws CommandFailedException if there is none
	 * @throws IOException if the file cannot be read
	 */
	static DocumentValue read(Path file) throws IOException {
		return read(file, MAX_BYTES, false);
	}

	static DocumentValue read(Path file, long limit, boolean texts) throws IOException {
		Refusal.when(Files.notExists(file), "There is no file %s. %s", file, REMEDY);
		long size = Files.size(file);
		Refusal.when(size > limit && !PackagedSchema.isPackage(file),
				"%s has %s bytes, and a schema document at most %s. %s", file, size, limit, REMEDY);
		String name = file.toString();
		return PackagedSchema.read(file, (content) -> read(name, new BoundedContent(name, content, limit), texts))
			.orElseThrow(() -> Refusal.of("%s has no schema of a provider in it. %s", file, REMEDY));
	}

	static DocumentValue read(String name, InputStream content) throws IOException {
		return read(name, content, false);
	}

	private static DocumentValue read(String name, InputStream content, boolean texts) throws IOException {
		try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), content)) {
			JsonToken token = parser.nextToken();
			if (token == null) {
				throw Refusal.of("%s is empty. %s", name, REMEDY);
			}
			Object value = value(parser, "", texts);
			Refusal.when(parser.nextToken() != null, "%s goes on after the end of the document. %s", name, REMEDY);
			return new DocumentValue(name, "", value);
		}
		catch (JacksonIOException ex) {
			if (ex.getCause() instanceof CharConversionException) {
				throw Refusal.of("%s is not in UTF-8: %s. %s", name, ex.getOriginalMessage(), REMEDY);
			}
			throw ex.getCause();
		}
		catch (JacksonException ex) {
			throw Refusal.of("%s cannot be read as JSON: %s, in line %s. %s", name,
					ex.getOriginalMessage().replaceAll("\\p{Cntrl}", "?"),
					(ex.getLocation() != null) ? Math.max(1, ex.getLocation().getLineNr()) : 1, REMEDY);
		}
	}

	private static @Nullable Object value(JsonParser parser, String name, boolean texts) {
		return switch (parser.currentToken()) {
			case START_OBJECT -> object(parser, texts);
			case START_ARRAY -> array(parser, texts);
			case VALUE_STRING -> texts ? parser.getString() : text(parser, name);
			case VALUE_NUMBER_INT -> parser.getLongValue();
			case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
			case VALUE_TRUE -> Boolean.TRUE;
			case VALUE_FALSE -> Boolean.FALSE;
			default -> null;
		};
	}

	private static String text(JsonParser parser, String name) {
		return (TEXTS.contains(name) && parser.getStringLength() > LONGEST_TYPE_NAME) ? "" : parser.getString();
	}

	private static Map<String, @Nullable Object> object(JsonParser parser, boolean texts) {
		Map<String, @Nullable Object> members = new LinkedHashMap<>();
		while (parser.nextToken() != JsonToken.END_OBJECT) {
			String name = parser.currentName();
			if (name.chars().anyMatch(Character::isISOControl)) {
				throw new StreamReadException(parser, "a name has a control character");
			}
			if (members.containsKey(name)) {
				throw new StreamReadException(parser, "Duplicate field '%s'".formatted(name));
			}
			parser.nextToken();
			members.put(name, value(parser, name, texts));
		}
		return members;
	}

	private static List<@Nullable Object> array(JsonParser parser, boolean texts) {
		List<@Nullable Object> elements = new ArrayList<>();
		while (parser.nextToken() != JsonToken.END_ARRAY) {
			elements.add(value(parser, "", texts));
		}
		return elements;
	}

}
