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

import dev.tfprovider.attribute.DeprecatedType;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.schema.DescriptionText;
import org.jspecify.annotations.Nullable;

/**
 * Reads the description of a type and of its components: from annotations, or else from
 * the Javadoc kept when it was compiled.
 */
final class Documentation {

	private final Class<?> type;

	private final Map<String, String> javadoc;

	private final @Nullable ModelCustomization customization;

	private Documentation(Class<?> type, Map<String, String> javadoc, @Nullable ModelCustomization customization) {
		this.type = type;
		this.javadoc = javadoc;
		this.customization = customization;
	}

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
		DeprecatedType annotation = this.type.getAnnotation(DeprecatedType.class);
		return (customized != null || annotation == null) ? customized : annotation.value();
	}

	/**
	 * Return the text about a component, with what else there is to know.
	 */
	DescriptionText of(ComponentSource source, ValueMapper mapper, ComponentFlags flags, ComponentDefault defaults,
			InferenceScope scope) {
		dev.tfprovider.attribute.Description annotation = source.get(dev.tfprovider.attribute.Description.class);
		StringJoiner text = new StringJoiner(" ");
		String own = (annotation != null) ? annotation.value() : own(source, mapper);
		if (!own.isBlank()) {
			text.add(InvalidValueMessage.sentence(own.strip()));
		}
		List<String> allowed = mapper.allowed();
		if (!allowed.isEmpty()) {
			text.add(oneOf(allowed));
		}
		List<String> texts = defaults.texts(flags);
		if (texts != null && !flags.sensitive(scope)) {
			text.add("Defaults to " + defaults(texts) + ".");
		}
		return description(text.toString(), annotation == null || annotation.markdown());
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

	static String oneOf(List<String> allowed) {
		return allowed.stream().map(Documentation::code).collect(Collectors.joining(", ", "One of: ", "."));
	}

	static String defaults(List<String> texts) {
		return texts.isEmpty() ? "none" : texts.stream().map(Documentation::code).collect(Collectors.joining(", "));
	}

	private static String code(String text) {
		return text.isEmpty() ? "the empty string" : "`" + text + "`";
	}

	private static DescriptionText description(String text, boolean markdown) {
		return text.isBlank() ? DescriptionText.NONE : new DescriptionText(text.strip(), markdown);
	}

}
