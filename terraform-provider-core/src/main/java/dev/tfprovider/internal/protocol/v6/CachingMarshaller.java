/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Marshals responses, and reuses the bytes if the same response is sent again.
 *
 * @param <R> the response message
 */
public final class CachingMarshaller<R> implements MethodDescriptor.Marshaller<R> {

	private final MethodDescriptor.Marshaller<R> marshaller;

	private volatile @Nullable Encoded<R> last;

	private CachingMarshaller(MethodDescriptor.Marshaller<R> marshaller) {
		this.marshaller = marshaller;
	}

	/**
	 * Return a method that keeps the bytes of its last response.
	 */
	public static <Q, R> MethodDescriptor<Q, R> of(MethodDescriptor<Q, R> method) {
		return method.toBuilder(method.getRequestMarshaller(), new CachingMarshaller<>(method.getResponseMarshaller()))
			.build();
	}

	@Override
	public InputStream stream(R response) {
		Encoded<R> encoded = this.last;
		if (encoded == null || encoded.response() != response) {
			encoded = new Encoded<>(response, encode(response));
			this.last = encoded;
		}
		return new Bytes(encoded.bytes());
	}

	private byte[] encode(R response) {
		try (InputStream stream = this.marshaller.stream(response)) {
			return stream.readAllBytes();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public R parse(InputStream stream) {
		return this.marshaller.parse(stream);
	}

	/**
	 * A response and its bytes.
	 */
	private record Encoded<R>(R response, byte[] bytes) {

	}

	/**
	 * Hands its bytes over at once.
	 */
	private static final class Bytes extends ByteArrayInputStream implements KnownLength, Drainable {

		Bytes(byte[] bytes) {
			super(bytes);
		}

		@Override
		public int drainTo(OutputStream target) throws IOException {
			int length = available();
			transferTo(target);
			return length;
		}

	}

}
