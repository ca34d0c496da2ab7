/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.lang.reflect.AnnotatedElement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.mapper.DurationText;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.validation.ConstraintTexts;
import org.jspecify.annotations.Nullable;

/**
 * Describes a provider and its types, each when it is asked for.
 */
final class ProviderDocumentation {

	private final ProviderDefinition definition;

	private final ProviderRuntime runtime;

	private final ObjectDocumentation objects;

	private final ExampleConfiguration examples;

	ProviderDocumentation(ProviderRuntime runtime, ConstraintTexts constraints) {
		this.definition = runtime.definition();
		this.runtime = runtime;
		this.objects = new ObjectDocumentation(constraints);
		this.examples = new ExampleConfiguration(constraints);
	}

	DocumentedType provider() {
		BlockSchema block = this.runtime.settings().schema().block();
		ModelMapping<?> mapping = this.runtime.settings().mapping().orElse(null);
		DocumentedObject object = this.objects.of(block, (mapping != null) ? mapping.mapper() : null);
		return new DocumentedType(PageKind.PROVIDER, this.definition.name(), this.definition.name(),
				block.description().text(), block.deprecation(), null, object, List.of(), List.of(), null,
				requirement() + this.examples.of(PageKind.PROVIDER, this.definition.name(), block, mapping));
	}

	private String requirement() {
		return """
				terraform {
				  required_providers {
				    %s = {
				      source = "%s"
				    }
				  }
				}

				""".formatted(this.definition.name(), this.definition.address());
	}

	/**
	 * Describe a type.
	 */
	DocumentedType type(ConfiguredType type) {
		ResourceType<?> resource = (type instanceof ResourceType<?> managed) ? managed : null;
		boolean fixed = resource != null && !resource.declaration().isUpdatable();
		PageKind kind = PageKind.of(type.kind());
		BlockSchema block = type.schema().block();
		return new DocumentedType(kind, type.name(), shortName(type.name()), block.description().text(),
				block.deprecation(), since(type.implementation()), this.objects.of(block, type.mapping().mapper()),
				fixed ? List.of("Objects cannot be changed: every change forces a new object.") : List.of(),
				limits(type.limits()), (resource != null) ? DocumentedImport.of(resource) : null,
				this.examples.of(kind, type.name(), block, type.mapping()));
	}

	DocumentedType function(FunctionType type) {
		List<String> limits = (type.limit() != null) ? List.of(limit("call", type.limit().duration())) : List.of();
		return new FunctionPage(type, this.objects).type(this.definition.name(),
				since(type.signature().method().method()), limits);
	}

	private String shortName(String name) {
		return name.substring(this.definition.typeName("").length());
	}

	private static @Nullable String since(@Nullable AnnotatedElement element) {
		Since since = (element != null) ? element.getAnnotation(Since.class) : null;
		return (since != null) ? since.value() : null;
	}

	private static List<String> limits(TimeLimits limits) {
		List<String> lines = new ArrayList<>();
		new TreeMap<>(limits.declared()).forEach((operation, limit) -> lines.add(limit(operation, limit)));
		return lines;
	}

	private static String limit(String operation, Duration limit) {
		return "`%s`: %s".formatted(operation, DurationText.print(limit));
	}

}
