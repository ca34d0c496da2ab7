/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.URI;
import java.util.Locale;

/**
 * The origin of a URL: its scheme, host and port.
 *
 * @param scheme scheme in lower case
 * @param host host in lower case
 * @param port port, the usual one of the scheme if the URL has none
 */
record Origin(String scheme, String host, int port) {

	private static final int HTTP = 80;

	private static final int HTTPS = 443;

	static Origin of(URI uri) {
		String scheme = (uri.getScheme() != null) ? uri.getScheme().toLowerCase(Locale.ROOT) : "";
		String host = ((uri.getHost() != null) ? uri.getHost() : String.valueOf(uri.getRawAuthority()))
			.toLowerCase(Locale.ROOT);
		return new Origin(scheme, host, (uri.getPort() != -1) ? uri.getPort() : usualPort(scheme));
	}

	private static int usualPort(String scheme) {
		return switch (scheme) {
			case "http" -> HTTP;
			case "https" -> HTTPS;
			default -> -1;
		};
	}

	@Override
	public String toString() {
		return this.scheme + "://" + this.host + ((this.port == usualPort(this.scheme)) ? "" : ":" + this.port);
	}

}
