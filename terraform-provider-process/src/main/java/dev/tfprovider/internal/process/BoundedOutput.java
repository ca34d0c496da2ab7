/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Discards output beyond a maximum number of bytes, so that an unattended log cannot fill
 * the disk.
 */
final class BoundedOutput extends FilterOutputStream {

	private long left;

	/**
	 * Create an output.
	 * @param target where the bytes go
	 * @param limit how many bytes it takes; the rest is lost
	 */
	BoundedOutput(OutputStream target, long limit) {
		super(target);
		this.left = limit;
	}

	@Override
	public synchronized void write(int value) throws IOException {
		if (this.left > 0) {
			this.left--;
			this.out.write(value);
		}
	}

	@Override
	public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
		int taken = (int) Math.min(length, this.left);
		this.left -= taken;
		this.out.write(bytes, offset, taken);
	}

}
