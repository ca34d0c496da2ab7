/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.function.BooleanSupplier;

import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.model.Model;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import org.xml.sax.InputSource;

/**
 * Leaves what configures Logback by XML, with the parser of the JDK behind it, out of
 * executables of applications that have no file for it. Spring Boot configures Logback by
 * properties then.
 */
@TargetClass(className = "ch.qos.logback.core.joran.GenericXMLConfigurator",
		onlyWith = LogbackXmlSubstitution.Unused.class)
final class LogbackXmlSubstitution {

	@Substitute
	void doConfigure(InputSource source) throws JoranException {
		throw new JoranException(ExecutableLoggingSystem.NO_XML);
	}

	@Substitute
	void processModel(Model model) {
		throw new IllegalStateException(ExecutableLoggingSystem.NO_XML);
	}

	/**
	 * Whether an application has Logback, and no configuration for it in XML.
	 */
	static final class Unused implements BooleanSupplier {

		@Override
		public boolean getAsBoolean() {
			return LoggingProperties.LOGBACK_PRESENT
					&& ConfigFiles.logback(LogbackXmlSubstitution.class.getClassLoader()).isEmpty();
		}

	}

}
