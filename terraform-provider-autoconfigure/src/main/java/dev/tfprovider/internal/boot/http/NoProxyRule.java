/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.InetAddress;

import dev.tfprovider.attribute.CidrBlock;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a {@code NO_PROXY} variable, which lists the hosts that are reached
 * without a proxy.
 * <p>
 * The entries, between commas: a host name, which means its subdomains as well; a name
 * with a leading dot or {@code *.}, which means the subdomains only; an IP address; a
 * range of addresses such as {@code 10.0.0.0/8}; {@code *} for every host. Names and
 * addresses may have a port. Names are not looked up: a range never fits a name.
 */
@FunctionalInterface
interface NoProxyRule {

	boolean fits(HostPort target);

	/**
	 * Read an entry.
	 * @param entry entry in lower case, without blanks around it
	 * @return its rule, or {@code null} if it says nothing
	 */
	static @Nullable NoProxyRule parse(String entry) {
		if (entry.equals("*")) {
			return (target) -> true;
		}
		CidrBlock range = range(entry);
		if (range != null) {
			return (target) -> target.address() != null && range.contains(target.address());
		}
		HostPort place = HostPort.parse(entry);
		if (place.host().isEmpty()) {
			return null;
		}
		InetAddress address = place.address();
		return (address != null) ? (target) -> address.equals(target.address()) && place.fitsPort(target)
				: (target) -> isWithin(place.host(), target.host()) && place.fitsPort(target);
	}

	private static @Nullable CidrBlock range(String entry) {
		int slash = entry.indexOf('/');
		InetAddress network = (slash > 0) ? HostPort.address(entry.substring(0, slash)) : null;
		if (network == null || !entry.substring(slash + 1).matches("\\d{1,3}")) {
			return null;
		}
		int bits = Integer.parseInt(entry.substring(slash + 1));
		return (bits <= network.getAddress().length * Byte.SIZE) ? new CidrBlock(network, bits) : null;
	}

	private static boolean isWithin(String domain, String host) {
		String name = domain.startsWith("*.") ? domain.substring(1) : domain;
		return host.endsWith(name.startsWith(".") ? name : "." + name) || host.equals(name);
	}

}
