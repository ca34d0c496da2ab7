/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Base64;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.attribute.CidrBlock;
import dev.tfprovider.attribute.MacAddress;
import dev.tfprovider.value.TypeCodec;

/**
 * Lists the codecs of the framework, except those of enums.
 */
public final class KnownCodecs {

	private static final int UUID_LENGTH = 36;

	/**
	 * Characters of the longest text of a type whose texts are short by nature.
	 */
	private static final int MAX_TEXT = 1_000;

	private KnownCodecs() {
	}

	/**
	 * Return all codecs.
	 * @return one for each type
	 */
	public static List<TypeCodec<?>> all() {
		return Stream.of(primitives(), texts(), times(), networks()).<TypeCodec<?>>flatMap(List::stream).toList();
	}

	private static List<KnownCodec<?>> primitives() {
		return List.of(new TextCodec<>(String.class, true, "a string", (text) -> text, (text) -> text, String::equals),
				PrimitiveCodec.bool(),
				PrimitiveCodec.integer(Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE, Long::byteValue),
				PrimitiveCodec.integer(Short.class, Short.MIN_VALUE, Short.MAX_VALUE, Long::shortValue),
				PrimitiveCodec.integer(Integer.class, Integer.MIN_VALUE, Integer.MAX_VALUE, Long::intValue),
				PrimitiveCodec.integer(Long.class, Long.MIN_VALUE, Long.MAX_VALUE, (number) -> number),
				PrimitiveCodec.bigInteger(), PrimitiveCodec.bigDecimal(), PrimitiveCodec.real(),
				PrimitiveCodec.singleReal());
	}

	private static List<KnownCodec<?>> texts() {
		return List.of(
				new TextCodec<>(URI.class, false, "a URI such as \"https://example.com/pets\"", URI::new, URI::toString,
						Object::equals),
				text(UUID.class, "a UUID such as \"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", KnownCodecs::uuid,
						UUID::toString),
				text(Locale.class, "a language tag such as \"en-GB\"",
						(tag) -> new Locale.Builder().setLanguageTag(tag).build(), Locale::toLanguageTag),
				text(Currency.class, "a currency code of ISO 4217 such as \"EUR\"", Currency::getInstance,
						Currency::getCurrencyCode),
				new TextCodec<>(Pattern.class, true, "a regular expression such as \"[a-z]+\"", Pattern::compile,
						Pattern::pattern, (first, second) -> first.pattern().equals(second.pattern())),
				new TextCodec<>(byte[].class, false, "Base64 such as \"SGVsbG8=\"", Base64.getDecoder()::decode,
						Base64.getEncoder()::encodeToString, Arrays::equals));
	}

	private static List<KnownCodec<?>> times() {
		return List.of(
				text(Instant.class, "a point in time such as \"2030-01-31T12:00:00Z\"", Instant::parse,
						Instant::toString),
				new TextCodec<>(OffsetDateTime.class, false,
						"a point in time with its offset such as \"2030-01-31T12:00:00+01:00\"",
						bounded(OffsetDateTime::parse), DateTimeFormatter.ISO_OFFSET_DATE_TIME::format,
						OffsetDateTime::isEqual),
				text(LocalDate.class, "a date such as \"2030-01-31\"", LocalDate::parse, LocalDate::toString),
				text(LocalTime.class, "a time of day such as \"13:30:00\"", LocalTime::parse, LocalTime::toString),
				text(ZoneId.class, "a time zone such as \"Europe/Berlin\"", ZoneId::of, ZoneId::getId),
				text(Duration.class, "a duration such as \"1h30m\" or \"PT1H30M\"", DurationText::parse,
						DurationText::print));
	}

	private static List<KnownCodec<?>> networks() {
		return List.of(
				text(InetAddress.class, "an IP address such as \"192.0.2.1\" or \"2001:db8::1\"",
						InetAddressText::parse, InetAddressText::print),
				text(CidrBlock.class, "a network such as \"192.0.2.0/24\" or \"2001:db8::/32\"", CidrBlockText::parse,
						CidrBlockText::print),
				text(MacAddress.class, "a hardware address such as \"00:00:5e:00:53:01\"", MacAddress::new,
						MacAddress::text));
	}

	private static <T> TextCodec<T> text(Class<T> type, String valid, TextCodec.Parser<T> reader,
			Function<T, String> writer) {
		return new TextCodec<>(type, false, valid, bounded(reader), writer, Object::equals);
	}

	/**
	 * Look at the length first: what it takes to read a text is up to others, and nothing
	 * that is valid is as long.
	 */
	private static <T> TextCodec.Parser<T> bounded(TextCodec.Parser<T> reader) {
		return (text) -> {
			if (text.length() > MAX_TEXT) {
				throw new IllegalArgumentException("too long");
			}
			return reader.parse(text);
		};
	}

	private static UUID uuid(String text) {
		if (text.length() != UUID_LENGTH) {
			throw new IllegalArgumentException("not a UUID");
		}
		return UUID.fromString(text);
	}

}
