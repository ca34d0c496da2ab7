/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.attribute.CidrBlock;
import dev.tfprovider.attribute.MacAddress;
import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests that text from outside becomes a value of every type in bounded time and memory.
 * Without bounds some of these take minutes, or the whole heap.
 */
class NumberBombTests {

	private static final int LENGTH = 10_000_000;

	private static final String DIGITS = "1".repeat(LENGTH);

	/**
	 * Every type but those in which any length is valid.
	 */
	static Stream<Arguments> bombs() {
		return Stream.concat(numbers().map((type) -> Arguments.of(type, DIGITS)),
				Stream.of(Arguments.of(Duration.class, DIGITS + "h"), Arguments.of(Duration.class, "1h".repeat(LENGTH)),
						Arguments.of(Duration.class, "0." + DIGITS + "s"),
						Arguments.of(Duration.class, "P" + DIGITS + "D"),
						Arguments.of(Instant.class, "+" + DIGITS + "-01-01T00:00:00Z"),
						Arguments.of(Instant.class, "2030-01-01T00:00:00." + DIGITS + "Z"),
						Arguments.of(OffsetDateTime.class, DIGITS + "-01-01T00:00:00+01:00"),
						Arguments.of(LocalDate.class, DIGITS + "-01-01"),
						Arguments.of(LocalTime.class, "13:30:" + DIGITS), Arguments.of(ZoneId.class, "UTC+" + DIGITS),
						Arguments.of(UUID.class, DIGITS), Arguments.of(Locale.class, "en-" + DIGITS),
						Arguments.of(Currency.class, DIGITS), Arguments.of(InetAddress.class, "1.2.3." + DIGITS),
						Arguments.of(CidrBlock.class, "10.0.0.0/" + DIGITS), Arguments.of(MacAddress.class, DIGITS),
						Arguments.of(Pattern.class, "(".repeat(LENGTH / 10) + ")".repeat(LENGTH / 10)),
						Arguments.of(Boolean.class, DIGITS)));
	}

	private static Stream<Class<?>> numbers() {
		return Stream.of(Byte.class, Short.class, Integer.class, Long.class, BigInteger.class, BigDecimal.class,
				Double.class, Float.class);
	}

	@Test
	void everyTypeIsTried() {
		List<String> unbounded = List.of("java.lang.String", "java.net.URI", "[B");
		assertThat(KnownCodecs.all().stream().map((codec) -> codec.javaType().getName()))
			.filteredOn((type) -> !unbounded.contains(type))
			.containsExactlyInAnyOrderElementsOf(
					bombs().map((arguments) -> ((Class<?>) arguments.get()[0]).getName()).distinct().toList());
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("bombs")
	void longTextIsRefused(Class<?> type, String text) {
		CodecMapper mapper = new CodecMapper(codec(type), false, TextRules.NONE);
		assertThatIllegalArgumentException().isThrownBy(() -> mapper.parse(text))
			.satisfies((refusal) -> assertThat(refusal.getMessage()).startsWith("must be ").hasSizeLessThan(200));
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e999999999", "1e-999999999", "-1e10000", "1e99999999999999999999" })
	void exponentThatFillsTheMemoryIsRefused(String text) {
		CodecMapper mapper = new CodecMapper(codec(BigDecimal.class), false, TextRules.NONE);
		assertThatIllegalArgumentException().isThrownBy(() -> mapper.parse(text))
			.withMessage("must be a number of at most 10000 digits");
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e999999999", "1e-999999999" })
	void exponentThatFillsTheMemoryIsNotWritten(BigDecimal number) {
		CodecMapper mapper = new CodecMapper(codec(BigDecimal.class), false, TextRules.NONE);
		assertThatIllegalArgumentException().isThrownBy(() -> codec(BigDecimal.class).write(number));
		assertThatExceptionOfType(ValueMappingException.class).isThrownBy(() -> mapper.write(number))
			.withMessageContaining("numbers of more than 10000 digits are not supported");
	}

	@Test
	void whatIsNotLongIsRead() {
		assertThat(new CodecMapper(codec(BigDecimal.class), false, TextRules.NONE).parse("1".repeat(10_000)).type())
			.isEqualTo(TerraformType.NUMBER);
		assertThat(codec(Duration.class).read(TerraformValue.string("1h".repeat(20)))).isEqualTo(Duration.ofHours(20));
	}

	@SuppressWarnings("unchecked")
	private static <T> KnownCodec<T> codec(Class<T> type) {
		return (KnownCodec<T>) KnownCodecs.all()
			.stream()
			.filter((codec) -> codec.javaType() == type)
			.findFirst()
			.orElseThrow();
	}

}
