/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.InetAddress;

import org.jspecify.annotations.Nullable;

/**
 * One entry of a {@code NO_PROXY} variable.
 */
sealed interface NoProxyRule {

	boolean fits(HostPort target);

	/**
	 * Read an entry.
	 * @param entry entry in lower case, without blanks around it
	 * @return its rule, or {@code null} if it says nothing
	 */
	static @Nullable NoProxyRule parse(String entry) {
		if (entry.equals("*")) {
			return new Everything();
		}
		Range range = Range.parse(entry);
		if (range != null) {
			return range;
		}
		HostPort place = HostPort.parse(entry);
		if (place.host().isEmpty()) {
			return null;
		}
		return (place.address() != null) ? new Address(place) : new Domain(place);
	}

	/**
	 * {@code *}.
	 */
	record Everything() implements NoProxyRule {

		@Override
		public boolean fits(HostPort target) {
			return true;
		}

	}

	/**
	 * {@code 192.0.2.1}, {@code [2001:db8::1]:443}.
	 *
	 * @param place address and port
	 */
	record Address(HostPort place) implements NoProxyRule {

		@Override
		public boolean fits(HostPort target) {
			InetAddress address = this.place.address();
			return address != null && address.equals(target.address()) && this.place.fitsPort(target);
		}

	}

	/**
	 * {@code example.com}, {@code .example.com}, {@code *.example.com:8080}.
	 *
	 * @param place domain and port
	 */
	record Domain(HostPort place) implements NoProxyRule {

		@Override
		public boolean fits(HostPort target) {
			String name = this.place.host().startsWith("*.") ? this.place.host().substring(1) : this.place.host();
			boolean below = target.host().endsWith(name.startsWith(".") ? name : "." + name);
			return (below || target.host().equals(name)) && this.place.fitsPort(target);
		}

	}

	/**
	 * {@code 10.0.0.0/8}.
	 *
	 * @param network any address of the range
	 * @param bits number of leading bits that count
	 */
	record Range(InetAddress network, int bits) implements NoProxyRule {

		static @Nullable Range parse(String entry) {
			int slash = entry.indexOf('/');
			InetAddress network = (slash > 0) ? HostPort.address(entry.substring(0, slash)) : null;
			if (network == null || !entry.substring(slash + 1).matches("\\d{1,3}")) {
				return null;
			}
			int bits = Integer.parseInt(entry.substring(slash + 1));
			return (bits <= network.getAddress().length * Byte.SIZE) ? new Range(network, bits) : null;
		}

		@Override
		public boolean fits(HostPort target) {
			if (target.address() == null) {
				return false;
			}
			byte[] mine = this.network.getAddress();
			byte[] other = target.address().getAddress();
			if (mine.length != other.length) {
				return false;
			}
			for (int bit = 0; bit < this.bits; bit++) {
				int mask = 0x80 >> (bit % Byte.SIZE);
				if (((mine[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) & mask) != 0) {
					return false;
				}
			}
			return true;
		}

	}

}
