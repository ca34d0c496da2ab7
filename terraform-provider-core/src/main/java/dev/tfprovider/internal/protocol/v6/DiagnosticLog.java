/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.log.LogModule;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Logs the diagnostics of responses, because readers of the log do not see the screen of
 * the practitioner.
 */
final class DiagnosticLog {

	private static final Logger logger = LoggerFactory.getLogger(LogModule.PROTOCOL);

	private DiagnosticLog() {
	}

	static void write(Tfplugin6.Diagnostic diagnostic) {
		boolean error = diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR;
		Level level = error ? Level.ERROR : Level.WARN;
		if (!logger.isEnabledForLevel(level)) {
			return;
		}
		LoggingEventBuilder event = logger.atLevel(level)
			.addKeyValue("diagnostic_severity", diagnostic.getSeverity())
			.addKeyValue("diagnostic_summary", diagnostic.getSummary())
			.addKeyValue("diagnostic_detail", diagnostic.getDetail());
		if (diagnostic.hasAttribute()) {
			event = event.addKeyValue("diagnostic_attribute", Diagnostics6.path(diagnostic.getAttribute()));
		}
		event.log(error ? "Response contains error diagnostic" : "Response contains warning diagnostic");
	}

}
