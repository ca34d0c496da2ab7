/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.TypeDeprecation;
import dev.tfprovider.internal.schema.DescriptionText;
import org.jspecify.annotations.Nullable;

/**
 * Reads the description of a type and of its components: from annotations, or else from
 * the Javadoc kept when it was compiled.
 *
 * @param type the type
 * @param javadoc what the processor has kept of its Javadoc, by keys
 * @param customization what customizers say of it, {@code null} for nothing
 */
record Documentation(Class<?> type, Map<String, String> javadoc, @Nullable ModelCustomization customization) {

	static Documentation of(Class<?> type, @Nullable ModelCustomization customization) {
		return new Documentation(type, javadoc(type), customization);
	}

	private static Map<String, String> javadoc(Class<?> type) {
		String resource = DescriptionResource.path(type.getName());
		// by the class, as class loaders of executables ask all modules of the JDK
		try (InputStream in = (type.getClassLoader() != null) ? type.getResourceAsStream("/" + resource) : null) {
			return (in != null) ? DescriptionResource.read(in) : Map.of();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + resource, ex);
		}
	}

	/**
	 * Return the description of the type.
	 */
	DescriptionText description() {
		String customized = (this.customization != null) ? this.customization.description() : null;
		if (customized != null) {
			return description(customized, true);
		}
		dev.tfprovider.attribute.Description annotation = this.type
			.getAnnotation(dev.tfprovider.attribute.Description.class);
		return (annotation != null) ? description(annotation.value(), annotation.markdown())
				: description(this.javadoc.getOrDefault(DescriptionResource.MAIN, ""), true);
	}

	/**
	 * Return the deprecation message of the type, {@code null} unless deprecated.
	 */
	@Nullable String deprecation() {
		String customized = (this.customization != null) ? this.customization.deprecation() : null;
		return (customized != null) ? customized : TypeDeprecation.of(this.type);
	}

	/**
	 * Return the text about a component, with what else there is to know.
	 */
	DescriptionText of(ComponentSource source, ValueMapper mapper, ComponentFlags flags, DeclaredDefault defaults,
			InferenceScope scope) {
		dev.tfprovider.attribute.Description annotation = source.get(dev.tfprovider.attribute.Description.class);
		String own = (annotation != null) ? annotation.value() : own(source, mapper);
		String text = joined(own, mapper, flags.sensitive(scope) ? null : defaults.texts());
		return description(text, annotation == null || annotation.markdown());
	}

	/**
	 * Join what is said about a component or parameter with what else there is to know.
	 */
	static String joined(String own, ValueMapper mapper, @Nullable List<String> defaults) {
		StringJoiner text = new StringJoiner(" ");
		if (!own.isBlank()) {
			text.add(InvalidValueMessage.sentence(own.strip()));
		}
		List<String> allowed = mapper.allowed();
		if (!allowed.isEmpty()) {
			text.add("One of: " + codes(allowed) + ".");
		}
		if (defaults != null) {
			text.add("Defaults to " + (defaults.isEmpty() ? "none" : codes(defaults)) + ".");
		}
		return text.toString();
	}

	private String own(ComponentSource source, ValueMapper mapper) {
		String param = this.javadoc.get(DescriptionResource.PARAM + source.name());
		if (param != null) {
			return param;
		}
		NestedShape nested = mapper.nested();
		return (nested != null) ? nested.object().description().text() : "";
	}

	/**
	 * Return the text that the processor has kept under a key, empty for none.
	 */
	String text(String key) {
		return this.javadoc.getOrDefault(key, "");
	}

	private static String codes(List<String> texts) {
		return texts.stream().map(Documentation::code).collect(Collectors.joining(", "));
	}

	private static String code(String text) {
		return text.isEmpty() ? "the empty string" : "`" + text + "`";
	}

	static DescriptionText description(String text, boolean markdown) {
		return text.isBlank() ? DescriptionText.NONE : new DescriptionText(text.strip(), markdown);
	}

}
