/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Describes how two values of one type differ, if the difference hints at its cause.
 */
final class Difference {

	private Difference() {
	}

	static Optional<String> between(TerraformValue should, TerraformValue was) {
		if (should.isNull() && KeepEmptyForm.isEmpty(was)) {
			return Optional.of("something empty was returned for null.");
		}
		if (was.isNull() && KeepEmptyForm.isEmpty(should)) {
			return Optional.of("null was returned for something empty.");
		}
		if (should instanceof StringValue left && was instanceof StringValue right) {
			return Optional.ofNullable(ofTexts(left.text(), right.text()));
		}
		if (should instanceof NumberValue left && was instanceof NumberValue right) {
			return Optional.ofNullable(ofNumbers(left.number(), right.number()));
		}
		if ((should instanceof ListValue || should instanceof SetValue) && should.getClass().equals(was.getClass())) {
			return Optional.ofNullable(ofElements(should.sequence(), was.sequence(), should instanceof ListValue));
		}
		return (should instanceof MapValue && was instanceof MapValue)
				? Optional.ofNullable(ofEntries(should.entries(), was.entries())) : Optional.empty();
	}

	private static @Nullable String ofTexts(String should, String was) {
		if (should.equalsIgnoreCase(was)) {
			return "the upstream changed upper and lower case.";
		}
		if (should.strip().equals(was.strip())) {
			return "the upstream trimmed or added white space at the ends.";
		}
		if (should.replaceAll("\\s", "").equals(was.replaceAll("\\s", ""))) {
			return "the upstream changed white space or line ends.";
		}
		if (withoutSlash(should).equals(withoutSlash(was))) {
			return "the upstream added or removed a slash at the end.";
		}
		if (isSameMoment(should, was)) {
			return "the upstream writes the same moment in another time zone or precision: declare the component as "
					+ "Instant or OffsetDateTime.";
		}
		if (!was.isEmpty() && should.startsWith(was)) {
			return "the upstream cut the text off.";
		}
		return null;
	}

	private static String withoutSlash(String text) {
		return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
	}

	private static boolean isSameMoment(String should, String was) {
		try {
			return OffsetDateTime.parse(should).isEqual(OffsetDateTime.parse(was));
		}
		catch (DateTimeException ex) {
			return false;
		}
	}

	private static @Nullable String ofNumbers(BigDecimal should, BigDecimal was) {
		if (should.negate().compareTo(was) == 0) {
			return "the sign was changed.";
		}
		boolean rounded = Math.abs((long) should.scale()) < 1_000 && Math.abs((long) was.scale()) < 1_000
				&& (isRounded(should, was) || new BigDecimal(should.doubleValue()).compareTo(was) == 0
						|| should.floatValue() == was.floatValue());
		return rounded ? "the number was rounded: declare the component, and the upstream's field, as BigDecimal."
				: null;
	}

	private static boolean isRounded(BigDecimal should, BigDecimal was) {
		int scale = Math.max(0, was.stripTrailingZeros().scale());
		return should.scale() > scale && (should.setScale(scale, RoundingMode.HALF_UP).compareTo(was) == 0
				|| should.setScale(scale, RoundingMode.DOWN).compareTo(was) == 0);
	}

	private static @Nullable String ofElements(List<TerraformValue> should, List<TerraformValue> was, boolean ordered) {
		int missing = without(should, was).size();
		int added = without(was, should).size();
		if (missing == 0 && added == 0) {
			return (ordered && !should.equals(was))
					? "the upstream changed the order of the elements: bring them into the planned order with "
							+ "ElementOrder, or declare the component as a Set if the order has no meaning."
					: null;
		}
		return ofCounts(missing, added);
	}

	private static @Nullable String ofEntries(Map<String, TerraformValue> should, Map<String, TerraformValue> was) {
		long missing = should.keySet().stream().filter((key) -> !was.containsKey(key)).count();
		long added = was.keySet().stream().filter((key) -> !should.containsKey(key)).count();
		return ofCounts(missing, added);
	}

	private static @Nullable String ofCounts(long missing, long added) {
		if (missing > 0 && added == 0) {
			return "the upstream's answer lacks " + count(missing) + ".";
		}
		return (missing == 0 && added > 0) ? "the upstream added " + count(added) + "." : null;
	}

	private static List<TerraformValue> without(List<TerraformValue> values, List<TerraformValue> others) {
		List<TerraformValue> rest = new ArrayList<>(values);
		others.forEach(rest::remove);
		return rest;
	}

	private static String count(long elements) {
		return (elements == 1) ? "an element" : elements + " elements";
	}

}
