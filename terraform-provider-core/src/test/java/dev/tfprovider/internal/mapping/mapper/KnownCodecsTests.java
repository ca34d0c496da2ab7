/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.attribute.CidrBlock;
import dev.tfprovider.attribute.MacAddress;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class KnownCodecsTests {

	@ParameterizedTest
	@MethodSource("texts")
	<T> void textIsReadAndWritten(Class<T> type, String text, T value) {
		assertThat(codec(type).read(TerraformValue.string(text))).isEqualTo(value);
		assertThat(codec(type).write(value)).isEqualTo(TerraformValue.string(text));
	}

	static Stream<Arguments> texts() throws Exception {
		return Stream.of(Arguments.of(String.class, "", ""), Arguments.of(String.class, "é", "é"),
				Arguments.of(URI.class, "https://example.com/a?b=c#d", URI.create("https://example.com/a?b=c#d")),
				Arguments.of(URI.class, "relative/path", URI.create("relative/path")),
				Arguments.of(UUID.class, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
						UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")),
				Arguments.of(Instant.class, "2030-01-31T12:00:00Z", Instant.parse("2030-01-31T12:00:00Z")),
				Arguments.of(Instant.class, "2030-01-31T12:00:00.123456789Z",
						Instant.parse("2030-01-31T12:00:00.123456789Z")),
				Arguments.of(OffsetDateTime.class, "2030-01-31T12:00:00+01:00",
						OffsetDateTime.parse("2030-01-31T12:00:00+01:00")),
				Arguments.of(LocalDate.class, "2030-01-31", LocalDate.of(2030, 1, 31)),
				Arguments.of(Duration.class, "1h30m", Duration.ofMinutes(90)),
				Arguments.of(LocalTime.class, "13:30", LocalTime.of(13, 30)),
				Arguments.of(ZoneId.class, "Europe/Berlin", ZoneId.of("Europe/Berlin")),
				Arguments.of(CidrBlock.class, "192.0.2.1/24", new CidrBlock(InetAddress.getByName("192.0.2.1"), 24)),
				Arguments.of(CidrBlock.class, "2001:db8::/32", new CidrBlock(InetAddress.getByName("2001:db8::"), 32)),
				Arguments.of(MacAddress.class, "00:00:5e:00:53:01", new MacAddress("0000.5E00.5301")),
				Arguments.of(InetAddress.class, "192.0.2.1",
						InetAddress.getByAddress(new byte[] { (byte) 192, 0, 2, 1 })),
				Arguments.of(Locale.class, "de-AT", Locale.forLanguageTag("de-AT")),
				Arguments.of(Currency.class, "EUR", Currency.getInstance("EUR")));
	}

	@ParameterizedTest
	@CsvSource(textBlock = """
			java.net.URI | a b | a URI such as
			java.util.UUID | 1-1-1-1-1 | a UUID such as
			java.util.UUID | f81d4fae-7dec-11d0-a765-00a0c91e6bfx | a UUID such as
			java.time.Instant | 2030-01-31 | a point in time such as
			java.time.OffsetDateTime | 2030-01-31T12:00:00 | with its offset such as
			java.time.LocalDate | 31.1.2030 | a date such as
			java.time.Duration | 90 | a duration such as "1h30m"
			java.net.InetAddress | localhost | an IP address such as
			java.util.Locale | en_GB | a language tag such as
			java.util.Currency | EURO | a currency code of ISO 4217
			""", delimiter = '|')
	void otherTextIsRefusedWithoutRepeatingIt(Class<?> type, String text, String valid) {
		assertThatIllegalArgumentException().isThrownBy(() -> codec(type).read(TerraformValue.string(text)))
			.withMessageStartingWith("must be ")
			.withMessageContaining(valid)
			.satisfies((ex) -> assertThat(ex.getMessage()).doesNotContain(text + " "))
			.withNoCause();
	}

	@Test
	void secondsAreAlwaysWritten() {
		assertThat(codec(OffsetDateTime.class).write(OffsetDateTime.parse("2030-01-31T12:00+01:00")))
			.isEqualTo(TerraformValue.string("2030-01-31T12:00:00+01:00"));
	}

	@ParameterizedTest
	@MethodSource("integers")
	<T extends Number> void integersReachTheirBoundsAndNoFurther(Class<T> type, String min, String max) {
		for (String bound : new String[] { min, max, "0", "-1" }) {
			TerraformValue value = TerraformValue.number(new BigDecimal(bound));
			assertThat(codec(type).read(value)).hasToString(bound);
			assertThat(codec(type).write(codec(type).read(value))).isEqualTo(value);
		}
		for (String beyond : new String[] { new BigInteger(min).subtract(BigInteger.ONE).toString(),
				new BigInteger(max).add(BigInteger.ONE).toString(), "0.5", "1e400", "1e-400" }) {
			assertThatIllegalArgumentException()
				.isThrownBy(() -> codec(type).read(TerraformValue.number(new BigDecimal(beyond))))
				.withMessage("must be a whole number from " + min + " to " + max);
		}
	}

	static Stream<Arguments> integers() {
		return Stream.of(Arguments.of(Byte.class, "-128", "127"), Arguments.of(Short.class, "-32768", "32767"),
				Arguments.of(Integer.class, "-2147483648", "2147483647"),
				Arguments.of(Long.class, "-9223372036854775808", "9223372036854775807"));
	}

	@Test
	@Tag("thorough")
	void bigIntegersHaveNoBoundButAHugeOne() {
		TerraformValue large = TerraformValue.number(new BigDecimal("1e100"));
		assertThat(codec(BigInteger.class).read(large)).isEqualTo(BigInteger.TEN.pow(100));
		assertThat(codec(BigInteger.class).write(BigInteger.TEN.pow(100))).isEqualTo(large);
		assertThatIllegalArgumentException()
			.isThrownBy(() -> codec(BigInteger.class).write(BigInteger.ONE.shiftLeft(10_000_000)));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> codec(BigInteger.class).read(TerraformValue.number(new BigDecimal("1.5"))));
	}

	@Test
	void infinityFitsIntoNoType() {
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Double.class).read(InfinityValue.POSITIVE))
			.withMessage("must be a finite number");
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Double.class).write(Double.NEGATIVE_INFINITY))
			.withMessage("must be a finite number, not -Infinity");
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Float.class).read(InfinityValue.NEGATIVE))
			.withMessage("must be a finite number");
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Float.class).write(Float.POSITIVE_INFINITY))
			.withMessage("must be a finite number, not Infinity");
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Long.class).read(InfinityValue.POSITIVE));
		assertThatIllegalArgumentException().isThrownBy(() -> codec(BigDecimal.class).read(InfinityValue.POSITIVE))
			.withMessage("must be a finite number");
	}

	@Test
	void floatingPointIsWrittenAsItsShortestDecimal() {
		assertThat(codec(Double.class).write(0.1)).hasToString("0.1");
		assertThat(codec(Float.class).write(0.1f)).hasToString("0.1");
		assertThat(codec(Double.class).write(-0.0)).isEqualTo(TerraformValue.number(0));
		assertThat(codec(Double.class).write(1e22)).isEqualTo(TerraformValue.number(new BigDecimal("1e22")));
	}

	@Test
	void floatingPointReadsTheNearestValue() {
		TerraformValue third = TerraformValue.number(new BigDecimal("0.3333333333333333333333333333"));
		assertThat(codec(Double.class).read(third)).isEqualTo(1.0 / 3);
		assertThat(codec(Float.class).read(third)).isEqualTo(1.0f / 3);
		assertThatIllegalArgumentException()
			.isThrownBy(() -> codec(Double.class).read(TerraformValue.number(new BigDecimal("1e309"))))
			.withMessageContaining("1.7976931348623157E308");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> codec(Float.class).read(TerraformValue.number(new BigDecimal("1e39"))));
	}

	@Test
	void notANumberHasNoForm() {
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Double.class).write(Double.NaN));
		assertThatIllegalArgumentException().isThrownBy(() -> codec(Float.class).write(Float.NaN));
	}

	@Test
	void booleansAreReadAndWritten() {
		assertThat(codec(Boolean.class).read(TerraformValue.bool(true))).isTrue();
		assertThat(codec(Boolean.class).write(false)).isEqualTo(TerraformValue.bool(false));
	}

	@Test
	void everyTypeHasOneCodec() {
		assertThat(KnownCodecs.all()).extracting(TypeCodec::javaType).doesNotHaveDuplicates().hasSize(25);
	}

	@Test
	void bytesAndPatternsAreComparedByContent() {
		KnownCodec<byte[]> bytes = codec(byte[].class);
		assertThat(bytes.read(TerraformValue.string("SGVsbG8="))).isEqualTo("Hello".getBytes(StandardCharsets.UTF_8));
		assertThat(bytes.write(new byte[] { 1, 2 })).isEqualTo(TerraformValue.string("AQI="));
		assertThat(bytes.isSame(new byte[] { 1 }, new byte[] { 1 })).isTrue();
		assertThat(bytes.isSame(new byte[] { 1 }, new byte[] { 2 })).isFalse();
		KnownCodec<Pattern> patterns = codec(Pattern.class);
		assertThat(patterns.isSame(Pattern.compile("[a-z]+"), Pattern.compile("[a-z]+"))).isTrue();
		assertThat(patterns.write(Pattern.compile("a|b"))).isEqualTo(TerraformValue.string("a|b"));
	}

	@Test
	void pointsInTimeAreTheSameInEveryOffset() {
		KnownCodec<OffsetDateTime> moments = codec(OffsetDateTime.class);
		assertThat(moments.isSame(OffsetDateTime.parse("2030-01-31T12:00:00+01:00"),
				OffsetDateTime.parse("2030-01-31T11:00:00Z")))
			.isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "10.0.0.0", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "example.com/8", "2001:db8::/129", "/8" })
	void otherNetworksAreRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> codec(CidrBlock.class).read(TerraformValue.string(text)))
			.withMessageContaining("192.0.2.0/24");
	}

	@ParameterizedTest
	@CsvSource({ "00:11", "00:00:5e:00:53:0g", "00:00-5e:00:53:01", "00005e005301", "00:00:5e:00:53:01:02",
			"0000.5e00" })
	void otherHardwareAddressesAreRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> codec(MacAddress.class).read(TerraformValue.string(text)))
			.withMessageContaining("00:00:5e:00:53:01");
	}

	@ParameterizedTest
	@CsvSource({ "00-00-5E-00-53-01,00:00:5e:00:53:01", "0000.5e00.5301,00:00:5e:00:53:01",
			"02:00:5E:10:00:00:00:01,02:00:5e:10:00:00:00:01", "0200.5e10.0000.0001,02:00:5e:10:00:00:00:01" })
	void hardwareAddressesAreHeldInOneForm(String text, String form) {
		assertThat(new MacAddress(text).text()).isEqualTo(form);
	}

	@Test
	void networkContainsItsAddresses() throws Exception {
		CidrBlock block = new CidrBlock(InetAddress.getByName("10.1.2.0"), 23);
		assertThat(block.contains(InetAddress.getByName("10.1.3.255"))).isTrue();
		assertThat(block.contains(InetAddress.getByName("10.1.4.0"))).isFalse();
		assertThat(block.contains(InetAddress.getByName("2001:db8::1"))).isFalse();
		assertThat(new CidrBlock(InetAddress.getByName("0.0.0.0"), 0).contains(InetAddress.getByName("8.8.8.8")))
			.isTrue();
	}

	@Test
	void whatHasSeveralNotationsIsNotExact() {
		assertThat(codec(String.class).isExact()).isTrue();
		assertThat(codec(Long.class).isExact()).isTrue();
		assertThat(codec(BigDecimal.class).isExact()).isTrue();
		assertThat(codec(Double.class).isExact()).isFalse();
		assertThat(codec(Instant.class).isExact()).isFalse();
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
