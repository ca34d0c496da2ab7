/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link TerraformValue} and its cases.
 */
class TerraformValueTests {

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue UNKNOWN = TerraformValue.unknown(TerraformType.STRING);

	private static final ObjectType PET = ObjectType
		.of(Map.of("name", TerraformType.STRING, "age", TerraformType.NUMBER));

	@ParameterizedTest
	@CsvSource({ "1, 1.00", "100, 1e2", "0, 0.000", "0, -0", "0.1, 1e-1" })
	void numbersAreEqualByTheirDecimalValue(BigDecimal one, BigDecimal other) {
		assertThat(TerraformValue.number(one)).isEqualTo(TerraformValue.number(other))
			.hasSameHashCodeAs(TerraformValue.number(other));
	}

	@Test
	void numbersDifferWhenDecimalsDiffer() {
		assertThat(TerraformValue.number(new BigDecimal(0.1f)))
			.isNotEqualTo(TerraformValue.number(new BigDecimal("0.1")));
		assertThat(TerraformValue.number(1)).isNotEqualTo(TerraformValue.number(2));
		assertThat(InfinityValue.POSITIVE).isNotEqualTo(InfinityValue.NEGATIVE);
	}

	@ParameterizedTest
	@CsvSource({ "1e2, 100", "1e-7, 0.0000001", "1e9999, 1E+9999", "1e-9999, 1E-9999" })
	void numberToStringStaysShort(BigDecimal number, String text) {
		assertThat(TerraformValue.number(number)).hasToString(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e999999999", "1e-999999999", "1e10000", "-1e10000", "1e-10001" })
	void numberWithTooManyDigitsIsRefused(BigDecimal number) {
		assertThatIllegalArgumentException().isThrownBy(() -> TerraformValue.number(number))
			.withMessage("numbers of more than 10000 digits are not supported");
	}

	@Test
	@Tag("thorough")
	void numberOfTheMostDigitsIsKept() {
		BigDecimal number = new BigDecimal("7".repeat(10_000) + "." + "7".repeat(10_000));
		assertThat(TerraformValue.number(number).number()).isEqualTo(number);
		assertThat(TerraformValue.number(new BigDecimal(BigInteger.TEN.pow(9_999)))).hasToString("1E+9999");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> TerraformValue.number(new BigDecimal(BigInteger.ONE.shiftLeft(10_000_000))));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> TerraformValue.number(new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE)));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> TerraformValue.number(new BigDecimal(BigInteger.ONE, Integer.MAX_VALUE)));
	}

	@Test
	void stringsAreNormalized() {
		assertThat(TerraformValue.string("e\u0301").text()).isEqualTo("\u00e9");
		assertThat(TerraformValue.string("\u1112\u1161\u11ab").text()).isEqualTo("\ud55c");
		assertThat(TerraformValue.string("\u212b")).isEqualTo(TerraformValue.string("\u00c5"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "plain", "\u00e9\u00ff\u02ff", "\u4e2d", "\ud83d\ude00" })
	void stringsInNormalFormAreKept(String text) {
		assertThat(TerraformValue.string(text).text()).isEqualTo(text);
	}

	@Test
	void everyCharacterBelowTheCombiningOnesIsItsOwnNormalForm() {
		for (char character = 0; character < 0x300; character++) {
			String text = "a" + character + character;
			assertThat(Normalizer.isNormalized(text, Normalizer.Form.NFC)).isTrue();
		}
	}

	@Test
	void mapKeysAreNormalizedAndSortedByCodePoint() {
		MapValue map = TerraformValue.map(TerraformType.STRING,
				Map.of("\ud83d\ude00", A, "\uffee", A, "e\u0301", A, "z", A));
		assertThat(map.elements().keySet()).containsExactly("z", "\u00e9", "\uffee", "\ud83d\ude00");
	}

	@Test
	void mapsAreEqualWithoutRegardToOrder() {
		Map<String, TerraformValue> descending = new TreeMap<>(Comparator.reverseOrder());
		descending.putAll(Map.of("a", A, "b", TerraformValue.string("b")));
		assertThat(TerraformValue.map(TerraformType.STRING, descending))
			.isEqualTo(TerraformValue.map(TerraformType.STRING, Map.of("b", TerraformValue.string("b"), "a", A)))
			.hasToString("{a=\"a\", b=\"b\"}");
	}

	@Test
	void structuresDoNotChangeWithWhatTheyWereMadeOf() {
		List<TerraformValue> elements = new ArrayList<>(List.of(A));
		Map<String, TerraformValue> entries = new TreeMap<>(Map.of("a", A));
		List<TerraformValue> values = List.of(new ListValue(TerraformType.STRING, elements),
				new SetValue(TerraformType.STRING, elements), new TupleValue(elements),
				new MapValue(TerraformType.STRING, entries));
		elements.add(A);
		entries.clear();
		assertThat(values).extracting(TerraformValue::toString)
			.containsExactly("[\"a\"]", "set[\"a\"]", "[\"a\"]", "{a=\"a\"}");
	}

	@Test
	void structuresCannotBeChanged() {
		MapValue map = TerraformValue.map(TerraformType.STRING, Map.of("a", A));
		ListValue list = TerraformValue.list(TerraformType.STRING, List.of(A));
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> map.elements().clear());
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> list.elements().clear());
	}

	@Test
	void typesAreThoseOfTheValues() {
		assertThat(A.type()).isEqualTo(TerraformType.STRING);
		assertThat(InfinityValue.POSITIVE.type()).isEqualTo(TerraformType.NUMBER);
		assertThat(BoolValue.TRUE.type()).isEqualTo(TerraformType.BOOL);
		assertThat(TerraformValue.list(TerraformType.STRING, List.of()).type())
			.isEqualTo(TerraformType.list(TerraformType.STRING));
		assertThat(TerraformValue.set(TerraformType.STRING, List.of()).type())
			.isEqualTo(TerraformType.set(TerraformType.STRING));
		assertThat(TerraformValue.map(TerraformType.STRING, Map.of()).type())
			.isEqualTo(TerraformType.map(TerraformType.STRING));
		assertThat(TerraformValue.tuple(List.of(A, TerraformValue.number(1))).type())
			.isEqualTo(TerraformType.tuple(TerraformType.STRING, TerraformType.NUMBER));
		assertThat(TerraformValue.ofNull(PET).type()).isEqualTo(PET);
		assertThat(TerraformValue.unknown(TerraformType.DYNAMIC).type()).isEqualTo(TerraformType.DYNAMIC);
	}

	@Test
	void nullIsKnownAndUnknownIsNotNull() {
		TerraformValue none = TerraformValue.ofNull(TerraformType.STRING);
		assertThat(none.isNull()).isTrue();
		assertThat(none.isUnknown()).isFalse();
		assertThat(none.isWhollyKnown()).isTrue();
		assertThat(none).hasToString("null").isNotEqualTo(TerraformValue.ofNull(TerraformType.BOOL));
		assertThat(UNKNOWN.isNull()).isFalse();
		assertThat(UNKNOWN.isUnknown()).isTrue();
		assertThat(UNKNOWN.isWhollyKnown()).isFalse();
		assertThat(UNKNOWN).hasToString("(known after apply)");
	}

	@Test
	void isWhollyKnownLooksEverywhere() {
		ObjectValue pet = TerraformValue.object(PET, Map.of("name", UNKNOWN));
		List<TerraformValue> partly = List.of(TerraformValue.list(TerraformType.STRING, List.of(A, UNKNOWN)),
				TerraformValue.set(TerraformType.STRING, List.of(A, UNKNOWN)),
				TerraformValue.map(TerraformType.STRING, Map.of("k", UNKNOWN)),
				TerraformValue.tuple(List.of(A, UNKNOWN)), pet, TerraformValue.list(PET, List.of(pet)));
		assertThat(partly).noneMatch(TerraformValue::isWhollyKnown).noneMatch(TerraformValue::isUnknown);
		assertThat(List.of(A, BoolValue.FALSE, InfinityValue.NEGATIVE, ObjectValue.ofNulls(PET),
				TerraformValue.list(TerraformType.STRING, List.of(A)), TerraformValue.tuple(List.of())))
			.allMatch(TerraformValue::isWhollyKnown);
	}

	@Test
	void objectWhenAttributeIsLeftOutHasNull() {
		ObjectValue pet = TerraformValue.object(PET, Map.of("name", A));
		assertThat(pet.get("name")).isEqualTo(A);
		assertThat(pet.get("age")).isEqualTo(TerraformValue.ofNull(TerraformType.NUMBER));
		assertThat(pet.get(0)).isEqualTo(pet.get("age"));
		assertThat(pet).hasToString("{age=null, name=\"a\"}");
		assertThat(pet.values()).containsExactly(TerraformValue.ofNull(TerraformType.NUMBER), A);
	}

	@Test
	void objectWhenAttributeDoesNotExistRefuses() {
		assertThatIllegalArgumentException().isThrownBy(() -> TerraformValue.object(PET, Map.of("tag", A)))
			.withMessageContaining("'tag'");
		ObjectValue pet = ObjectValue.ofNulls(PET);
		assertThatIllegalArgumentException().isThrownBy(() -> pet.get("tag")).withMessageContaining("'tag'");
		assertThatIllegalArgumentException().isThrownBy(() -> pet.with("tag", A)).withMessageContaining("'tag'");
		assertThatIllegalArgumentException().isThrownBy(() -> pet.with(Map.of("tag", A)))
			.withMessageContaining("'tag'");
	}

	@Test
	void withGivesAChangedCopy() {
		ObjectValue before = ObjectValue.ofNulls(PET);
		ObjectValue after = before.with("name", A);
		assertThat(after.get("name")).isEqualTo(A);
		assertThat(before.get("name").isNull()).isTrue();
		assertThat(before.with(Map.of("name", A))).isEqualTo(after).hasSameHashCodeAs(after);
		assertThat(after.type()).isSameAs(PET);
	}

	@Test
	void objectsAreEqualByNamesAndValues() {
		ObjectType other = ObjectType.of(Map.of("name", TerraformType.DYNAMIC, "age", TerraformType.NUMBER));
		ObjectType renamed = ObjectType.of(Map.of("nick", TerraformType.STRING, "age", TerraformType.NUMBER));
		ObjectValue pet = TerraformValue.object(PET, Map.of("name", A));
		assertThat(pet).isEqualTo(TerraformValue.object(other, Map.of("name", A)));
		assertThat(pet).isNotEqualTo(TerraformValue.object(renamed, Map.of("nick", A)));
		assertThat(pet).isNotEqualTo(ObjectValue.ofNulls(PET)).isNotEqualTo(A);
	}

	@Test
	void boolGivesItsValue() {
		assertThat(TerraformValue.bool(true)).isSameAs(BoolValue.TRUE).hasToString("true");
		assertThat(TerraformValue.bool(false)).isSameAs(BoolValue.FALSE).hasToString("false");
		assertThat(BoolValue.TRUE.value()).isTrue();
		assertThat(BoolValue.FALSE.value()).isFalse();
	}

	@Test
	void refinementsAreEmptyOnlyWhenNothingIsKnown() {
		assertThat(UnknownValue.Refinements.NONE.isEmpty()).isTrue();
		assertThat(UnknownValue.Refinements.NOT_NULL.isEmpty()).isFalse();
		assertThat(new UnknownValue.Refinements(false, "", null, null, null, null).isEmpty()).isFalse();
		assertThat(new UnknownValue.Refinements.Bound(new BigDecimal("1.0"), true))
			.isEqualTo(new UnknownValue.Refinements.Bound(BigDecimal.ONE, true));
	}

	@Test
	void matchCallsTheCaseOfTheKind() {
		List<TerraformValue> ascending = List.of(BoolValue.TRUE, TerraformValue.number(1), InfinityValue.POSITIVE, A,
				TerraformValue.list(TerraformType.BOOL, List.of()), TerraformValue.set(TerraformType.BOOL, List.of()),
				TerraformValue.map(TerraformType.BOOL, Map.of()), TerraformValue.tuple(List.of()),
				ObjectValue.ofNulls(PET), TerraformValue.ofNull(PET), UNKNOWN);
		TerraformValue.Cases<Integer> ranks = new ValueRank();
		assertThat(ascending).extracting((value) -> value.match(ranks))
			.containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
	}

}
