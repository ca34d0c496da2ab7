/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.net.InetAddress;
import java.util.Objects;

/**
 * A CIDR block: an address and the length of its network prefix, such as
 * {@code 10.1.0.0/16}. Host bits are kept.
 *
 * @param address an IPv4 or IPv6 address
 * @param prefixLength number of bits, zero to 32 or 128
 */
public record CidrBlock(InetAddress address, int prefixLength) {

	public CidrBlock {
		Objects.requireNonNull(address, "'address' must not be null");
		int bits = address.getAddress().length * Byte.SIZE;
		if (prefixLength < 0 || prefixLength > bits) {
			throw new IllegalArgumentException("'prefixLength' must be from 0 to " + bits);
		}
	}

	/**
	 * Return whether an address belongs to the network.
	 * @param other the address
	 * @return {@code true} if it is of the same version and begins with the same bits
	 */
	public boolean contains(InetAddress other) {
		byte[] network = this.address.getAddress();
		byte[] host = other.getAddress();
		if (network.length != host.length) {
			return false;
		}
		for (int bit = 0; bit < this.prefixLength; bit++) {
			int mask = 0x80 >> (bit % Byte.SIZE);
			if (((network[bit / Byte.SIZE] ^ host[bit / Byte.SIZE]) & mask) != 0) {
				return false;
			}
		}
		return true;
	}

	@Override
	public String toString() {
		return this.address.getHostAddress() + "/" + this.prefixLength;
	}

}
