/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.type;

import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;

/**
 * The codecs of the framework, enums aside.
 */
public final class KnownCodecs {

	private static final int UUID_LENGTH = 36;

	private KnownCodecs() {
	}

	/**
	 * Return all codecs.
	 * @return one for each type
	 */
	public static List<KnownCodec<?>> all() {
		return List.of(new TextCodec<>(String.class, true, "a string", (text) -> text, (text) -> text),
				new BooleanCodec(), NumberCodec.integer(Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE, Long::byteValue),
				NumberCodec.integer(Short.class, Short.MIN_VALUE, Short.MAX_VALUE, Long::shortValue),
				NumberCodec.integer(Integer.class, Integer.MIN_VALUE, Integer.MAX_VALUE, Long::intValue),
				NumberCodec.integer(Long.class, Long.MIN_VALUE, Long.MAX_VALUE, (number) -> number),
				NumberCodec.bigInteger(), NumberCodec.bigDecimal(), NumberCodec.real(), NumberCodec.singleReal(),
				text(URI.class, "a URI such as \"https://example.com/pets\"", URI::new, URI::toString),
				text(UUID.class, "a UUID such as \"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", KnownCodecs::uuid,
						UUID::toString),
				text(Instant.class, "a point in time such as \"2030-01-31T12:00:00Z\"", Instant::parse,
						Instant::toString),
				text(OffsetDateTime.class, "a point in time with its offset such as \"2030-01-31T12:00:00+01:00\"",
						OffsetDateTime::parse, DateTimeFormatter.ISO_OFFSET_DATE_TIME::format),
				text(LocalDate.class, "a date such as \"2030-01-31\"", LocalDate::parse, LocalDate::toString),
				text(Duration.class, "a duration such as \"1h30m\" or \"PT1H30M\"", DurationText::parse,
						DurationText::print),
				text(InetAddress.class, "an IP address such as \"192.0.2.1\" or \"2001:db8::1\"",
						InetAddressText::parse, InetAddressText::print),
				text(Locale.class, "a language tag such as \"en-GB\"",
						(tag) -> new Locale.Builder().setLanguageTag(tag).build(), Locale::toLanguageTag),
				text(Currency.class, "a currency code of ISO 4217 such as \"EUR\"", Currency::getInstance,
						Currency::getCurrencyCode));
	}

	private static <T> TextCodec<T> text(Class<T> type, String valid, TextCodec.Parser<T> reader,
			Function<T, String> writer) {
		return new TextCodec<>(type, false, valid, reader, writer);
	}

	private static UUID uuid(String text) {
		if (text.length() != UUID_LENGTH) {
			throw new IllegalArgumentException("not a UUID");
		}
		return UUID.fromString(text);
	}

}
