/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Encodes an unknown value with its refinements. UnknownValue.Refinements only promise
 * something of the final value, so those that Terraform would reject are left out:
 * refinements of other types, and bounds too long for the payload. The payload is written
 * by a packer of its own, because its length comes first.
 */
final class UnknownOutput {

	private static final MessagePackExtension PLAIN = new MessagePackExtension((byte) 0, new byte[1]);

	/**
	 * Most digits of a bound, so that two of them and all else fit in a payload.
	 */
	private static final int MAX_BOUND = 300;

	private UnknownOutput() {
	}

	static MessagePackExtension write(TerraformType type, UnknownValue.Refinements refinements) {
		if (type == TerraformType.DYNAMIC || refinements.isEmpty()) {
			return PLAIN;
		}
		List<Entry> entries = entries(refinements);
		entries.removeIf((entry) -> !entry.key().appliesTo(type));
		return entries.isEmpty() ? PLAIN : pack(entries);
	}

	private static MessagePackExtension pack(List<Entry> entries) {
		MessagePackOutput out = new MessagePackOutput();
		out.startObject(entries.size());
		entries.forEach((entry) -> {
			out.integer(entry.key().code());
			entry.content().accept(out);
		});
		return new MessagePackExtension(UnknownInput.REFINED, out.toByteArray());
	}

	private static List<Entry> entries(UnknownValue.Refinements refinements) {
		List<Entry> entries = new ArrayList<>();
		if (refinements.notNull()) {
			entries.add(new Entry(RefinementKey.NULLNESS, (out) -> out.bool(false)));
		}
		String prefix = (refinements.prefix() != null) ? StringPrefix.shorten(refinements.prefix()) : "";
		if (!prefix.isEmpty()) {
			entries.add(new Entry(RefinementKey.PREFIX, (out) -> out.string(prefix)));
		}
		addBound(entries, RefinementKey.LOWER, refinements.lower());
		addBound(entries, RefinementKey.UPPER, refinements.upper());
		addLength(entries, RefinementKey.MIN_LENGTH, refinements.minLength());
		addLength(entries, RefinementKey.MAX_LENGTH, refinements.maxLength());
		return entries;
	}

	private static void addBound(List<Entry> entries, RefinementKey key,
			UnknownValue.Refinements.@Nullable Bound bound) {
		if (bound != null && isShort(bound.value())) {
			entries.add(new Entry(key, (out) -> {
				out.startArray(2);
				out.number(bound.value());
				out.bool(bound.inclusive());
			}));
		}
	}

	private static boolean isShort(BigDecimal number) {
		return Math.max(number.scale(), 0) + Math.max((long) number.precision() - number.scale(), 0) <= MAX_BOUND;
	}

	private static void addLength(List<Entry> entries, RefinementKey key, @Nullable Long length) {
		if (length != null) {
			entries.add(new Entry(key, (out) -> out.integer(length)));
		}
	}

	/**
	 * One entry of the map.
	 */
	private record Entry(RefinementKey key, Consumer<MessagePackOutput> content) {

	}

}
