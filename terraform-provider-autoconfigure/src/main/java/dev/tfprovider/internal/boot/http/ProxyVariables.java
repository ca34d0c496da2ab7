/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Finds the proxy for a URL in environment variables: {@code HTTP_PROXY} for {@code http}
 * URLs, {@code HTTPS_PROXY} for {@code https} URLs, {@code NO_PROXY} for the exceptions.
 * The names in lower case count where those in upper case are unset or empty.
 */
final class ProxyVariables {

	private final Map<String, String> environment;

	private final List<NoProxyRule> exceptions;

	ProxyVariables(Map<String, String> environment) {
		this.environment = environment;
		this.exceptions = Arrays.stream(value("NO_PROXY").split(","))
			.map((entry) -> NoProxyRule.parse(entry.strip().toLowerCase(Locale.ROOT)))
			.filter(Objects::nonNull)
			.toList();
	}

	/**
	 * Tell whether there is any proxy.
	 */
	boolean isEmpty() {
		return value("HTTP_PROXY").isEmpty() && value("HTTPS_PROXY").isEmpty();
	}

	/**
	 * Tell whether a tunnel to an {@code https} URL needs credentials.
	 */
	boolean hasTunnelCredentials() {
		return value("HTTPS_PROXY").contains("@");
	}

	/**
	 * Return the proxy for a URL.
	 * @return the proxy, or {@code null} to go without
	 * @throws InvalidProxyException if the variable that counts cannot be honoured
	 */
	@Nullable ProxyServer find(URI uri) throws InvalidProxyException {
		boolean secure = "https".equalsIgnoreCase(uri.getScheme());
		String variable = secure ? "HTTPS_PROXY" : "HTTP_PROXY";
		String value = value(variable);
		if (value.isEmpty() || uri.getHost() == null) {
			return null;
		}
		int port = (uri.getPort() != -1) ? uri.getPort() : (secure ? 443 : 80);
		return isDirect(HostPort.of(uri.getHost().toLowerCase(Locale.ROOT), Integer.toString(port))) ? null
				: ProxyServer.parse(variable, value);
	}

	/**
	 * Return whether a host is reached directly. Loopback always is.
	 */
	private boolean isDirect(HostPort target) {
		return target.isLoopback() || this.exceptions.stream().anyMatch((rule) -> rule.fits(target));
	}

	private String value(String name) {
		String value = this.environment.getOrDefault(name, "").strip();
		return !value.isEmpty() ? value : this.environment.getOrDefault(name.toLowerCase(Locale.ROOT), "").strip();
	}

}
