/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.Proxy;
import java.net.URI;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ProxyVariablesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "-", textBlock = """
			example.com                 | http://example.com          | -
			example.com                 | http://EXAMPLE.com          | -
			Example.COM                 | http://example.com          | -
			example.com                 | http://api.example.com      | -
			example.com                 | http://badexample.com       | proxy:3128
			example.com                 | http://example.com.evil.org | proxy:3128
			.example.com                | http://api.example.com      | -
			.example.com                | http://example.com          | proxy:3128
			*.example.com               | http://a.b.example.com      | -
			*.example.com               | http://example.com          | proxy:3128
			example.com:8080            | http://example.com:8080     | -
			example.com:8080            | http://example.com          | proxy:3128
			example.com:80              | http://example.com          | -
			.example.com:8080           | http://api.example.com:8080 | -
			*                           | http://example.com          | -
			' a.com , ,b.com'           | http://b.com                | -
			192.0.2.7                   | http://192.0.2.7            | -
			192.0.2.7                   | http://192.0.2.70           | proxy:3128
			192.0.2.7:8080              | http://192.0.2.7:8080       | -
			192.0.2.7:8080              | http://192.0.2.7            | proxy:3128
			10.0.0.0/8                  | http://10.200.3.4           | -
			10.0.0.0/8                  | http://11.0.0.1             | proxy:3128
			192.0.2.128/25              | http://192.0.2.127          | proxy:3128
			192.0.2.128/25              | http://192.0.2.255:99       | -
			0.0.0.0/0                   | http://198.51.100.1         | -
			10.0.0.0/8                  | http://name.test            | proxy:3128
			10.0.0.0/99                 | http://10.0.0.1             | proxy:3128
			2001:db8::1                 | http://[2001:db8:0::1]      | -
			[2001:db8::1]:8080          | http://[2001:db8::1]:8080   | -
			[2001:db8::1]:8080          | http://[2001:db8::1]        | proxy:3128
			2001:db8::/32               | http://[2001:db8:ffff::9]   | -
			2001:db8::/32               | http://192.0.2.7            | proxy:3128
			:8080                       | http://example.com:8080     | proxy:3128
			''                          | http://localhost            | -
			''                          | http://LOCALHOST:8080       | -
			''                          | http://127.0.0.1            | -
			''                          | http://127.9.9.9:1          | -
			''                          | http://[::1]:8080           | -
			''                          | http://localhost.test       | proxy:3128
			""")
	void noProxyNamesWhatIsReachedDirectly(String noProxy, String url, String proxy) throws Exception {
		assertThat(found(Map.of("HTTP_PROXY", "proxy:3128", "NO_PROXY", noProxy), url)).isEqualTo(proxy);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "-", textBlock = """
			HTTP_PROXY  | http://a.test  | p:1
			http_proxy  | http://a.test  | p:1
			HTTPS_PROXY | https://a.test | p:1
			https_proxy | https://a.test | p:1
			HTTP_PROXY  | https://a.test | -
			HTTPS_PROXY | http://a.test  | -
			ALL_PROXY   | http://a.test  | -
			""")
	void schemeOfTheUrlSelectsTheVariable(String variable, String url, String proxy) throws Exception {
		assertThat(found(Map.of(variable, "http://p:1"), url)).isEqualTo(proxy);
	}

	@Test
	void upperCaseWinsUnlessItIsEmpty() throws Exception {
		assertThat(found(Map.of("HTTP_PROXY", "upper:1", "http_proxy", "lower:2"), "http://a.test"))
			.isEqualTo("upper:1");
		assertThat(found(Map.of("HTTP_PROXY", "", "http_proxy", "lower:2"), "http://a.test")).isEqualTo("lower:2");
		assertThat(found(Map.of("HTTP_PROXY", "p:1", "NO_PROXY", "", "no_proxy", "a.test"), "http://a.test")).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "http://proxy.test:3128, proxy.test:3128", "proxy.test:3128, proxy.test:3128",
			"http://proxy.test, proxy.test:80", "HTTP://proxy.test:8080/, proxy.test:8080",
			"http://[2001:db8::1]:8080, [2001:db8::1]:8080", "me:secret@proxy.test:1, proxy.test:1" })
	void proxyIsUrlOrHostAndPort(String value, String expected) throws Exception {
		assertThat(found(Map.of("HTTP_PROXY", value), "http://a.test")).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "http://me:secret@p:1, Basic bWU6c2VjcmV0", "http://me@p:1, Basic bWU6",
			"http://me:s%40c+t%3A@p:1, Basic bWU6c0BjK3Q6" })
	void credentialsAreThoseOfTheUrl(String value, String expected) throws Exception {
		ProxyServer proxy = new ProxyVariables(Map.of("HTTP_PROXY", value)).find(URI.create("http://a.test"));
		assertThat(proxy.authorization()).isEqualTo(expected);
		assertThat(proxy).hasToString("p:1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "socks5://me:secret@p:1", "https://me:secret@p:1" })
	void whenProxyIsNotHttpFailsInsteadOfGoingAroundIt(String value) {
		ProxyVariables proxies = new ProxyVariables(Map.of("HTTPS_PROXY", value));
		assertThatExceptionOfType(InvalidProxyException.class)
			.isThrownBy(() -> proxies.find(URI.create("https://a.test")))
			.withMessage("HTTPS_PROXY names a proxy of the kind \"%s\"; only \"http\" is supported",
					value.substring(0, value.indexOf(':')))
			.withMessageNotContaining("secret");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new EnvironmentProxySelector(proxies).select(URI.create("https://a.test")))
			.withMessageContaining("HTTPS_PROXY");
	}

	@ParameterizedTest
	@ValueSource(strings = { "http://me:sec ret@p:1", "http://", "http://:secret@" })
	void whenProxyIsNoUrlFailsWithoutItsValue(String value) {
		assertThatExceptionOfType(InvalidProxyException.class)
			.isThrownBy(() -> found(Map.of("HTTP_PROXY", value), "http://a.test"))
			.withMessageStartingWith("HTTP_PROXY ")
			.withMessageContaining("http://proxy.example.com:3128")
			.withMessageNotContaining("secret")
			.withNoCause();
	}

	@Test
	void brokenVariableIsNoConcernOfWhatGoesDirectly() throws Exception {
		Map<String, String> environment = Map.of("HTTP_PROXY", "ftp://p", "NO_PROXY", "a.test");
		assertThat(found(environment, "http://a.test")).isNull();
		assertThat(found(environment, "http://localhost")).isNull();
		assertThat(found(environment, "https://b.test")).isNull();
	}

	@Test
	void withoutVariablesThereIsNoProxy() throws Exception {
		ProxyVariables none = new ProxyVariables(Map.of());
		assertThat(none.isEmpty()).isTrue();
		assertThat(none.find(URI.create("http://a.test"))).isNull();
		assertThat(new EnvironmentProxySelector(none).select(URI.create("http://a.test")))
			.containsExactly(Proxy.NO_PROXY);
	}

	private static String found(Map<String, String> environment, String url) throws InvalidProxyException {
		ProxyServer proxy = new ProxyVariables(environment).find(URI.create(url));
		return (proxy != null) ? proxy.toString() : null;
	}

}
