/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.List;
import java.util.Map;

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

}
