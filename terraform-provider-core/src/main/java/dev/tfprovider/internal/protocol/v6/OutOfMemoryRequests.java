/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.InputStream;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

import io.grpc.MethodDescriptor;

/**
 * Replaces requests that do not fit into memory by empty ones. The provider then answers
 * them itself; the error of gRPC would not name the cause.
 */
final class OutOfMemoryRequests {

	private final Set<Object> unread = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

	/**
	 * Return a method that accepts requests it cannot read.
	 */
	<Q, R> MethodDescriptor<Q, R> in(MethodDescriptor<Q, R> method) {
		return (method.getRequestMarshaller() instanceof MethodDescriptor.PrototypeMarshaller<Q> marshaller)
				? method.toBuilder(new Reading<>(marshaller), method.getResponseMarshaller()).build() : method;
	}

	/**
	 * Check that a request is one that could be read.
	 * @throws UnreadRequestException the first time it is asked for one that could not
	 */
	void check(Object request) {
		if (this.unread.remove(request)) {
			throw new UnreadRequestException();
		}
	}

	/**
	 * Reads requests as others do.
	 *
	 * @param <Q> the request message
	 */
	private final class Reading<Q> implements MethodDescriptor.Marshaller<Q> {

		private final MethodDescriptor.PrototypeMarshaller<Q> marshaller;

		private Reading(MethodDescriptor.PrototypeMarshaller<Q> marshaller) {
			this.marshaller = marshaller;
		}

		@Override
		public InputStream stream(Q request) {
			return this.marshaller.stream(request);
		}

		@Override
		public Q parse(InputStream stream) {
			try {
				return this.marshaller.parse(stream);
			}
			catch (OutOfMemoryError ex) {
				Q empty = empty();
				OutOfMemoryRequests.this.unread.add(empty);
				return empty;
			}
		}

		@SuppressWarnings("unchecked")
		private Q empty() {
			return (Q) GenericMessages.empty(this.marshaller);
		}

	}

}
