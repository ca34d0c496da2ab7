/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Records which requests of the running calls received a successful response without a
 * body. Spring's clients return null then, and the calling code fails later, without
 * mention of the service. May be used by several threads.
 */
final class EmptyResponses {

	private final Map<Object, String> texts = Collections.synchronizedMap(new WeakHashMap<>());

	private final Supplier<? extends @Nullable Object> call;

	/**
	 * Create a record.
	 * @param call tells the call of the host that the current thread works for, an object
	 * equal to no other; {@code null} outside of any
	 */
	EmptyResponses(Supplier<? extends @Nullable Object> call) {
		this.call = call;
	}

	/**
	 * Remember the last answer of the call on this thread, if that was empty.
	 * @param answer what was answered to whom
	 */
	void add(String answer) {
		Object call = this.call.get();
		if (call != null) {
			this.texts.put(call, answer);
		}
	}

	void remove() {
		this.texts.remove(this.call.get());
	}

	Optional<String> find() {
		return Optional.ofNullable(this.texts.get(this.call.get()));
	}

}
