/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.value.Value;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.constraints.Size;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Each constraint on values that satisfy it, values that do not, and null; and its
 * message.
 */
class ConstraintsTests {

	private static final Validator VALIDATOR = Validation.byDefaultProvider()
		.configure()
		.messageInterpolator(new ParameterMessageInterpolator())
		.buildValidatorFactory()
		.getValidator();

	@ParameterizedTest
	@ValueSource(strings = { "oneOf", "oneOfAnyCase", "noneOf", "ip", "ipv4", "ipv6", "address", "cidr", "cidrv4",
			"network", "port", "anyPort", "mac", "base64", "base64Url", "json", "regex", "duration", "atLeast",
			"atMost", "text", "keys", "multiple", "fraction", "notZero", "pause", "https", "web", "uri", "value",
			"optional" })
	void nullIsValid(String component) {
		assertThat(messages(component, null)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "oneOf,a", "oneOf,B", "oneOfAnyCase,A", "oneOfAnyCase,b", "noneOf,b", "ip,10.0.0.1", "ip,0.0.0.0",
			"ip,255.255.255.255", "ip,::", "ip,::1", "ip,2001:db8::1", "ip,1:2:3:4:5:6:7:8", "ip,::ffff:10.0.0.1",
			"ip,1::8", "ip,FE80::A", "ip,1:2:3:4:5:6:7::", "ipv4,10.0.0.1", "ipv6,::1", "cidr,10.0.0.0/8",
			"cidr,10.1.2.3/8", "cidr,0.0.0.0/0", "cidr,::/0", "cidr,2001:db8::/128", "cidrv4,10.0.0.0/32",
			"network,10.0.0.0/8", "network,2001:db8::/32", "network,0.0.0.0/0", "network,10.1.2.3/32",
			"mac,00:1a:2b:3c:4d:5e", "mac,00-1A-2B-3C-4D-5E", "mac,001a.2b3c.4d5e", "mac,00:1a:2b:3c:4d:5e:6f:70",
			"mac,001a.2b3c.4d5e.6f70", "base64,''", "base64,QQ==", "base64,+/8=", "base64Url,-_8=", "regex,a*",
			"regex,''", "text,1h30m", "text,1.5s", "text,1h.5s", "text,1000ms", "text,PT1H", "text,pt2s", "text,1m30s",
			"https,https://acme.io", "https,HTTPS://acme.io/x", "web,http://acme.io:80/x?y#z", "value,ab",
			"optional,ab" })
	void satisfied(String component, String value) {
		assertThat(messages(component, wrap(component, value))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "oneOf,b,'must be one of [a, B]'", "oneOf,A,'must be one of [a, B]'",
			"oneOf,'','must be one of [a, B]'", "oneOfAnyCase,c,'must be one of [a, B]'",
			"noneOf,A,must be none of [a]", "ip,acme.io,must be an IP address", "ip,10.0.0,must be an IP address",
			"ip,10.0.0.256,must be an IP address", "ip,10.0.0.01,must be an IP address", "ip,'',must be an IP address",
			"ip,:,must be an IP address", "ip,:::,must be an IP address", "ip,1::2::3,must be an IP address",
			"ip,1:2:3:4:5:6:7,must be an IP address", "ip,1:2:3:4:5:6:7:8:9,must be an IP address",
			"ip,1:2:3:4:5:6:7:8::,must be an IP address", "ip,12345::,must be an IP address",
			"ip,10.0.0.1::,must be an IP address", "ip,fe80::1%eth0,must be an IP address",
			"ip,g::,must be an IP address", "ipv4,::1,must be an IPv4 address", "ipv6,10.0.0.1,must be an IPv6 address",
			"cidr,10.0.0.0,must be an IP network in CIDR notation",
			"cidr,10.0.0.0/33,must be an IP network in CIDR notation",
			"cidr,10.0.0.0/08,must be an IP network in CIDR notation",
			"cidr,::/129,must be an IP network in CIDR notation",
			"cidr,10.0.0.0/,must be an IP network in CIDR notation", "cidr,/8,must be an IP network in CIDR notation",
			"cidr,10.0.0.0/8/8,must be an IP network in CIDR notation",
			"cidrv4,::/8,must be an IPv4 network in CIDR notation",
			"network,10.1.2.3/8,must be an IP network in CIDR notation",
			"network,2001:db8::1/32,must be an IP network in CIDR notation", "mac,00:1a:2b:3c:4d,must be a MAC address",
			"mac,00:1a-2b:3c:4d:5e,must be a MAC address", "mac,001a2b3c4d5e,must be a MAC address",
			"mac,00:1a:2b:3c:4d:5g,must be a MAC address", "mac,00:1a:2b:3c:4d:5e:6f,must be a MAC address",
			"base64,QQ,must be Base64", "base64,Q,must be Base64", "base64,-_8=,must be Base64",
			"base64,Q Q=,must be Base64", "base64Url,+/8=,must be Base64", "regex,(,must be a regular expression",
			"regex,[a,must be a regular expression", "text,soon,must be a duration from 1s to PT2H",
			"text,1,must be a duration from 1s to PT2H", "text,999ms,must be a duration from 1s to PT2H",
			"text,3h,must be a duration from 1s to PT2H", "text,-1m,must be a duration from 1s to PT2H",
			"text,PT,must be a duration from 1s to PT2H", "text,0,must be a duration from 1s to PT2H",
			"text,999999999999999999h,must be a duration from 1s to PT2H",
			"text,1h 30m,must be a duration from 1s to PT2H",
			"https,http://acme.io,must be a URL with a host and the scheme [https]",
			"https,acme.io,must be a URL with a host and the scheme [https]",
			"https,https:acme,must be a URL with a host and the scheme [https]",
			"https,https:///x,must be a URL with a host and the scheme [https]",
			"https,https://a b,must be a URL with a host and the scheme [https]",
			"web,ftp://acme.io,'must be a URL with a host and the scheme [http, https]'",
			"value,abc,size must be between 0 and 2", "optional,abc,size must be between 0 and 2" })
	void violated(String component, String value, String message) {
		assertThat(messages(component, wrap(component, value))).containsExactly(message);
	}

