/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ext.sql.JavaSqlTypeHandlerFactory;

/**
 * Leaves XML documents within JSON, with the parser and the transformers of the JDK
 * behind them, out of executables. Types of {@code java.sql} are handled as ever.
 */
@TargetClass(className = "tools.jackson.databind.ext.OptionalHandlerFactory", onlyWith = TargetPresent.class)
final class JacksonXmlSubstitution {

	@Substitute
	@Nullable ValueSerializer<?> findSerializer(SerializationConfig config, JavaType type) {
		XmlTypes.refuse(type.getRawClass());
		return JavaSqlTypeHandlerFactory.instance.findSerializer(config, type);
	}

	@Substitute
	@Nullable ValueDeserializer<?> findDeserializer(DeserializationConfig config, JavaType type) {
		XmlTypes.refuse(type.getRawClass());
		return JavaSqlTypeHandlerFactory.instance.findDeserializer(config, type);
	}

	@Substitute
	boolean hasDeserializerFor(Class<?> type) {
		return JavaSqlTypeHandlerFactory.instance.hasDeserializerFor(type);
	}

	/**
	 * Types of XML, which are not those of JSON.
	 */
	private static final class XmlTypes {

		static void refuse(Class<?> type) {
			if (type.getName().startsWith("org.w3c.dom.") || type.getName().startsWith("javax.xml.")) {
				throw new IllegalArgumentException(
						"%s cannot be part of JSON in an executable: use a String".formatted(type.getName()));
			}
		}

	}

}
