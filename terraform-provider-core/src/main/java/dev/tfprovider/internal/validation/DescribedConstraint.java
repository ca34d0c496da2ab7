/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import dev.tfprovider.constraint.DurationRange;
import dev.tfprovider.constraint.Keys;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.ValidationException;
import jakarta.validation.metadata.ConstraintDescriptor;

/**
 * A rule of a constraint with the message of its violations. Most constraints are one
 * rule; the validators of a few choose among several messages.
 *
 * @param constraint the constraint
 * @param subject what it is about, {@code ""} for the value itself
 * @param template the message, not interpolated
 */
record DescribedConstraint(ConstraintDescriptor<?> constraint, String subject, String template) {

	private static final Pattern VERB = Pattern.compile("^(must|may|can|cannot|should|has|is|needs|does)\\b");

	private static final Pattern QUOTED = Pattern.compile("\"(.*)\"", Pattern.DOTALL);

	/**
	 * Return the rules of a constraint.
	 */
	static List<DescribedConstraint> of(ConstraintDescriptor<?> constraint) {
		String template = constraint.getMessageTemplate();
		if (constraint.getAnnotation() instanceof DurationRange range && isOwn(template, DurationRange.class)) {
			boolean lower = !range.min().isEmpty();
			return List.of(new DescribedConstraint(constraint, "",
					(lower == !range.max().isEmpty()) ? template : part(DurationRange.class, lower ? "min" : "max")));
		}
		if (constraint.getAnnotation() instanceof Keys keys && isOwn(template, Keys.class)) {
			return keys(constraint, keys);
		}
		return List.of(new DescribedConstraint(constraint, "", template));
	}

	private static List<DescribedConstraint> keys(ConstraintDescriptor<?> constraint, Keys keys) {
		List<DescribedConstraint> rules = new ArrayList<>();
		if (!keys.pattern().equals(".*")) {
			rules.add(new DescribedConstraint(constraint, "Each key", part(Keys.class, "pattern")));
		}
		if (keys.min() > 0 || keys.max() < Integer.MAX_VALUE) {
			rules.add(new DescribedConstraint(constraint, "Each key", SizeMessage.text(keys.min(), keys.max(), true)));
		}
		return rules;
	}

	private static boolean isOwn(String template, Class<?> type) {
		return template.equals("{" + type.getName() + ".message}");
	}

	private static String part(Class<?> type, String part) {
		return "{" + type.getName() + "." + part + ".message}";
	}

	/**
	 * Return the rule as a sentence.
	 * @param otherwise the subject unless the rule has one of its own
	 * @param text whether the value is a text
	 */
	String sentence(String otherwise, boolean text, MessageInterpolator interpolator) {
		String size = SizeMessage.of(this.constraint, this.template, text);
		String message = (size != null) ? size
				: interpolator.interpolate(this.template, new Unviolated(this.constraint), Locale.ENGLISH);
		String about = this.subject.isEmpty() ? otherwise : this.subject;
		return ViolationMessages.sentence(VERB.matcher(message).find() ? about + " " + code(message)
				: about + " is refused otherwise: " + code(message));
	}

	/**
	 * Mark what is quoted as code, for patterns contain what has a meaning in Markdown.
	 */
	private static String code(String message) {
		return message.contains("`") ? message : QUOTED.matcher(message).replaceAll("`$1`");
	}

	/**
	 * A constraint that no value violates.
	 */
	private record Unviolated(ConstraintDescriptor<?> constraint) implements MessageInterpolator.Context {

		@Override
		public ConstraintDescriptor<?> getConstraintDescriptor() {
			return this.constraint;
		}

		@Override
		@SuppressWarnings("NullAway") // there is no value
		public Object getValidatedValue() {
			return null;
		}

		@Override
		public <T> T unwrap(Class<T> type) {
			throw new ValidationException("This context is no " + type.getName());
		}

	}

}
