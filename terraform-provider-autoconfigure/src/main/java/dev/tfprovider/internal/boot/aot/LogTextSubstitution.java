/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.MarkerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LocationAwareLogger;

/**
 * Makes the text of a log event of Commons Logging if its level is enabled. Commons
 * Logging makes it in any case, and the first number in it reads the locale's digits: a
 * twentieth of a start.
 */
@TargetClass(className = "org.apache.commons.logging.impl.Slf4jLogFactory$Slf4jLocationAwareLog",
		onlyWith = TargetPresent.class)
final class LogTextSubstitution {

	@Alias
	@SuppressWarnings("NullAway.Init")
	LocationAwareLogger logger;

	@Substitute
	void log(int level, Object message, @Nullable Throwable throwable) {
		Marker marker = MarkerFactory.getMarker("COMMONS-LOGGING");
		boolean enabled = switch (Level.intToLevel(level)) {
			case TRACE -> this.logger.isTraceEnabled(marker);
			case DEBUG -> this.logger.isDebugEnabled(marker);
			case INFO -> this.logger.isInfoEnabled(marker);
			case WARN -> this.logger.isWarnEnabled(marker);
			case ERROR -> this.logger.isErrorEnabled(marker);
		};
		if (enabled) {
			this.logger.log(marker, "org.apache.commons.logging.impl.Slf4jLogFactory$Slf4jLocationAwareLog", level,
					String.valueOf(message), new Object[0], throwable);
		}
	}

}
