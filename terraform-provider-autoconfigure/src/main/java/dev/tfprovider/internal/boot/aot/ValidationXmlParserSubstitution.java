/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.function.BooleanSupplier;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.annotate.TargetElement;
import jakarta.validation.ValidationException;

/**
 * Leaves the XML parser of Hibernate Validator, with that of the JDK behind it, out of
 * executables of applications that have no {@code META-INF/validation.xml}.
 */
@TargetClass(className = "org.hibernate.validator.internal.xml.XmlParserHelper",
		onlyWith = { TargetPresent.class, ValidationXmlParserSubstitution.Unused.class })
final class ValidationXmlParserSubstitution {

	@Substitute
	@TargetElement(name = TargetElement.CONSTRUCTOR_NAME)
	void construct() {
		throw new ValidationException("This executable was built without XML for Bean Validation. "
				+ "Declare constraints by annotations, or add META-INF/validation.xml before it is built");
	}

	/**
	 * Whether an application has no XML for Bean Validation.
	 */
	static final class Unused implements BooleanSupplier {

		@Override
		public boolean getAsBoolean() {
			return Unused.class.getClassLoader().getResource("META-INF/validation.xml") == null;
		}

	}

}
