/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.NumberLimits;
import org.jspecify.annotations.Nullable;

/**
 * Maps texts, numbers and truth values.
 *
 * @param notes where remarks are added
 * @param nested where enums are added
 */
record ScalarMapping(Notes notes, NestedTypes nested) {

	private static final int MOST_CONSTANTS = 300;

	private static final ClassName IP_VERSION = ClassName.get("dev.tfprovider.constraint", "IpVersion");

	/**
	 * Types of texts by their format, whoever sets them.
	 */
	private static final Map<String, TypeName> KNOWN = Map.of("date", ClassName.get(LocalDate.class), "date-time",
			ClassName.get(Instant.class), "duration", ClassName.get(Duration.class), "uuid", ClassName.get(UUID.class),
			"byte", ArrayTypeName.of(byte.class));

	/**
	 * Constraints of texts by their format.
	 */
	private static final Map<String, AnnotationSpec> CHECKED = Map.of("email",
			AnnotationSpec.builder(ClassName.get("jakarta.validation.constraints", "Email")).build(), "ipv4",
			Annotations.constraint("IpAddress", "version", "$T.V4", IP_VERSION), "ipv6",
			Annotations.constraint("IpAddress", "version", "$T.V6", IP_VERSION));

	/**
	 * Map a text.
	 * @param place where it is
	 * @param hint what an enum could be called
	 * @param text the text
	 * @param configurable whether configurations may set it; else it may have values that
	 * nobody knows yet
	 * @param open whether answers may have other values than configurations
	 */
	MappedType text(String place, String hint, ApiType.Text text, boolean configurable, boolean open) {
		if (!text.values().isEmpty() && configurable && isEnum(place, text.values())) {
			return open ? MappedType.of(ClassName.get(String.class), Annotations.oneOf(text.values()))
					: MappedType.of(this.nested.enumOf(hint, text.values()));
		}
		MappedType known = known(place, text.format(), configurable);
		if (known != null) {
			return known;
		}
		List<AnnotationSpec> constraints = new ArrayList<>();
		if (configurable) {
			Annotations.size(text.length()).ifPresent(constraints::add);
			pattern(place, text.pattern()).ifPresent(constraints::add);
			Optional.ofNullable(CHECKED.get(text.format())).ifPresent(constraints::add);
		}
		return new MappedType(ClassName.get(String.class), constraints, text.format().equals("password"));
	}

	private boolean isEnum(String place, List<String> values) {
		if (values.size() > MOST_CONSTANTS || values.stream().anyMatch(String::isEmpty)) {
			this.notes.add(Note.Topic.UNCHECKED, place, "its values are too many, or one is empty, for an enum");
			return false;
		}
		return true;
	}

	private @Nullable MappedType known(String place, String format, boolean configurable) {
		if (format.equals("binary")) {
			this.notes.add(Note.Topic.UNCHECKED, place, "binary content is taken as text");
		}
		TypeName type = (configurable && Set.of("uri", "url").contains(format)) ? ClassName.get(URI.class)
				: KNOWN.get(format);
		return (type != null) ? MappedType.of(type) : null;
	}

	/**
	 * Patterns of a description are found anywhere; those of Bean Validation fit the
	 * whole text.
	 */
	private Optional<AnnotationSpec> pattern(String place, @Nullable String pattern) {
		if (pattern == null || pattern.isEmpty()) {
			return Optional.empty();
		}
		try {
			Pattern.compile(pattern);
		}
		catch (PatternSyntaxException ex) {
			this.notes.add(Note.Topic.UNCHECKED, place, "Java does not understand the pattern " + pattern);
			return Optional.empty();
		}
		boolean whole = pattern.startsWith("^") && pattern.endsWith("$") && !pattern.endsWith("\\$")
				&& !hasChoice(pattern);
		String regexp = whole ? pattern : "(?s:.*)(?:" + pattern + ")(?s:.*)";
		return Optional.of(Annotations.validation("Pattern", "regexp", "$L", Literal.of(regexp)));
	}

	/**
	 * Return whether a pattern is a choice outside of all brackets.
	 */
	private static boolean hasChoice(String pattern) {
		int depth = 0;
		for (int i = 0; i < pattern.length(); i++) {
			switch (pattern.charAt(i)) {
				case '\\' -> i++;
				case '(', '[' -> depth++;
				case ')', ']' -> depth--;
				case '|' -> {
					if (depth <= 0) {
						return true;
					}
				}
				default -> {
					// is any other character
				}
			}
		}
		return false;
	}

	MappedType number(String place, ApiType.Numeric number, boolean configurable) {
		TypeName type;
		if (number.whole()) {
			type = ClassName.get(number.format().equals("int32") ? Integer.class : Long.class);
		}
		else {
			type = ClassName.get(Set.of("double", "float").contains(number.format()) ? Double.class : BigDecimal.class);
		}
		List<AnnotationSpec> constraints = new ArrayList<>();
		NumberLimits limits = number.limits();
		if (configurable) {
			limit("Min", limits.min(), limits.minExclusive(), number.whole()).ifPresent(constraints::add);
			limit("Max", limits.max(), limits.maxExclusive(), number.whole()).ifPresent(constraints::add);
			multiple(place, limits.multipleOf()).ifPresent(constraints::add);
		}
		return new MappedType(type, constraints, false);
	}

	private static Optional<AnnotationSpec> limit(String side, @Nullable BigDecimal limit, boolean exclusive,
			boolean whole) {
		if (limit == null || limit.precision() - limit.scale() > 18) {
			return Optional.empty();
		}
		if (whole && !exclusive && limit.stripTrailingZeros().scale() <= 0) {
			return Optional.of(Annotations.validation(side, "value", longLiteral(limit), limit.longValueExact()));
		}
		AnnotationSpec decimal = Annotations.validation("Decimal" + side, "value", "$S", limit.toPlainString());
		return Optional.of(exclusive ? decimal.toBuilder().addMember("inclusive", "false").build() : decimal);
	}

	private static String longLiteral(BigDecimal number) {
		return (number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) ? "$LL" : "$L";
	}

	private Optional<AnnotationSpec> multiple(String place, @Nullable BigDecimal divisor) {
		if (divisor == null) {
			return Optional.empty();
		}
		if (divisor.signum() <= 0 || divisor.stripTrailingZeros().scale() > 0 || divisor.precision() > 18) {
			this.notes.add(Note.Topic.UNCHECKED, place,
					"it is not checked that it is a multiple of " + divisor.toPlainString());
			return Optional.empty();
		}
		return Optional
			.of(Annotations.constraint("MultipleOf", "value", longLiteral(divisor), divisor.longValueExact()));
	}

}
