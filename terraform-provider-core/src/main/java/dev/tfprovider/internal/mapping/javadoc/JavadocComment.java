/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parsed Javadoc comment of a type and its components, in Markdown.
 *
 * @param main the text before the first block tag
 * @param params the texts of the {@code @param} tags by name, in order
 * @param deprecated the text of {@code @deprecated}, maybe empty
 */
record JavadocComment(String main, Map<String, String> params, String deprecated) {

	private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^[ \\t]*@(?=[a-zA-Z])");

	private static final Pattern DEPRECATED = Pattern.compile("deprecated\\s+(.*)", Pattern.DOTALL);

	private static final Pattern PARAM = Pattern.compile("param\\s+([\\p{L}_$][\\p{L}\\p{N}_$]*)\\s+(.*)",
			Pattern.DOTALL);

	/**
	 * Parse a comment.
	 * @param comment the comment without its stars, as the compiler gives it
	 */
	static JavadocComment parse(String comment) {
		String[] parts = BLOCK_TAG.split(comment.replace("\r", ""), -1);
		Map<String, String> params = new LinkedHashMap<>();
		String deprecated = "";
		for (int i = 1; i < parts.length; i++) {
			Matcher deprecation = DEPRECATED.matcher(parts[i]);
			if (deprecation.matches()) {
				deprecated = JavadocText.markdown(deprecation.group(1));
			}
			Matcher param = PARAM.matcher(parts[i]);
			if (param.matches()) {
				String text = JavadocText.markdown(param.group(2));
				if (!text.isEmpty()) {
					params.putIfAbsent(param.group(1), text);
				}
			}
		}
		return new JavadocComment(JavadocText.markdown(parts[0]), params, deprecated);
	}

}
