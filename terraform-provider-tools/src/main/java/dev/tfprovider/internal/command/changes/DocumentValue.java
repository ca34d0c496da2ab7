/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

/**
 * A value of a schema document that knows where it is. What is {@code null} counts as
 * missing.
 *
 * @param file what the document is called in messages
 * @param path where the value is in the document
 * @param value a map, list, string, number or boolean; {@code null} if it is missing
 */
public record DocumentValue(String file, String path, @Nullable Object value) {

	private static final int LONGEST_WORD = 1000;

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]*");

	private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cntrl}\\p{Zl}\\p{Zp}]+");

	public boolean isMissing() {
		return this.value == null;
	}

	public DocumentValue member(String name) {
		return new DocumentValue(this.file, this.path.isEmpty() ? name : this.path + "." + name, map().get(name));
	}

	/**
	 * Convert the members of an object, none if it is missing.
	 * @throws CommandFailedException if the value is no object
	 */
	public <T> Map<String, T> members(Function<DocumentValue, T> conversion) {
		Map<String, T> members = new TreeMap<>();
		map().keySet()
			.stream()
			.map(String::valueOf)
			.forEach((name) -> members.put(name, conversion.apply(member(name))));
		return members;
	}

	/**
	 * Convert the members of an object with their names, none if it is missing.
	 */
	<T> List<T> named(BiFunction<String, DocumentValue, T> conversion) {
		return members((node) -> node).entrySet()
			.stream()
			.map((member) -> conversion.apply(member.getKey(), member.getValue()))
			.toList();
	}

	/**
	 * Convert the elements of an array, none if it is missing.
	 * @throws CommandFailedException if the value is no array
	 */
	public <T> List<T> elements(Function<DocumentValue, T> conversion) {
		if (this.value != null && !isArray()) {
			throw malformed("an array");
		}
		List<?> list = (this.value instanceof List<?> elements) ? elements : List.of();
		return IntStream.range(0, list.size())
			.mapToObj((index) -> new DocumentValue(this.file, this.path + "[" + index + "]", list.get(index)))
			.map(conversion)
			.toList();
	}

	/**
	 * Return the kind and the content of a type that is more than a word.
	 * @throws CommandFailedException if the value is no such type
	 */
	public List<DocumentValue> typeParts() {
		List<DocumentValue> parts = elements((part) -> part);
		if (parts.size() < 2) {
			throw malformed("a type");
		}
		return parts;
	}

	public boolean isArray() {
		return this.value instanceof List<?>;
	}

	public boolean flag(String name) {
		DocumentValue node = member(name);
		if (node.value == null) {
			return false;
		}
		if (node.value instanceof Boolean flag) {
			return flag;
		}
		throw node.malformed("true or false");
	}

	public long number(String name) {
		DocumentValue node = member(name);
		if (node.value == null) {
			return 0;
		}
		if (node.value instanceof Long number && number >= 0) {
			return number;
		}
		throw node.malformed("a whole number, zero or more");
	}

	public String text(String name) {
		DocumentValue node = member(name);
		return (node.value != null) ? node.text() : "";
	}

	public String word(String name) {
		DocumentValue node = member(name);
		return (node.value != null) ? node.word() : "";
	}

	private String text() {
		if (this.value instanceof String text) {
			return text;
		}
		throw malformed("a string");
	}

	/**
	 * Return a text that the comparison prints.
	 * @throws CommandFailedException if it is more than a word
	 */
	public String word() {
		String text = text();
		if (text.length() > LONGEST_WORD || !WORD.matcher(text).matches()) {
			throw malformed("a word");
		}
		return text;
	}

	String printable(String name) {
		DocumentValue node = member(name);
		return (node.value != null) ? node.printable() : "";
	}

	/**
	 * Return a text that the comparison prints, on one line and not too long of one.
	 */
	String printable() {
		return ShownText.cut(UNPRINTABLE.matcher(text()).replaceAll(" "), LONGEST_WORD);
	}

	public CommandFailedException malformed(String expected) {
		return Refusal.of("%s is no schema document: '%s' is not %s. %s", this.file, this.path, expected,
				SchemaFile.REMEDY);
	}

	private Map<?, ?> map() {
		if (this.value == null) {
			return Map.of();
		}
		if (this.value instanceof Map<?, ?> map) {
			return map;
		}
		throw malformed("an object");
	}

}
