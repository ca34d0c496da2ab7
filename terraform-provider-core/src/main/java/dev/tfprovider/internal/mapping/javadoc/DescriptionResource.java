/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Names and formats the properties file, in UTF-8, that holds the Javadoc of a type.
 */
public final class DescriptionResource {

	/**
	 * The key of the text about the whole type.
	 */
	public static final String MAIN = "description";

	/**
	 * What the keys of the texts about components begin with.
	 */
	public static final String PARAM = "param.";

	/**
	 * The key of the text of {@code @deprecated}.
	 */
	public static final String DEPRECATED = "deprecated";

	private DescriptionResource() {
	}

	/**
	 * Return what the keys of the texts about a function begin with.
	 * @param method name of the method
	 * @param parameters number of its parameters
	 * @return the prefix
	 */
	public static String function(String method, int parameters) {
		return "function." + method + "/" + parameters + ".";
	}

	/**
	 * Return the path of the resource of a type.
	 * @param binaryName binary name of the type
	 * @return the path, without a leading slash
	 */
	public static String path(String binaryName) {
		return "META-INF/terraform-provider/descriptions/" + binaryName + ".properties";
	}

	/**
	 * Return the content of the resource about a type or one of its functions: the same
	 * bytes for the same comment.
	 * @param prefix what the keys begin with, empty for a type
	 * @param comment what is kept
	 * @return properties, empty if there is nothing to keep
	 */
	static String content(String prefix, JavadocComment comment) {
		StringBuilder content = new StringBuilder();
		append(content, prefix + MAIN, comment.main());
		comment.params().forEach((name, text) -> append(content, prefix + PARAM + name, text));
		if (!prefix.isEmpty()) {
			append(content, prefix + DEPRECATED, comment.deprecated());
		}
		return content.toString();
	}

	/**
	 * Read a resource. {@link java.util.Properties} would read it too, with buffers of 30
	 * kB for each.
	 * @param in the content; not closed
	 * @return the texts by their keys
	 * @throws IOException if it cannot be read
	 */
	public static Map<String, String> read(InputStream in) throws IOException {
		Map<String, String> texts = new HashMap<>();
		for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
			int equals = line.indexOf('=');
			if (equals >= 0) {
				texts.put(line.substring(0, equals), line.substring(equals + 1).translateEscapes());
			}
		}
		return texts;
	}

	private static void append(StringBuilder content, String key, String text) {
		if (!text.isEmpty()) {
			content.append(key).append('=').append(text.replace("\\", "\\\\").replace("\n", "\\n")).append('\n');
		}
	}

}
