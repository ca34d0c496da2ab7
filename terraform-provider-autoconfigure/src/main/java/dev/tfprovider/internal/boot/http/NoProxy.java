/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The hosts that are reached without a proxy, as listed in a {@code NO_PROXY} variable.
 * <p>
 * The entries, between commas: a host name, which means its subdomains as well; a name
 * with a leading dot or {@code *.}, which means the subdomains only; an IP address; a
 * range of addresses such as {@code 10.0.0.0/8}; {@code *} for every host. Names and
 * addresses may have a port. Names are not looked up: a range never fits a name.
 */
final class NoProxy {

	private final List<NoProxyRule> rules;

	private NoProxy(List<NoProxyRule> rules) {
		this.rules = rules;
	}

	static NoProxy of(String entries) {
		return new NoProxy(Arrays.stream(entries.split(","))
			.map((entry) -> NoProxyRule.parse(entry.strip().toLowerCase(Locale.ROOT)))
			.filter(Objects::nonNull)
			.toList());
	}

	/**
	 * Tell whether a host is reached directly. Loopback always is.
	 * @param host host of a URL, an IPv6 address with or without brackets
	 * @param port port, never -1
	 */
	boolean fits(String host, int port) {
		HostPort target = HostPort.of(host.toLowerCase(Locale.ROOT), Integer.toString(port));
		return target.isLoopback() || this.rules.stream().anyMatch((rule) -> rule.fits(target));
	}

}
