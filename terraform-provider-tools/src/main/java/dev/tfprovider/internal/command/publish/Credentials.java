/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.internal.command.line.HeaderValue;

/**
 * The credentials of hosts. None is ever sent to another host or port.
 */
final class Credentials {

	/**
	 * No credentials.
	 */
	static final Credentials NONE = new Credentials(Map.of());

	private final Map<String, Map.Entry<String, String>> headers;

	private Credentials(Map<String, Map.Entry<String, String>> headers) {
		this.headers = headers;
	}

	/**
	 * Return credentials that know a header of a host more.
	 */
	Credentials with(URI uri, String header, String value) {
		Map<String, Map.Entry<String, String>> all = new LinkedHashMap<>(this.headers);
		all.put(authority(uri), Map.entry(header,
				HeaderValue.require(value, "What is sent to %s to identify you".formatted(authority(uri)))));
		return new Credentials(Map.copyOf(all));
	}

	Credentials withBearer(URI uri, String token) {
		return with(uri, "Authorization", "Bearer " + token);
	}

	static String basic(String user, String password) {
		return "Basic " + Base64.getEncoder().encodeToString((user + ":" + password).getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Return the header for a place, if there is one.
	 */
	Map<String, String> headers(URI uri) {
		Map.Entry<String, String> header = this.headers.get(authority(uri));
		return (header != null) ? Map.ofEntries(header) : Map.of();
	}

	private static String authority(URI uri) {
		int port = (uri.getPort() >= 0) ? uri.getPort() : ("http".equals(uri.getScheme()) ? 80 : 443);
		return uri.getScheme() + "://" + String.valueOf(uri.getHost()).toLowerCase(Locale.ROOT) + ":" + port;
	}

}
