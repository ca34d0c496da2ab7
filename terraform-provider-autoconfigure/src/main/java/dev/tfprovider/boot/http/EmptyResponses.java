/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.slf4j.MDC;

/**
 * Records which requests of the running calls received a successful response without a
 * body. Spring's clients return null then, and the calling code fails later, without
 * mention of the service. May be used by several threads.
 */
final class EmptyResponses {

	/**
	 * Field of the log that tells one call of the host from another, on all its threads.
	 */
	private static final String CALL = "tf_req_id";

	private static final int MOST = 256;

	private final Map<String, String> texts = new LinkedHashMap<>() {

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
			return size() > MOST;
		}

	};

	/**
	 * Remember the last answer of the call on this thread, if that was empty.
	 * @param answer what was answered to whom
	 */
	synchronized void add(String answer) {
		String call = MDC.get(CALL);
		if (call != null) {
			this.texts.put(call, answer);
		}
	}

	synchronized void remove() {
		this.texts.remove(MDC.get(CALL));
	}

	synchronized Optional<String> find() {
		return Optional.ofNullable(this.texts.get(MDC.get(CALL)));
	}

}
