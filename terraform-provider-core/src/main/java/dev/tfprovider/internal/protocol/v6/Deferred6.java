/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Optional;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.jspecify.annotations.Nullable;

/**
 * Converts the reason of a deferral to a message.
 */
final class Deferred6 {

	private Deferred6() {
	}

	static Optional<Tfplugin6.Deferred> of(DeferredException.@Nullable Reason reason) {
		return Optional.ofNullable(reason)
			.map((known) -> Tfplugin6.Deferred.newBuilder().setReason(toProto(known)).build());
	}

	private static Tfplugin6.Deferred.Reason toProto(DeferredException.Reason reason) {
		return switch (reason) {
			case RESOURCE_CONFIG_UNKNOWN -> Tfplugin6.Deferred.Reason.RESOURCE_CONFIG_UNKNOWN;
			case PROVIDER_CONFIG_UNKNOWN -> Tfplugin6.Deferred.Reason.PROVIDER_CONFIG_UNKNOWN;
			case ABSENT_PREREQUISITE -> Tfplugin6.Deferred.Reason.ABSENT_PREREQ;
		};
	}

}
