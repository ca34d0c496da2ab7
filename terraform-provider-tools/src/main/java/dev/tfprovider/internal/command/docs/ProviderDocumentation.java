/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.lang.reflect.AnnotatedElement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.type.DurationText;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.type.ConfiguredType;
import dev.tfprovider.internal.runtime.type.DataSourceType;
import dev.tfprovider.internal.runtime.type.FunctionType;
import dev.tfprovider.internal.runtime.type.ResourceType;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Describes a provider and its types, each when it is asked for.
 */
final class ProviderDocumentation {

	private final ProviderDefinition definition;

	private final ProviderRuntime runtime;

	private final ObjectDocumentation objects;

	private final ExampleConfiguration examples;

	private final Map<String, Class<?>> dataSources = new TreeMap<>();

	ProviderDocumentation(ProviderRuntime runtime, ConstraintTexts constraints) {
		this.definition = runtime.definition();
		this.runtime = runtime;
		this.objects = new ObjectDocumentation(constraints);
		this.examples = new ExampleConfiguration(constraints);
		this.definition.resources()
			.stream()
			.filter((resource) -> resource.isDataSource())
			.forEach((resource) -> this.dataSources.put(this.definition.typeName(resource.name()),
					resource.implementation()));
		this.definition.dataSources()
			.forEach((dataSource) -> this.dataSources.put(this.definition.typeName(dataSource.name()),
					dataSource.implementation()));
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

	DocumentedType resource(ResourceType<?> type) {
		List<String> notes = new ArrayList<>();
		if (!type.declaration().isUpdatable()) {
			notes.add("Objects cannot be changed: every change forces a new object.");
		}
		Subject subject = new Subject(PageKind.RESOURCE, type.name(), type.schema(), type.mapping(),
				type.declaration().implementation(), type.limits());
		return type(subject, notes, DocumentedImport.of(type));
	}

	DocumentedType dataSource(DataSourceType<?> type) {
		return type(PageKind.DATA_SOURCE, type, this.dataSources.get(type.name()), type.limits());
	}

	DocumentedType type(PageKind kind, ConfiguredType type, @Nullable Class<?> implementation, TimeLimits limits) {
		return type(new Subject(kind, type.name(), type.schema(), type.mapping(), implementation, limits), List.of(),
				null);
	}

	private DocumentedType type(Subject type, List<String> notes, @Nullable DocumentedImport imports) {
		BlockSchema block = type.schema().block();
		return new DocumentedType(type.kind(), type.name(), shortName(type.name()), block.description().text(),
				block.deprecation(), since(type.implementation()), this.objects.of(block, type.mapping().mapper()),
				notes, limits(type.limits()), imports,
				this.examples.of(type.kind(), type.name(), block, type.mapping()));
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

	/**
	 * A type of the provider, whatever its kind.
	 */
	private record Subject(PageKind kind, String name, Schema schema, ModelMapping<?> mapping,
			@Nullable Class<?> implementation, TimeLimits limits) {

	}

}
