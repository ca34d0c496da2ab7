/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Declaration of an attribute, a block or a type in a schema document of this starter:
 * defaults, constraints and rules, which schemas do not have.
 *
 * @param fallback the default as text, empty if there is none
 * @param inputs attributes that the default depends on
 * @param environment environment variables that stand in for it
 * @param allowed the only texts that it may have, none if it may have any
 * @param replacement when a change replaces the object, empty for never
 * @param constraints constraints of its values
 * @param rules rules about several members, in words
 */
record DescribedDeclaration(String fallback, List<String> inputs, List<String> environment, List<String> allowed,
		String replacement, List<ComparedConstraint> constraints, List<String> rules) {

	private static final List<String> REPLACEMENTS = List.of("", "sometimes", "configured", "always");

	static DescribedDeclaration of(DocumentValue node) {
		DocumentValue declared = node.member("declared");
		String replacement = declared.word("replacement");
		if (!REPLACEMENTS.contains(replacement)) {
			throw declared.member("replacement").malformed("one of " + REPLACEMENTS.subList(1, REPLACEMENTS.size()));
		}
		return new DescribedDeclaration(declared.printable("default"), texts(declared, "default_depends_on"),
				texts(declared, "environment"), texts(declared, "allowed_values"), replacement,
				declared.member("constraints").elements(ComparedConstraint::of), texts(declared, "rules"));
	}

	private static List<String> texts(DocumentValue declared, String name) {
		return declared.member(name).elements(DocumentValue::printable);
	}

	boolean hasDefault() {
		return !this.fallback.isEmpty() || !this.inputs.isEmpty();
	}

	/**
	 * Return the default in words.
	 */
	String defaultText() {
		return !this.fallback.isEmpty() ? "the default " + this.fallback
				: "a default that depends on " + String.join(", ", this.inputs);
	}

	/**
	 * Return how often a change replaces the object: 0 for never, more for more often.
	 */
	int replacements() {
		return REPLACEMENTS.indexOf(this.replacement);
	}

	/**
	 * Return what another has and this has not.
	 */
	static List<String> missing(List<String> mine, List<String> other) {
		TreeSet<String> missing = new TreeSet<>(other);
		mine.forEach(missing::remove);
		return List.copyOf(missing);
	}

	/**
	 * A constraint as a document describes it.
	 *
	 * @param key what it constrains, and by what annotation
	 * @param name its annotation
	 * @param limits what the annotation sets: texts, numbers, booleans and lists of texts
	 * @param text the constraint in words
	 */
	record ComparedConstraint(String key, String name, Map<String, Object> limits, String text) {

		static ComparedConstraint of(DocumentValue node) {
			String name = node.printable("name");
			return new ComparedConstraint(node.printable("about") + " " + name, name,
					node.member("limits").members(ComparedConstraint::limit), node.printable("text"));
		}

		private static Object limit(DocumentValue node) {
			if (node.isArray()) {
				return node.elements(DocumentValue::printable);
			}
			return (node.value() instanceof Boolean || node.value() instanceof Long) ? node.value() : node.printable();
		}

		/**
		 * Return the constraint in words, its name if there are none.
		 */
		String words() {
			return this.text.isEmpty() ? this.name : this.text;
		}

	}

}
