/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.sun.management.ThreadMXBean;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link StorableValue}, in all places where values come in and go out.
 */
class StorableValueTests {

	private final ModelMapping<Numbers> mapping = new ModelMappings(List.of(new SizeCodec())).resource(Numbers.class);

	@ParameterizedTest
	@EnumSource(InfinityValue.class)
	void configuredInfinityIsAnErrorOfTheAttribute(InfinityValue infinity) {
		for (String name : List.of("real", "single", "free", "any", "size")) {
			Diagnostic diagnostic = TestValues.only(TestValues.validate(this.mapping, name, infinity));
			assertThat(diagnostic.attribute()).isEqualTo(TestValues.path(name));
			assertThat(diagnostic.summary()).isEqualTo("Invalid value for \"" + name + "\"");
			assertThat(diagnostic.detail()).contains("must be a finite number");
			assertThat(TestValues.readFailure(this.mapping, name, infinity).path()).hasToString(name);
		}
		TerraformValue list = TerraformValue.list(TerraformType.NUMBER, List.of(TerraformValue.number(1), infinity));
		assertThat(TestValues.only(TestValues.validate(this.mapping, "list", list)).attribute()).hasToString("list[1]");
		assertThat(TestValues.only(TestValues.validate(this.mapping, "free", list)).detail())
			.isEqualTo("The value holds an infinite number, at [1].");
		TerraformValue nested = TerraformValue.object(ObjectType.of(Map.of("a", list.type())), Map.of("a", list));
		assertThat(TestValues.only(TestValues.validate(this.mapping, "any", nested)).detail())
			.isEqualTo("The value holds an infinite number, at a[1].");
	}

	@Test
	void returnedInfinityIsRefusedWithItsPlace() {
		assertRefused("real", numbers(Double.POSITIVE_INFINITY, null, null, null, null, null),
				"The result cannot be written: must be a finite number, not Infinity.");
		assertRefused("single", numbers(null, Float.NEGATIVE_INFINITY, null, null, null, null),
				"must be a finite number, not -Infinity.");
		assertRefused("list[1]", numbers(null, null, List.of(1.0, Double.NaN), null, null, null),
				"must be a finite number, not NaN.");
		assertRefused("free[0].a",
				numbers(null, null, null, List.of(Map.of("a", Double.POSITIVE_INFINITY)), null, null),
				"must be a finite number");
		assertRefused("free[0]", numbers(null, null, null, List.of(InfinityValue.POSITIVE), null, null),
				"The result must be a finite number.");
		assertRefused("any",
				numbers(null, null, null, null,
						TerraformValue.map(TerraformType.NUMBER, Map.of("k", InfinityValue.NEGATIVE)), null),
				"The result holds an infinite number, at [\"k\"].");
		assertRefused("size", numbers(null, null, null, null, null, new Size(true)), "must be a finite number");
	}

	@Test
	void plannedInfinityIsRefused() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> this.mapping.write(AttributePath.root("real"), InfinityValue.POSITIVE))
			.withMessage("The value of 'real' must be a finite number");
	}

	@Test
	void whatContainsItselfIsRefusedWhereItDoes() {
		List<Object> list = new ArrayList<>();
		list.add("a");
		list.add(list);
		assertRefused("free[1]", numbers(null, null, null, list, null, null),
				"The result contains itself: this collection is also one of those it is in.");
		Map<String, Object> map = new HashMap<>();
		map.put("a", List.of(Map.of("b", map)));
		map.put("c", "d");
		assertRefused("free.a[0].b", numbers(null, null, null, map, null, null),
				"The result contains itself: this map is also one of those it is in.");
	}

	@Test
	void sameObjectTwiceDoesNotContainItself() {
		List<String> same = List.of("a");
		assertThat(
				this.mapping.write(numbers(null, null, null, List.of(same, Map.of("b", same)), null, null)).get("free"))
			.hasToString("[[\"a\"], {b=[\"a\"]}]");
	}

	@Test
	void whatIsNestedTooDeepIsRefusedWithTheWayThere() {
		Object deep = "x";
		TerraformValue value = TerraformValue.string("x");
		for (int i = 0; i < StorableValue.MOST_LEVELS; i++) {
			deep = List.of(deep);
			value = TerraformValue.tuple(List.of(value));
		}
		assertThat(this.mapping.write(numbers(null, null, null, deep, value, null)).get("free")).isEqualTo(value);
		assertRefused("free[0][0][0][0][0][0][0][0]", numbers(null, null, null, List.of(deep), null, null),
				"The result is nested more than 90 levels deep.");
		assertRefused("any", numbers(null, null, null, null, TerraformValue.tuple(List.of(value)), null),
				"The result is nested more than 90 levels deep.");
	}

	@Test
	void valueWithoutProblemsIsCheckedWithoutMakingPaths() {
		List<TerraformValue> elements = Collections.nCopies(100_000,
				TerraformValue.object(ObjectType.of(Map.of("a", TerraformType.STRING)), Map.of()));
		TerraformValue value = TerraformValue.tuple(elements);
		ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
		long before = threads.getCurrentThreadAllocatedBytes();
		assertThat(StorableValue.problem(value)).isNull();
		assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(elements.size());
	}

	@Test
	void keysThatAreOneTextInTerraformAreRefused() {
		ModelMapping<Keys> keys = TestValues.MAPPINGS.resource(Keys.class);
		Map<String, String> twice = Map.of("\u00e9", "a", "e\u0301", "b");
		assertThat(TestValues.writeFailure(keys, new Keys(twice, null)).path()).hasToString("map[\"\u00e9\"]");
		assertThat(TestValues.writeFailure(keys, new Keys(Map.of(), twice)).path()).hasToString("free.\u00e9");
		assertThat(TestValues.writeFailure(keys, new Keys(twice, null)).detail())
			.contains("two values for this key, which is one text for Terraform");
		assertThat(keys.write(new Keys(Map.of("e\u0301", "b"), Map.of("e\u0301", 1))))
			.hasToString("{free={\u00e9=1}, map={\u00e9=\"b\"}}");
	}

	private void assertRefused(String path, Numbers model, String detail) {
		ValueMappingException failure = TestValues.writeFailure(this.mapping, model);
		assertThat(failure).as(path).isNotNull();
		assertThat(failure.path()).hasToString(path);
		assertThat(failure.detail()).contains(detail).contains("bug in the provider");
	}

	private static Numbers numbers(@Nullable Double real, @Nullable Float single, @Nullable List<Double> list,
			@Nullable Object free, @Nullable TerraformValue any, @Nullable Size size) {
		return new Numbers(real, single, list, null, free, any, size);
	}

	record Numbers(@Nullable Double real, @Nullable Float single, @Nullable List<Double> list, @Nullable Set<Float> set,
			@Nullable Object free, @Nullable TerraformValue any, @Nullable Size size) {

	}

	record Keys(Map<String, String> map, @Nullable Object free) {

	}

	record Size(boolean endless) {

	}

	/**
	 * A codec that knows no better.
	 */
	static class SizeCodec implements TypeCodec<Size> {

		@Override
		public Class<Size> javaType() {
			return Size.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.NUMBER;
		}

		@Override
		public Size read(TerraformValue value) {
			return new Size(value instanceof InfinityValue);
		}

		@Override
		public TerraformValue write(Size value) {
			return value.endless() ? InfinityValue.POSITIVE : TerraformValue.number(1);
		}

	}

}
