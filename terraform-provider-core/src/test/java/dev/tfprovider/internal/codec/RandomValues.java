/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Makes values by chance, the same ones for the same seed.
 */
final class RandomValues implements TerraformType.Cases<TerraformValue> {

	private static final String[] PIECES = { "a", "Z", "9", " ", "\u00e9", "e\u0301", "\u4e2d", "\ud83d\ude00",
			"\ufffd", "<&>", "\u2028", "\"\\", "\n", "\u0000", "\uac00", "long enough to leave the short headers" };

	private final Random random;

	private final boolean json;

	RandomValues(Random random, boolean json) {
		this.random = random;
		this.json = json;
	}

	TerraformValue next(TerraformType type) {
		int chance = this.random.nextInt(20);
		if (chance == 0) {
			return TerraformValue.ofNull(type);
		}
		if (chance == 1 && !this.json) {
			return unknown(type);
		}
		return type.match(this);
	}

	private TerraformValue unknown(TerraformType type) {
		return new UnknownValue(type,
				(type != TerraformType.DYNAMIC) ? refinements(type) : UnknownValue.Refinements.NONE);
	}

	private UnknownValue.Refinements refinements(TerraformType type) {
		boolean notNull = this.random.nextBoolean();
		String prefix = (some() && type == TerraformType.STRING) ? "prefix-" + this.random.nextInt() : null;
		boolean number = type == TerraformType.NUMBER;
		boolean collection = type instanceof TerraformType.ListType || type instanceof TerraformType.SetType
				|| type instanceof TerraformType.MapType;
		return new UnknownValue.Refinements(notNull, prefix, (some() && number) ? bound() : null,
				(some() && number) ? bound() : null, (some() && collection) ? (long) this.random.nextInt(300) : null,
				(some() && collection) ? this.random.nextLong() >>> 1 : null);
	}

	private UnknownValue.Refinements.Bound bound() {
		return new UnknownValue.Refinements.Bound(decimal(), this.random.nextBoolean());
	}

	private boolean some() {
		return this.random.nextBoolean();
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string(text());
	}

	private String text() {
		StringBuilder text = new StringBuilder();
		for (int i = this.random.nextInt(8); i > 0; i--) {
			text.append(PIECES[this.random.nextInt(PIECES.length)]);
		}
		return text.toString();
	}

	@Override
	public TerraformValue number() {
		if (!this.json && this.random.nextInt(20) == 0) {
			return some() ? InfinityValue.POSITIVE : InfinityValue.NEGATIVE;
		}
		return TerraformValue.number(decimal());
	}

	private BigDecimal decimal() {
		return switch (this.random.nextInt(6)) {
			case 0 -> BigDecimal.valueOf(this.random.nextInt(400) - 200);
			case 1 -> BigDecimal.valueOf(this.random.nextLong());
			case 2 ->
				new BigDecimal(new BigInteger(this.random.nextInt(200), this.random), this.random.nextInt(60) - 30);
			case 3 -> new BigDecimal(this.random.nextInt() / 1024.0);
			case 4 -> BigDecimal.valueOf(this.random.nextDouble());
			default -> BigDecimal.valueOf(Long.MAX_VALUE).add(BigDecimal.valueOf(this.random.nextInt(4) - 1));
		};
	}

	@Override
	public TerraformValue bool() {
		return TerraformValue.bool(some());
	}

	@Override
	public TerraformValue dynamic() {
		return next(new RandomTypes(this.random).concrete(3));
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return TerraformValue.list(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		return TerraformValue.set(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		elements(type.element()).forEach((element) -> elements.put(text(), element));
		return TerraformValue.map(type.element(), elements);
	}

	private List<TerraformValue> elements(TerraformType declared) {
		boolean dynamic = declared == TerraformType.DYNAMIC;
		TerraformType type = dynamic ? new RandomTypes(this.random).concrete(3) : declared;
		List<TerraformValue> elements = new ArrayList<>();
		for (int i = this.random.nextInt(20); i > 0; i -= 3) {
			elements.add((dynamic && this.random.nextInt(9) == 0) ? TerraformValue.ofNull(declared) : next(type));
		}
		return elements;
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		return TerraformValue.tuple(type.elements().stream().map(this::next).toList());
	}

	@Override
	public TerraformValue object(ObjectType type) {
		return ObjectValue.build(type, (index) -> next(type.type(index)));
	}

}
