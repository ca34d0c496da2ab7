/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.value.Value;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Each constraint on what a {@link Value} holds: nothing, something not known yet, and
 * the values on both sides of its limits.
 */
class UnknownAndLimitsTests {

	private static final Validator VALIDATOR = Validation.byDefaultProvider()
		.configure()
		.messageInterpolator(new ParameterMessageInterpolator())
		.buildValidatorFactory()
		.getValidator();

	@ParameterizedTest
	@MethodSource("components")
	void unknownNullAndAbsentAreValid(String component) {
		assertThat(messages(component, Value.unknown())).isEmpty();
		assertThat(messages(component, Value.ofNull())).isEmpty();
		assertThat(messages(component, null)).isEmpty();
	}

	static Stream<String> components() {
		return Stream.of(Samples.class.getRecordComponents()).map(RecordComponent::getName);
	}

	@ParameterizedTest
	@MethodSource("limits")
	void limitsAreExact(String component, Object value, @Nullable String message) {
		assertThat(messages(component, Value.known(value))).isEqualTo((message != null) ? List.of(message) : List.of());
	}

	static Stream<Arguments> limits() {
		String smiley = "\ud83d\ude00";
		String length = "must have 2 to 3 characters";
		String duration = "must be a duration from 1s to 1m";
		String cidr = "must be an IP network in CIDR notation";
		String port = "must be a port number from 1024 to 65535";
		String multiple = "must be a multiple of 8";
		return Stream.of(Arguments.of("base64", "QUI=", null), Arguments.of("base64", "QUI", "must be Base64"),
				Arguments.of("base64", "QUI==", "must be Base64"), Arguments.of("cidr", "10.0.0.1/32", null),
				Arguments.of("cidr", "10.0.0.128/25", null), Arguments.of("cidr", "10.0.0.128/24", cidr),
				Arguments.of("cidr", "10.0.0.0/33", cidr), Arguments.of("cidr", "2001:db8::1/128", null),
				Arguments.of("cidr", "2001:db8::1/127", cidr), Arguments.of("cidr", "::/0", null),
				Arguments.of("cidr", "::1/0", cidr), Arguments.of("duration", "999999999ns", duration),
				Arguments.of("duration", "1s", null), Arguments.of("duration", "1m", null),
				Arguments.of("duration", "1m1ns", duration), Arguments.of("ip", "1.2.3.255", null),
				Arguments.of("ip", "1.2.3.256", "must be an IP address"), Arguments.of("json", "{}", null),
				Arguments.of("json", "", "must be JSON"), Arguments.of("json", "{} {}", "must be JSON"),
				Arguments.of("keys", map("ab"), null), Arguments.of("keys", map("abc"), null),
				Arguments.of("keys", map("a"), length), Arguments.of("keys", map("abcd"), length),
				Arguments.of("keys", map("a\n"), null), Arguments.of("keys", map(smiley + smiley + smiley), null),
				Arguments.of("keys", map(smiley), length), Arguments.of("mac", "00:00:00:00:00:00", null),
				Arguments.of("mac", "00:00:00:00:00:0", "must be a MAC address"),
				Arguments.of("multiple", new BigDecimal("16.00"), null),
				Arguments.of("multiple", new BigDecimal("16.01"), multiple),
				Arguments.of("multiple", new BigInteger("9223372036854775808"), null),
				Arguments.of("multiple", -7, multiple), Arguments.of("noneOf", "b", null),
				Arguments.of("noneOf", "a", "must be none of [a]"), Arguments.of("noneOf", "A", null),
				Arguments.of("notZero", new BigDecimal("1e-9999"), null),
				Arguments.of("notZero", new BigDecimal("0e5"), "must not be zero"),
				Arguments.of("pause", Duration.ofNanos(-1), null),
				Arguments.of("pause", Duration.ZERO, "must not be zero"), Arguments.of("oneOf", "a", null),
				Arguments.of("oneOf", "", "must be one of [a]"), Arguments.of("port", 1_023, port),
				Arguments.of("port", 1_024, null), Arguments.of("port", 65_535, null),
				Arguments.of("port", 65_536, port), Arguments.of("port", new BigDecimal("1023.9"), port),
				Arguments.of("regex", "[", "must be a regular expression"), Arguments.of("regex", "[]]", null),
				Arguments.of("url", "https://a", null),
				Arguments.of("url", "https://", "must be a URL with a host and the scheme [https]"),
				Arguments.of("url", "//a", "must be a URL with a host and the scheme [https]"));
	}

	private static Map<String, String> map(String key) {
		return new LinkedHashMap<>(Map.of(key, "x"));
	}

	private static List<String> messages(String component, @Nullable Object value) {
		return VALIDATOR.validateValue(Samples.class, component, value)
			.stream()
			.map(ConstraintViolation::getMessage)
			.toList();
	}

	// @formatter:off
	record Samples(Value<@Base64 String> base64, Value<@Cidr(network = true) String> cidr,
			Value<@DurationRange(min = "1s", max = "1m") String> duration, Value<@IpAddress String> ip,
			Value<@Json String> json, Value<@Keys(min = 2, max = 3) Map<String, String>> keys,
			Value<@Mac String> mac,
			Value<@MultipleOf(8) Number> multiple, Value<@NoneOf("a") String> noneOf, Value<@NotZero Number> notZero,
			Value<@NotZero Duration> pause, Value<@OneOf("a") String> oneOf,
			Value<@Port(min = 1_024) Number> port, Value<@RegularExpression String> regex,
			Value<@UrlWithScheme String> url) {

	}
	// @formatter:on

}
