/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.List;
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
		throw new JoranException("This executable was built without XML for Logback. Use the properties logging.*, "
				+ "or add logback-spring.xml before it is built");
	}

	@Substitute
	void processModel(Model model) {
		throw new IllegalStateException("This executable was built without XML for Logback");
	}

	/**
	 * Whether an application has Logback, and no configuration for it in XML.
	 */
	static final class Unused implements BooleanSupplier {

		private static final List<String> FILES = List.of("logback.xml", "logback-spring.xml", "logback-test.xml",
				"logback-test-spring.xml");

		@Override
		public boolean getAsBoolean() {
			return ImageClassPath.contains("ch/qos/logback/core/joran/GenericXMLConfigurator.class")
					&& FILES.stream().noneMatch(ImageClassPath::contains);
		}

	}

}
