/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SetCorrelation}.
 */
class SetCorrelationTests {

	private static final int COUNT = 500;

	private static final Attribute K = Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).build();

	private static final Attribute C = Attribute.of("c", TerraformType.STRING, Attribute.Mode.COMPUTED).build();

	private static final Attribute W = Attribute.of("w", TerraformType.STRING, Attribute.Mode.OPTIONAL)
		.writeOnly(true)
		.build();

	private static final Attribute T = Attribute.of("t", TerraformType.STRING, Attribute.Mode.OPTIONAL)
		.equality((first, second) -> first.toString().equalsIgnoreCase(second.toString()))
		.build();

	private static final Attribute E = Attribute.of("e", TerraformType.STRING, Attribute.Mode.OPTIONAL)
		.emptyForm(EmptyForm.PLANNED)
		.build();

	private static final BlockSchema PART = BlockSchema.of(K, C);

	private static final BlockSchema SCHEMA = new BlockSchema(
			List.of(K, C, W, T, E, nested("nl", ObjectSchema.Nesting.LIST), nested("nm", ObjectSchema.Nesting.MAP),
					nested("ns", ObjectSchema.Nesting.SET), nested("n1", ObjectSchema.Nesting.SINGLE)),
			List.of(new NestedBlock("part", ObjectSchema.Nesting.LIST, PART, 0, 0)), DescriptionText.NONE, null);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# sought                          | in the set                        | goes together
			{k:"a"}                           | {k:"a"}                           | true
			{k:"a"}                           | {k:"b"}                           | false
			{k:"a"}                           | {k:"a",c:"1"}                     | true
			{k:"a",c:"1"}                     | {k:"a"}                           | true
			{k:"a",c:"1"}                     | {k:"a",c:"2"}                     | false
			{k:"a",c:?}                       | {k:"a",c:"2"}                     | false
			{k:"a",c:?}                       | {k:"a"}                           | true
			{k:"a",c:"1"}                     | {k:"a",c:?}                       | true
			{k:?}                             | {k:"a"}                           | false
			{k:"a"}                           | {k:?}                             | true
			{k:?}                             | {k:?}                             | true
			{k:"a",w:"secret"}                | {k:"a"}                           | true
			{k:"a",t:"x"}                     | {k:"a",t:"X"}                     | true
			{k:"a",t:"x"}                     | {k:"a",t:"y"}                     | false
			{k:"a",t:"x"}                     | {k:"a"}                           | false
			{k:"a",nl:[{k:"b"}]}              | {k:"a",nl:[{k:"b",c:"1"}]}        | true
			{k:"a",nl:[{k:"b"}]}              | {k:"a",nl:[{k:"c",c:"1"}]}        | false
			{k:"a",nl:[{k:"b"}]}              | {k:"a",nl:[{k:"b"},{k:"c"}]}      | false
			{k:"a",nl:[]}                     | {k:"a"}                           | false
			{k:"a",nl:[{k:"b"}]}              | {k:"a",nl:?}                      | true
			{k:"a",nm:{x:{k:"b"}}}            | {k:"a",nm:{x:{k:"b",c:"1"}}}      | true
			{k:"a",nm:{x:{k:"b"}}}            | {k:"a",nm:{y:{k:"b"}}}            | false
			{k:"a",ns:set[{k:"b"},{k:"c"}]}   | {k:"a",ns:set[{k:"c",c:"1"},{k:"b",c:"2"}]} | true
			{k:"a",ns:set[{k:"b"},{k:"c"}]}   | {k:"a",ns:set[{k:"c",c:"1"}]}     | false
			{k:"a",ns:set[{k:"b"},{k:"c"}]}   | {k:"a",ns:set[{k:"b",c:"1"},{k:"d"}]} | false
			{k:"a",n1:{k:"b"}}                | {k:"a",n1:{k:"b",c:"1"}}          | true
			{k:"a",n1:{k:"b"}}                | {k:"a",n1:{k:"c"}}                | false
			{k:"a",part:[{k:"b"}]}            | {k:"a",part:[{k:"b",c:"1"}]}      | true
			{k:"a",part:[{k:"b"}]}            | {k:"a",part:[{k:"c"}]}            | false
			{k:"a",part:[{k:"b"}]}            | {k:"a"}                           | false
			{k:"a"}                           | {k:"a",part:[{k:"b"}]}            | false
			{k:"a",part:[{k:"b"}]}            | {k:"a",part:?}                    | true
			{k:"a",e:""}                      | {k:"a"}                           | true
			{k:"a"}                           | {k:"a",e:""}                      | true
			{k:"a",e:"x"}                     | {k:"a"}                           | false
			{k:"a"}                           | {k:"a",e:"x"}                     | false
			null                              | {k:"a"}                           | false
			?                                 | {k:"a"}                           | false
			?                                 | ?                                 | true
			{k:"a"}                           | ?                                 | true
			""")
	void takeFindsWhatGoesTogether(String sought, String element, boolean expected) {
		TerraformValue candidate = value(element);
		TerraformValue found = correlation(element).take(value(sought));
		assertThat(found).isEqualTo(expected ? candidate : TerraformValue.ofNull(SCHEMA.impliedType()));
	}

	@Test
	void takePrefersTheEqualElement() {
		SetCorrelation correlation = correlation("{k:\"a\"}", "{k:\"a\",c:\"1\"}");
		assertThat(correlation.take(value("{k:\"a\",c:\"1\"}"))).isEqualTo(value("{k:\"a\",c:\"1\"}"));
		assertThat(correlation.take(value("{k:\"a\",c:\"2\"}"))).isEqualTo(value("{k:\"a\"}"));
	}

	@Test
	void takeGivesEachElementOnce() {
		SetCorrelation correlation = correlation("{k:\"a\",c:\"1\"}");
		assertThat(correlation.take(value("{k:\"a\"}"))).isEqualTo(value("{k:\"a\",c:\"1\"}"));
		assertThat(correlation.take(value("{k:\"a\"}")).isNull()).isTrue();
	}

	@Test
	void takeAllGivesEachItsEqualBeforeAnotherTakesIt() {
		assertThat(correlation("{k:\"a\"}", "{k:\"a\",c:\"1\"}", "{k:\"b\"}")
			.takeAll(values("{k:\"a\",c:\"2\"}", "{k:\"a\"}", "{k:\"n\"}", "{k:\"a\",c:\"1\"}")))
			.containsExactlyElementsOf(values("null", "{k:\"a\"}", "null", "{k:\"a\",c:\"1\"}"));
	}

	@Test
	void takeAllFindsKeysFirst() {
		Attribute key = Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).elementKey(true).build();
		BlockSchema schema = BlockSchema.of(key, C);
		List<TerraformValue> prior = List.of(part("{k:\"a\",c:\"1\"}"), part("{k:\"b\",c:\"2\"}"),
				part("{k:\"b\",c:\"3\"}"));
		SetCorrelation correlation = new SetCorrelation(schema, TerraformValue.set(schema.impliedType(), prior));
		assertThat(correlation.takeAll(List.of(part("{k:\"b\",c:\"9\"}"), part("{k:?}"), part("{k:\"a\",c:\"8\"}"),
				part("{k:\"b\"}"), part("{k:\"b\"}"))))
			.containsExactly(part("{k:\"b\",c:\"2\"}"), part("null"), part("{k:\"a\",c:\"1\"}"),
					part("{k:\"b\",c:\"3\"}"), part("null"));
	}

	@Test
	void takeAllFindsTheFirstByItsKeyOnce() {
		Attribute key = Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).elementKey(true).build();
		BlockSchema schema = BlockSchema.of(key, C);
		List<TerraformValue> prior = List.of(part("{k:\"a\",c:\"1\"}"), part("{k:\"a\",c:\"2\"}"), part("{k:\"b\"}"));
		TerraformValue set = TerraformValue.set(schema.impliedType(), prior);
		assertThat(new SetCorrelation(schema, set)
			.takeAll(List.of(part("{k:\"a\",c:\"2\"}"), part("{k:\"a\",c:\"1\"}"), part("{k:\"a\",c:\"1\"}"))))
			.containsExactly(part("{k:\"a\",c:\"1\"}"), part("{k:\"a\",c:\"2\"}"), part("null"));
	}

	@Test
	void keysOfWhatIsNoObjectPairNothing() {
		Attribute key = Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).elementKey(true).build();
		List<TerraformValue> elements = List.of(part("?"), part("null"), part("{k:?}"), part("{k:\"a\"}"));
		assertThat(new ElementKeys(BlockSchema.of(key, C)).pair(elements, elements)).containsExactly(-1, -1, -1, 3);
	}

	@Test
	void takeAllWhenSetIsUnknownIsUnknown() {
		TerraformValue unknown = TerraformValue.unknown(TerraformType.set(SCHEMA.impliedType()));
		assertThat(new SetCorrelation(SCHEMA, unknown).takeAll(values("{k:\"a\"}", "{k:?}")))
			.allMatch(TerraformValue::isUnknown)
			.hasSize(2);
	}

	@Test
	void takeAllComparesOnlyElementsThatMayCorrespond() {
		AtomicInteger comparisons = new AtomicInteger();
		Attribute counted = counted("t", comparisons).build();
		BlockSchema schema = BlockSchema.of(counted, K, C);
		List<TerraformValue> prior = numbered(schema, "{k:\"%d\",c:\"1\",t:\"x\"}");
		List<TerraformValue> sought = reversed(numbered(schema, "{k:\"%d\",t:\"X\"}"));
		assertThat(new SetCorrelation(schema, TerraformValue.set(schema.impliedType(), prior)).takeAll(sought))
			.isEqualTo(reversed(prior));
		assertThat(comparisons).hasValue(COUNT);
	}

	@Test
	void pairComparesOnlyKeysThatMayBeSimilar() {
		AtomicInteger comparisons = new AtomicInteger();
		Attribute key = Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).elementKey(true).build();
		Attribute counted = counted("t", comparisons).elementKey(true).build();
		BlockSchema schema = BlockSchema.of(counted, key);
		int[] pairs = new ElementKeys(schema).pair(reversed(numbered(schema, "{k:\"%d\",t:\"x\"}")),
				numbered(schema, "{k:\"%d\",t:\"X\"}"));
		assertThat(pairs).isEqualTo(IntStream.range(0, COUNT).map((position) -> COUNT - 1 - position).toArray());
		assertThat(comparisons).hasValue(COUNT);
	}

	@Test
	void takeAllPrefersWhatIsKnown() {
		assertThat(correlation("{k:?}", "{k:\"a\",c:\"1\"}").takeAll(values("{k:\"a\"}", "{k:\"b\"}")))
			.containsExactlyElementsOf(values("{k:\"a\",c:\"1\"}", "{k:?}"));
	}

	private static Attribute.Builder counted(String name, AtomicInteger comparisons) {
		return Attribute.of(name, TerraformType.STRING, Attribute.Mode.OPTIONAL).equality((first, second) -> {
			comparisons.incrementAndGet();
			return first.toString().equalsIgnoreCase(second.toString());
		});
	}

	private static List<TerraformValue> numbered(BlockSchema schema, String text) {
		return IntStream.range(0, COUNT)
			.mapToObj((number) -> Notation.parse(text.formatted(number), schema.impliedType()))
			.toList();
	}

	private static List<TerraformValue> reversed(List<TerraformValue> elements) {
		List<TerraformValue> reversed = new ArrayList<>(elements);
		Collections.reverse(reversed);
		return reversed;
	}

	private static List<TerraformValue> values(String... texts) {
		return List.of(texts).stream().map(SetCorrelationTests::value).toList();
	}

	private static TerraformValue part(String text) {
		return Notation.parse(text, PART.impliedType());
	}

	@Test
	void takeWhenSetIsNullFindsNothing() {
		TerraformValue nothing = TerraformValue.ofNull(TerraformType.set(SCHEMA.impliedType()));
		assertThat(new SetCorrelation(SCHEMA, nothing).take(value("{k:\"a\"}")).isNull()).isTrue();
	}

	@Test
	void takeWhenSetIsUnknownIsUnknown() {
		TerraformValue unknown = TerraformValue.unknown(TerraformType.set(SCHEMA.impliedType()));
		assertThat(new SetCorrelation(SCHEMA, unknown).take(value("{k:\"a\"}")).isUnknown()).isTrue();
	}

	private static SetCorrelation correlation(String... elements) {
		ObjectSchema schema = SCHEMA;
		return new SetCorrelation(schema, TerraformValue.set(schema.impliedType(),
				List.of(elements).stream().map(SetCorrelationTests::value).toList()));
	}

	private static Attribute nested(String name, ObjectSchema.Nesting nesting) {
		return Attribute.nested(name, new NestedObject(nesting, List.of(K, C)), Attribute.Mode.OPTIONAL).build();
	}

	private static TerraformValue value(String text) {
		return Notation.parse(text, SCHEMA.impliedType());
	}

}
