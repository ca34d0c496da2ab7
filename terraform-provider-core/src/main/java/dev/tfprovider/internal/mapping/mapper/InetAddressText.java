/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;

/**
 * Parses literal IP addresses. Never asks a name server.
 */
final class InetAddressText {

	private static final Pattern IP_V4 = Pattern
		.compile("(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}");

	private static final Pattern IP_V6 = Pattern.compile("[0-9a-fA-F:][0-9a-fA-F:.]*");

	private InetAddressText() {
	}

	static InetAddress parse(String text) throws UnknownHostException {
		// the JDK resolves nothing that has a colon and begins like an IPv6 address
		boolean literal = IP_V4.matcher(text).matches() || text.contains(":") && IP_V6.matcher(text).matches();
		if (!literal) {
			throw new UnknownHostException("not a literal address");
		}
		return InetAddress.getByName(text);
	}

	/**
	 * Return the text of an address, an IPv6 address in the form of RFC 5952.
	 */
	static String print(InetAddress address) {
		return (address instanceof Inet6Address) ? print(groups(address.getAddress())) : address.getHostAddress();
	}

	private static int[] groups(byte[] bytes) {
		int[] groups = new int[8];
		for (int i = 0; i < groups.length; i++) {
			groups[i] = (bytes[2 * i] & 0xff) << 8 | bytes[2 * i + 1] & 0xff;
		}
		return groups;
	}

	private static String print(int[] groups) {
		int start = -1;
		int length = 1;
		for (int i = 0; i < groups.length; i++) {
			int zeros = zeros(groups, i);
			if (zeros > length) {
				start = i;
				length = zeros;
			}
		}
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < groups.length; i++) {
			if (i == start) {
				text.append("::");
				i += length - 1;
			}
			else {
				text.append((text.isEmpty() || text.charAt(text.length() - 1) == ':') ? "" : ":")
					.append(Integer.toHexString(groups[i]));
			}
		}
		return text.toString();
	}

	private static int zeros(int[] groups, int start) {
		int end = start;
		while (end < groups.length && groups[end] == 0) {
			end++;
		}
		return end - start;
	}

}
