/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Instant;
import java.util.Optional;

import com.google.protobuf.Timestamp;
import org.jspecify.annotations.Nullable;

/**
 * Converts points in time to messages.
 */
final class Timestamps6 {

	private Timestamps6() {
	}

	static Optional<Timestamp> of(@Nullable Instant time) {
		return Optional.ofNullable(time)
			.map((known) -> Timestamp.newBuilder()
				.setSeconds(known.getEpochSecond())
				.setNanos(known.getNano())
				.build());
	}

}
