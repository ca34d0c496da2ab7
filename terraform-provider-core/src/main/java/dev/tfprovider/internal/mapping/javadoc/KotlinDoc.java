/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Reads KDoc, the comments of Kotlin, from the sources that kapt derives: on a class with
 * its tags, and on properties. KDoc is Markdown already, but for its links.
 */
final class KotlinDoc {

	private static final String METADATA = "kotlin.Metadata";

	private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^[ \\t]*@(?=[a-z])");

	private static final Pattern PARAM = Pattern
		.compile("(property|param)(?:\\s+|\\s*\\[)([\\p{L}_$][\\p{L}\\p{N}_$]*)\\]?\\s+(.*)", Pattern.DOTALL);

	/**
	 * A reference to code, and the label before it if there is one. A link to a page has
	 * a parenthesis behind it.
	 */
	private static final Pattern LINK = Pattern.compile("\\[([^\\[\\]\\n]+)\\](?:\\[[^\\[\\]\\n]+\\])?(?!\\()");

	/**
	 * The end of a line that the next one continues.
	 */
	private static final Pattern WRAP = Pattern.compile("(?<=\\S)[ \\t]*\\n[ \\t]*(?=[^\\s*+>#|-])(?!\\d+[.)])");

	private KotlinDoc() {
	}

	/**
	 * Return whether a class is derived from Kotlin.
	 */
	static boolean isKotlin(TypeElement type) {
		return ModelTypes.isAnnotated(type, METADATA);
	}

	/**
	 * Return whether a class is derived from a data class, by the methods that it has.
	 */
	static boolean isDataClass(TypeElement type) {
		return type.getKind() == ElementKind.CLASS && isKotlin(type)
				&& ElementFilter.methodsIn(type.getEnclosedElements())
					.stream()
					.anyMatch((method) -> method.getSimpleName().contentEquals("component1"));
	}

	/**
	 * Return the comment of a class and of its properties.
	 */
	static JavadocComment of(TypeElement type, Elements elements) {
		String comment = elements.getDocComment(type);
		Map<String, String> texts = new LinkedHashMap<>();
		for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
			String own = elements.getDocComment(field);
			if (own != null && !field.getModifiers().contains(Modifier.STATIC)) {
				put(texts, field.getSimpleName().toString(), parts(own)[0]);
			}
		}
		return parse((comment != null) ? comment : "", texts);
	}

	/**
	 * Parse a comment.
	 * @param comment the comment without its stars, as the compiler gives it
	 */
	static JavadocComment parse(String comment) {
		return parse(comment, new LinkedHashMap<>());
	}

	private static JavadocComment parse(String comment, Map<String, String> texts) {
		String[] parts = parts(comment);
		addTags("property", parts, texts);
		addTags("param", parts, texts);
		return new JavadocComment(markdown(parts[0]), texts, "");
	}

	private static String[] parts(String comment) {
		return BLOCK_TAG.split(comment.replace("\r", ""), -1);
	}

	private static void addTags(String tag, String[] parts, Map<String, String> texts) {
		for (int i = 1; i < parts.length; i++) {
			Matcher matcher = PARAM.matcher(parts[i]);
			if (matcher.matches() && matcher.group(1).equals(tag)) {
				put(texts, matcher.group(2), matcher.group(3));
			}
		}
	}

	private static void put(Map<String, String> texts, String name, String comment) {
		String text = markdown(comment);
		if (!text.isEmpty()) {
			texts.putIfAbsent(name, text);
		}
	}

	/**
	 * Remove what all lines but the first begin with.
	 */
	private static String withoutIndent(String text) {
		int first = text.indexOf('\n') + 1;
		return text.substring(0, first) + text.substring(first).stripIndent();
	}

	static String markdown(String comment) {
		String text = withoutIndent(comment.strip());
		if (text.contains("```")) {
			return text;
		}
		return WRAP.matcher(LINK.matcher(text).replaceAll("$1")).replaceAll(" ");
	}

}
