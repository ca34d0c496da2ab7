/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import dev.tfprovider.internal.command.line.Refusal;

/**
 * Refuses content that is larger than a schema document may be, which nobody knows before
 * of what is compressed or comes from a pipe.
 */
final class BoundedContent extends FilterInputStream {

	private final String name;

	private final long limit;

	private long left;

	BoundedContent(String name, InputStream content, long limit) {
		super(content);
		this.name = name;
		this.limit = limit;
		this.left = limit;
	}

	@Override
	public int read() throws IOException {
		int next = super.read();
		count((next < 0) ? 0 : 1);
		return next;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int count = super.read(bytes, offset, length);
		count(count);
		return count;
	}

	@Override
	public long skip(long count) throws IOException {
		long skipped = super.skip(count);
		count(skipped);
		return skipped;
	}

	private void count(long count) {
		this.left -= Math.max(0, count);
		Refusal.when(this.left < 0, "%s goes on after %s bytes, and a schema document may not. %s", this.name,
				this.limit, SchemaFile.REMEDY);
	}

}
