/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Finds the elements of a planned set among those returned, and the other way round. What
 * is known of a planned element comes back equal, so only elements that are equal there
 * are compared, and not each with each.
 */
final class FittingElements {

	private static final TerraformValue NULL = TerraformValue.ofNull(TerraformType.DYNAMIC);

	private final List<TerraformValue> planned;

	private final List<TerraformValue> actual;

	private final BiPredicate<TerraformValue, TerraformValue> fits;

	private final BitSet returned = new BitSet();

	private final BitSet expected = new BitSet();

	/**
	 * Compare the elements of two sets.
	 * @param fits whether an element may be what a planned one became
	 */
	FittingElements(List<TerraformValue> planned, List<TerraformValue> actual,
			BiPredicate<TerraformValue, TerraformValue> fits) {
		this.planned = planned;
		this.actual = actual;
		this.fits = fits;
		group(positions(planned), (position) -> knownPlaces(planned.get(position))).forEach(this::compare);
	}

	/**
	 * Return whether a planned element is among those returned.
	 */
	boolean isReturned(int position) {
		return this.returned.get(position);
	}

	/**
	 * Return whether a returned element is among those planned.
	 */
	boolean isPlanned(int position) {
		return this.expected.get(position);
	}

	/**
	 * Compare planned elements of which the same places are known.
	 */
	private void compare(List<AttributePath> places, List<Integer> alike) {
		Map<Object, List<Integer>> candidates = group(positions(this.actual),
				(position) -> at(places, this.actual.get(position)));
		group(alike.stream(), (position) -> at(places, this.planned.get(position)))
			.forEach((key, equal) -> compareAll(equal, candidates.getOrDefault(key, List.of())));
	}

	private void compareAll(List<Integer> before, List<Integer> after) {
		for (int element : before) {
			after.stream().filter((other) -> fits(element, other)).findFirst().ifPresent((other) -> {
				this.returned.set(element);
				this.expected.set(other);
			});
		}
		for (int element : after) {
			if (!this.expected.get(element) && before.stream().anyMatch((other) -> fits(other, element))) {
				this.expected.set(element);
			}
		}
	}

	private boolean fits(int before, int after) {
		return this.fits.test(this.planned.get(before), this.actual.get(after));
	}

	private static Stream<Integer> positions(List<TerraformValue> elements) {
		return IntStream.range(0, elements.size()).boxed();
	}

	private static <K> Map<K, List<Integer>> group(Stream<Integer> positions, IntFunction<K> key) {
		return positions.collect(Collectors.groupingBy(key::apply));
	}

	private static List<AttributePath> knownPlaces(TerraformValue element) {
		List<AttributePath> places = new ArrayList<>();
		collect(AttributePath.root(), element, places);
		return places;
	}

	private static void collect(AttributePath path, TerraformValue value, List<AttributePath> places) {
		if (value instanceof ObjectValue object) {
			object.type().names().forEach((name) -> collect(path.attribute(name), object.get(name), places));
		}
		else if (isKnown(value)) {
			places.add(path);
		}
	}

	/**
	 * Return whether nothing but an equal value fits. Null of any type may have become
	 * anything.
	 */
	private static boolean isKnown(TerraformValue value) {
		return !value.isUnknown() && !value.equals(NULL) && value.sequence().stream().allMatch(FittingElements::isKnown)
				&& value.entries().values().stream().allMatch(FittingElements::isKnown);
	}

	/**
	 * Return what is at some places. Null is the same whatever its type.
	 */
	private static List<Optional<TerraformValue>> at(List<AttributePath> places, TerraformValue element) {
		return places.stream()
			.map((place) -> element.at(place)
				.map((value) -> value.transform((inside) -> inside.isNull() ? NULL : inside)))
			.toList();
	}

}
