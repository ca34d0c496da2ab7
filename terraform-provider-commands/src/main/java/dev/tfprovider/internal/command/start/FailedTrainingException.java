/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;

/**
 * Says that a provider has started, but only to report what keeps it from working.
 */
final class FailedTrainingException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	FailedTrainingException(Diagnostic error) {
		super(Stream.of(error.getSummary(), error.getDetail())
			.filter((text) -> !text.isBlank())
			.collect(Collectors.joining(System.lineSeparator(), "The provider reports an error instead of its schema: ",
					"")));
	}

}
