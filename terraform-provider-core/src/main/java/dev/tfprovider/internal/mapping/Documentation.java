/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.StringJoiner;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.schema.Description;
import org.jspecify.annotations.Nullable;

/**
 * What is written about a type: annotations, and the Javadoc that was kept when it was
 * compiled.
 */
final class Documentation {

	private final Class<?> type;

	private final Properties javadoc;

	private Documentation(Class<?> type, Properties javadoc) {
		this.type = type;
		this.javadoc = javadoc;
	}

	static Documentation of(Class<?> type) {
		Properties javadoc = new Properties();
		ClassLoader loader = type.getClassLoader();
		String resource = DescriptionResource.path(type.getName());
		try (InputStream in = (loader != null) ? loader.getResourceAsStream(resource) : null) {
			if (in != null) {
				javadoc.load(new InputStreamReader(in, StandardCharsets.UTF_8));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + resource, ex);
		}
		return new Documentation(type, javadoc);
	}

	/**
	 * Return the text about the whole type.
	 */
	Description description() {
		dev.tfprovider.attribute.Description annotation = this.type
			.getAnnotation(dev.tfprovider.attribute.Description.class);
		return description(
				(annotation != null) ? annotation.value() : this.javadoc.getProperty(DescriptionResource.MAIN, ""));
	}

	/**
	 * Return the text about a component, with what else there is to know.
	 */
	Description of(RecordComponent component, ValueMapper mapper, ComponentFlags flags, Scope scope) {
		StringJoiner text = new StringJoiner(" ");
		String own = own(component, mapper);
		if (!own.isBlank()) {
			text.add(InvalidValue.sentence(own.strip()));
		}
		List<String> allowed = mapper.allowed();
		if (!allowed.isEmpty()) {
			text.add(allowed.stream().map(Documentation::code).collect(Collectors.joining(", ", "One of: ", ".")));
		}
		String defaults = defaults(flags.defaults());
		if (!defaults.isEmpty() && !flags.sensitive(scope)) {
			text.add("Defaults to " + defaults + ".");
		}
		return description(text.toString());
	}

	private String own(RecordComponent component, ValueMapper mapper) {
		dev.tfprovider.attribute.Description annotation = component
			.getAnnotation(dev.tfprovider.attribute.Description.class);
		if (annotation != null) {
			return annotation.value();
		}
		String param = this.javadoc.getProperty(DescriptionResource.PARAM + component.getName());
		if (param != null) {
			return param;
		}
		NestedShape nested = mapper.nested();
		return (nested != null) ? nested.object().description().text() : "";
	}

	private static String defaults(@Nullable List<String> texts) {
		if (texts == null) {
			return "";
		}
		return texts.isEmpty() ? "none" : texts.stream().map(Documentation::code).collect(Collectors.joining(", "));
	}

	private static String code(String text) {
		return text.isEmpty() ? "the empty string" : "`" + text + "`";
	}

	private static Description description(String text) {
		return text.isBlank() ? Description.NONE : Description.markdown(text.strip());
	}

}
