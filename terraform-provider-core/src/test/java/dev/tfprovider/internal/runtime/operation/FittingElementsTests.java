/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FittingElements}.
 */
class FittingElementsTests {

	private static final NestedObject INNER = new NestedObject(ObjectSchema.Nesting.SINGLE,
			List.of(attribute("a", TerraformType.STRING), attribute("any", TerraformType.DYNAMIC)));

	private static final NestedObject ELEMENT = new NestedObject(ObjectSchema.Nesting.SET,
			List.of(attribute("k", TerraformType.STRING), attribute("any", TerraformType.DYNAMIC),
					attribute("plain", INNER.impliedType()),
					attribute("plainList", TerraformType.list(TerraformType.STRING)),
					attribute("plainSet", TerraformType.set(TerraformType.STRING)),
					Attribute.of("wo", TerraformType.STRING, Attribute.Mode.OPTIONAL).writeOnly(true).build(),
					nested("one", ObjectSchema.Nesting.SINGLE), nested("list", ObjectSchema.Nesting.LIST),
					nested("set", ObjectSchema.Nesting.SET), nested("map", ObjectSchema.Nesting.MAP)));

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 3, 4, 5, 6, 7, 8 })
	void sameAnswersAsFromComparingEachWithEach(int seed) {
		Random random = new Random(seed);
		int fitting = 0;
		for (int i = 0; i < 300; i++) {
			List<TerraformValue> actual = new ArrayList<>();
			IntStream.range(0, random.nextInt(8)).forEach((any) -> actual.add(element(random, false)));
			List<TerraformValue> planned = new ArrayList<>();
			IntStream.range(0, random.nextInt(4)).forEach((any) -> planned.add(element(random, true)));
			actual.stream().filter((any) -> random.nextInt(4) > 0).forEach((any) -> planned.add(blur(random, any)));
			FittingElements found = new FittingElements(planned, actual, FittingElementsTests::fits);
			for (int p = 0; p < planned.size(); p++) {
				TerraformValue element = planned.get(p);
				boolean expected = actual.stream().anyMatch((other) -> fits(element, other));
				assertThat(found.isReturned(p)).as("%s in %s", element, actual).isEqualTo(expected);
				fitting += expected ? 1 : 0;
			}
			for (int a = 0; a < actual.size(); a++) {
				TerraformValue element = actual.get(a);
				boolean expected = planned.stream().anyMatch((other) -> fits(other, element));
				assertThat(found.isPlanned(a)).as("%s in %s", element, planned).isEqualTo(expected);
			}
		}
		assertThat(fitting).isBetween(200, 1500);
	}

	@Test
	void largeSetsAreNotComparedEachWithEach() {
		int size = 10_000;
		List<TerraformValue> planned = IntStream.range(0, size)
			.mapToObj((i) -> (i % 3 == 0) ? key(i) : open(i))
			.toList();
		List<TerraformValue> actual = IntStream.range(size / 2, size + size / 2)
			.mapToObj(FittingElementsTests::key)
			.toList();
		AtomicInteger comparisons = new AtomicInteger();
		FittingElements found = new FittingElements(planned, actual, (before, after) -> {
			comparisons.incrementAndGet();
			return fits(before, after);
		});
		assertThat(IntStream.range(0, size).filter(found::isReturned)).hasSize(size / 2);
		assertThat(IntStream.range(0, size).filter(found::isPlanned)).hasSize(size / 2);
		assertThat(comparisons).hasValueLessThanOrEqualTo(size);
	}

	private static TerraformValue key(int number) {
		return TerraformValue.object(ELEMENT.impliedType(), Map.of("k", TerraformValue.string("k" + number)));
	}

	private static TerraformValue open(int number) {
		return TerraformValue.object(ELEMENT.impliedType(),
				Map.of("k", TerraformValue.string("k" + number), "one", TerraformValue.unknown(INNER.impliedType())));
	}

	private static boolean fits(TerraformValue planned, TerraformValue actual) {
		return ResultCheck.violations(ELEMENT, planned, actual).isEmpty();
	}

	/**
	 * Return an element with parts that are not known any more, or null of another type.
	 */
	private static TerraformValue blur(Random random, TerraformValue element) {
		TerraformValue other = element;
		if (element instanceof ObjectValue object && random.nextInt(3) == 0) {
			boolean typed = object.get("k").isNull();
			other = object.with(typed ? "k" : "any",
					TerraformValue.ofNull(typed ? TerraformType.NUMBER : TerraformType.DYNAMIC));
		}
		return other.transform((value) -> (random.nextInt(12) == 0) ? unknown(random, value.type()) : value);
	}

	private static TerraformValue element(Random random, boolean open) {
		return value(random, ELEMENT.impliedType(), open);
	}

	private static TerraformValue value(Random random, TerraformType type, boolean open) {
		int kind = random.nextInt(10);
		if (kind == 0 && open) {
			return unknown(random, type);
		}
		if (kind < 4) {
			boolean typed = type == TerraformType.DYNAMIC && random.nextBoolean();
			return TerraformValue.ofNull(typed ? TerraformType.STRING : type);
		}
		if (type instanceof ObjectType object) {
			return ObjectValue.build(object, (index) -> object.name(index).equals("wo")
					? TerraformValue.ofNull(TerraformType.STRING) : value(random, object.type(index), open));
		}
		if (type instanceof TerraformType.ListType list) {
			return new ListValue(list.element(), values(random, list.element(), open));
		}
		if (type instanceof TerraformType.SetType set) {
			return new SetValue(set.element(), values(random, set.element(), open));
		}
		if (type instanceof TerraformType.MapType map) {
			List<TerraformValue> values = values(random, map.element(), open);
			return new MapValue(map.element(), values.isEmpty() ? Map.of() : Map.of("key", values.get(0)));
		}
		boolean other = type == TerraformType.DYNAMIC && random.nextBoolean();
		return other ? TerraformValue.tuple(values(random, TerraformType.STRING, open))
				: TerraformValue.string(String.valueOf(random.nextInt(2)));
	}

	private static List<TerraformValue> values(Random random, TerraformType type, boolean open) {
		return IntStream.range(0, random.nextInt(3)).mapToObj((any) -> value(random, type, open)).toList();
	}

	private static TerraformValue unknown(Random random, TerraformType type) {
		return new UnknownValue(type,
				random.nextBoolean() ? UnknownValue.Refinements.NOT_NULL : UnknownValue.Refinements.NONE);
	}

	private static Attribute nested(String name, ObjectSchema.Nesting nesting) {
		return Attribute.nested(name, new NestedObject(nesting, INNER.attributes()), Attribute.Mode.OPTIONAL_COMPUTED)
			.build();
	}

	private static Attribute attribute(String name, TerraformType type) {
		return Attribute.of(name, type, Attribute.Mode.OPTIONAL_COMPUTED).build();
	}

}