	private static Object wrap(String component, String value) {
		return switch (component) {
			case "value" -> Value.known(value);
			case "optional" -> Optional.of(value);
			default -> value;
		};
	}

	@Test
	void unknownAndNullValuesAreValid() {
		assertThat(messages("value", Value.unknown())).isEmpty();
		assertThat(messages("value", Value.ofNull())).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("numbers")
	void portIsFromOneTo65535(Number number, boolean valid, boolean validFromZero) {
		assertThat(messages("port", number)).hasSize(valid ? 0 : 1)
			.allMatch("must be a port number from 1 to 65535"::equals);
		assertThat(messages("anyPort", number)).hasSize(validFromZero ? 0 : 1)
			.allMatch("must be a port number from 0 to 65535"::equals);
	}

	static List<Object[]> numbers() {
		return List.of(new Object[] { 1, true, true }, new Object[] { 65_535L, true, true },
				new Object[] { 0, false, true }, new Object[] { 65_536, false, false },
				new Object[] { -1, false, false },
				new Object[] { new BigInteger("99999999999999999999"), false, false },
				new Object[] { new BigDecimal("65535.5"), false, false });
	}

	@Test
	void multipleOf() {
		assertThat(messages("multiple", 16L)).isEmpty();
		assertThat(messages("multiple", 0L)).isEmpty();
		assertThat(messages("multiple", -8L)).isEmpty();
		assertThat(messages("multiple", 12L)).containsExactly("must be a multiple of 8");
		assertThat(messages("fraction", 4.0)).isEmpty();
		assertThat(messages("fraction", 4.5)).containsExactly("must be a multiple of 2");
	}

	@Test
	void notZero() {
		assertThat(messages("notZero", -1)).isEmpty();
		assertThat(messages("notZero", new BigDecimal("0.00"))).containsExactly("must not be zero");
		assertThat(messages("notZero", -0.0)).hasSize(1);
		assertThat(messages("pause", Duration.ofNanos(1))).isEmpty();
		assertThat(messages("pause", Duration.ZERO)).containsExactly("must not be zero");
	}

	@Test
	void typedValues() throws Exception {
		assertThat(messages("address", InetAddress.getByAddress(new byte[] { 10, 0, 0, 1 }))).isEmpty();
		assertThat(messages("address", InetAddress.getByAddress(new byte[16])))
			.containsExactly("must be an IPv4 address");
		assertThat(messages("uri", URI.create("https://acme.io"))).isEmpty();
		assertThat(messages("uri", URI.create("mailto:a@acme.io"))).hasSize(1);
		assertThat(messages("duration", Duration.ofSeconds(1))).isEmpty();
		assertThat(messages("duration", Duration.ofHours(2))).isEmpty();
		assertThat(messages("duration", Duration.ofHours(2).plusNanos(1)))
			.containsExactly("must be a duration from 1s to PT2H");
		assertThat(messages("atLeast", Duration.ZERO)).containsExactly("must be a duration of at least 1s");
		assertThat(messages("atMost", Duration.ofSeconds(2))).containsExactly("must be a duration of at most 1s");
	}

	@Test
	void keysAreReportedOneByOne() {
		assertThat(messages("keys", Map.of("ab", "x"))).isEmpty();
		assertThat(messages("keys", Map.of())).isEmpty();
		assertThat(VALIDATOR.validateValue(Samples.class, "keys", Map.of("A", "x", "ab", "y")))
			.extracting((violation) -> violation.getPropertyPath() + " " + violation.getMessage())
			.containsExactlyInAnyOrder("keys<K>[A].<map key> must match \"[a-z]+\"",
					"keys<K>[A].<map key> must have 2 to 3 characters");
	}

	@Test
	void messageOfTheAuthorWins() {
		assertThat(messages("own", "abc")).containsExactly("is too long");
		assertThat(messages("ownKeys", Map.of("A", "x"))).containsExactly("is no key");
	}

	@Test
	void limitThatIsNoDurationIsAMistake() {
		assertThatExceptionOfType(ValidationException.class).isThrownBy(() -> messages("mistaken", Duration.ZERO))
			.havingRootCause()
			.withMessage("@DurationRange has the limit 'long', which is no duration");
	}

	@Test
	void hostileTextEndsSoon() {
		assertThat(messages("regex", "(".repeat(100_000))).hasSize(1);
		assertThat(messages("json", "[".repeat(1_000_000))).hasSize(1);
		assertThat(messages("text", "1h".repeat(1_000_000))).hasSize(1);
		assertThat(messages("ip", ":".repeat(1_000_000))).hasSize(1);
		assertThat(messages("base64", "=".repeat(1_000_000))).hasSize(1);
	}

	private static List<String> messages(String component, @Nullable Object value) {
		return VALIDATOR.validateValue(Samples.class, component, value)
			.stream()
			.map(ConstraintViolation::getMessage)
			.toList();
	}

	// @formatter:off
	record Samples(@OneOf({ "a", "B" }) String oneOf, @OneOf(value = { "a", "B" }, ignoreCase = true) String oneOfAnyCase,
			@NoneOf(value = "a", ignoreCase = true) String noneOf, @IpAddress String ip,
			@IpAddress(version = IpVersion.V4) String ipv4, @IpAddress(version = IpVersion.V6) String ipv6,
			@IpAddress(version = IpVersion.V4) InetAddress address, @Cidr String cidr,
			@Cidr(version = IpVersion.V4) String cidrv4, @Cidr(network = true) String network, @Port Number port,
			@Port(min = 0) Number anyPort, @Mac String mac, @Base64 String base64,
			@Base64(urlSafe = true) String base64Url, @Json String json, @RegularExpression String regex,
			@DurationRange(min = "1s", max = "PT2H") Duration duration, @DurationRange(min = "1s") Duration atLeast,
			@DurationRange(max = "1s") Duration atMost, @DurationRange(min = "1s", max = "PT2H") String text,
			@Keys(pattern = "[a-z]+", min = 2, max = 3) Map<String, String> keys,
			@MultipleOf(8) Long multiple, @MultipleOf(2) Double fraction, @NotZero Number notZero,
			@NotZero Duration pause, @UrlWithScheme String https, @UrlWithScheme({ "http", "https" }) String web,
			@UrlWithScheme URI uri, Value<@Size(max = 2) String> value, Optional<@Size(max = 2) String> optional,
			@OneOf(value = "a", message = "is too long") String own,
			@Keys(pattern = "[a-z]", message = "is no key") Map<String, String> ownKeys,
			@DurationRange(min = "long") Duration mistaken) {

	}
	// @formatter:on

}
