/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether a value can be stored in the state. Terraform writes states as JSON,
 * which has no infinite numbers, and loses an object that it cannot write.
 */
final class StorableValue {

	/**
	 * How deep values of any type may be nested. The types of a whole object may be
	 * nested a little deeper.
	 */
	static final int MOST_LEVELS = 90;

	static final String FINITE = "must be a finite number";

	static final String TOO_DEEP = "is nested more than " + MOST_LEVELS + " levels deep";

	private StorableValue() {
	}

	/**
	 * Return why a value cannot be stored: completes "The value ".
	 * @return the reason, {@code null} if there is none
	 */
	static @Nullable String problem(TerraformValue value) {
		Problem problem = find(value, 0);
		return (problem != null) ? problem.text() : null;
	}

	private static @Nullable Problem find(TerraformValue value, int level) {
		if (level > MOST_LEVELS) {
			return new Problem(TOO_DEEP, null);
		}
		if (value instanceof InfinityValue) {
			return new Problem("", AttributePath.root());
		}
		if (value instanceof ObjectValue object) {
			for (int i = 0; i < object.type().size(); i++) {
				Problem problem = find(object.get(i), level + 1);
				if (problem != null) {
					return problem.inside(new AttributePath.AttributeName(object.type().name(i)));
				}
			}
		}
		else if (value instanceof MapValue map) {
			for (Map.Entry<String, TerraformValue> entry : map.elements().entrySet()) {
				Problem problem = find(entry.getValue(), level + 1);
				if (problem != null) {
					return problem.inside(new AttributePath.ElementKey(entry.getKey()));
				}
			}
		}
		else {
			List<TerraformValue> elements = value.sequence();
			for (int i = 0; i < elements.size(); i++) {
				Problem problem = find(elements.get(i), level + 1);
				if (problem != null) {
					return problem.inside(new AttributePath.ElementIndex(i));
				}
			}
		}
		return null;
	}

	/**
	 * Return a value that the author made.
	 * @throws ValueMappingException if no state can hold it
	 */
	static TerraformValue requireWritable(TerraformValue value) {
		String problem = problem(value);
		if (problem != null) {
			throw ValueMappingException.unwritable("The result " + problem + ".", null);
		}
		return value;
	}

	/**
	 * Return a value that the practitioner made.
	 * @throws ValueMappingException if no state can hold it
	 */
	static TerraformValue requireReadable(TerraformValue value) {
		String problem = problem(value);
		if (problem != null) {
			throw ValueMappingException.invalid("The value " + problem + ".", null);
		}
		return value;
	}

	/**
	 * Check a value of the configuration.
	 */
	static void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		String problem = problem(value);
		if (problem != null) {
			findings.invalid(place, "The value " + problem + ".");
		}
	}

	/**
	 * A reason why a value cannot be stored.
	 *
	 * @param sentence completes "The value ", empty for an infinite number
	 * @param path the place of an infinite number inside the value, {@code null} if the
	 * place does not matter
	 */
	private record Problem(String sentence, @Nullable AttributePath path) {

		Problem inside(AttributePath.Step step) {
			return (this.path != null) ? new Problem(this.sentence, this.path.prepend(step)) : this;
		}

		String text() {
			if (this.path == null) {
				return this.sentence;
			}
			return this.path.isRoot() ? FINITE : "holds an infinite number, at " + this.path;
		}

	}

}
