/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * A host in lower case and an optional port.
 *
 * @param host name or address, without brackets
 * @param address the address the host spells, or {@code null} for a name
 * @param port port in digits, empty for any
 */
record HostPort(String host, @Nullable InetAddress address, String port) {

	private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");

	private static final Pattern IPV6 = Pattern.compile("[0-9a-f:.]*:[0-9a-f:.]*");

	static HostPort of(String host, String port) {
		String plain = (host.startsWith("[") && host.endsWith("]")) ? host.substring(1, host.length() - 1) : host;
		return new HostPort(plain, address(plain), port);
	}

	/**
	 * Split {@code host}, {@code host:port}, {@code address} or {@code [address]:port}.
	 */
	static HostPort parse(String text) {
		int colon = text.lastIndexOf(':');
		boolean hasPort = colon >= 0 && (text.indexOf(':') == colon || text.charAt(Math.max(colon - 1, 0)) == ']');
		return hasPort ? of(text.substring(0, colon), text.substring(colon + 1)) : of(text, "");
	}

	/**
	 * Read an address without ever asking a name server.
	 */
	static @Nullable InetAddress address(String text) {
		if (!IPV4.matcher(text).matches() && !IPV6.matcher(text).matches()) {
			return null;
		}
		try {
			return InetAddress.getByName(text);
		}
		catch (UnknownHostException ex) {
			return null;
		}
	}

	boolean isLoopback() {
		return this.host.equals("localhost") || (this.address != null && this.address.isLoopbackAddress());
	}

	boolean fitsPort(HostPort target) {
		return this.port.isEmpty() || this.port.equals(target.port);
	}

}
