/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A constraint as a program compares it.
 *
 * @param name name of its annotation, without the package if it is a well-known one
 * @param subject what it is about, as the sentence begins: {@code It},
 * {@code Each element}, {@code Each key} or {@code Each value}
 * @param limits what the annotation sets, by name in order: texts, booleans, whole
 * numbers and lists of texts
 * @param sentences the constraint in words
 */
public record ConstraintFact(String name, String subject, Map<String, Object> limits, List<String> sentences) {

	/**
	 * Return constraints in words.
	 * @param constraints the constraints
	 * @return sentences by subject and in order of their text, such as "It must not be
	 * blank."
	 */
	public static List<String> sentences(List<ConstraintFact> constraints) {
		Map<String, Set<String>> sentences = new LinkedHashMap<>();
		constraints.forEach((one) -> sentences.computeIfAbsent(one.subject(), (subject) -> new TreeSet<>())
			.addAll(one.sentences()));
		return sentences.values().stream().flatMap(Set::stream).toList();
	}

}
