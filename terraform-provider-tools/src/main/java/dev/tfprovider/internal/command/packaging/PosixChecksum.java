/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.util.zip.Checksum;

/**
 * Computes the checksum that the tool {@code cksum} of every POSIX system prints.
 */
final class PosixChecksum implements Checksum {

	private static final int POLYNOMIAL = 0x04C11DB7;

	private static final int[] TABLE = table();

	private int remainder;

	private long length;

	private static int[] table() {
		int[] table = new int[1 << Byte.SIZE];
		for (int i = 0; i < table.length; i++) {
			int value = i << (Integer.SIZE - Byte.SIZE);
			for (int bit = 0; bit < Byte.SIZE; bit++) {
				value = (value < 0) ? (value << 1) ^ POLYNOMIAL : value << 1;
			}
			table[i] = value;
		}
		return table;
	}

	@Override
	public void update(int b) {
		this.remainder = next(this.remainder, b);
		this.length++;
	}

	@Override
	public void update(byte[] bytes, int offset, int count) {
		int value = this.remainder;
		for (int i = offset; i < offset + count; i++) {
			value = next(value, bytes[i]);
		}
		this.remainder = value;
		this.length += count;
	}

	private static int next(int value, int b) {
		return (value << Byte.SIZE) ^ TABLE[((value >>> (Integer.SIZE - Byte.SIZE)) ^ b) & 0xFF];
	}

	@Override
	public long getValue() {
		int value = this.remainder;
		for (long rest = this.length; rest != 0; rest >>>= Byte.SIZE) {
			value = next(value, (int) rest);
		}
		return Integer.toUnsignedLong(~value);
	}

	/**
	 * Return how many bytes there were.
	 */
	long length() {
		return this.length;
	}

	@Override
	public void reset() {
		this.remainder = 0;
		this.length = 0;
	}

}
