/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

import org.jspecify.annotations.Nullable;

/**
 * A proxy server as named by an environment variable. Its string form is the address,
 * never the credentials.
 *
 * @param host host of the proxy
 * @param port port of the proxy
 * @param authorization value of the header {@code Proxy-Authorization}, if the URL has
 * credentials
 */
record ProxyServer(String host, int port, @Nullable String authorization) {

	private static final int DEFAULT_PORT = 80;

	/**
	 * Read the value of a variable: a URL, or host and port.
	 * @throws InvalidProxyException if it is neither, or the proxy is not an HTTP one
	 */
	static ProxyServer parse(String variable, String value) throws InvalidProxyException {
		URI uri;
		try {
			uri = new URI(value.contains("://") ? value : "http://" + value);
		}
		catch (URISyntaxException ex) {
			throw new InvalidProxyException(variable + " is not a URL such as http://proxy.example.com:3128");
		}
		if (!"http".equalsIgnoreCase(uri.getScheme())) {
			throw new InvalidProxyException("%s names a proxy of the kind \"%s\"; only \"http\" is supported"
				.formatted(variable, uri.getScheme()));
		}
		if (uri.getHost() == null) {
			throw new InvalidProxyException(variable + " has no host; it must be like http://proxy.example.com:3128");
		}
		return new ProxyServer(uri.getHost(), (uri.getPort() != -1) ? uri.getPort() : DEFAULT_PORT,
				authorization(uri.getRawUserInfo()));
	}

	private static @Nullable String authorization(@Nullable String userInfo) {
		if (userInfo == null) {
			return null;
		}
		// A plus sign is itself in this part of a URL
		String plain = URLDecoder.decode(userInfo.replace("+", "%2B"), StandardCharsets.UTF_8);
		String credentials = userInfo.contains(":") ? plain : plain + ":";
		return "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));
	}

	Proxy toProxy() {
		return new Proxy(Proxy.Type.HTTP, new InetSocketAddress(this.host, this.port));
	}

	@Override
	public String toString() {
		return this.host + ":" + this.port;
	}

}
