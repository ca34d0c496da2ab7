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
import java.util.Objects;
import java.util.TreeMap;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.internal.command.schema.DescribedObject;
import dev.tfprovider.internal.command.schema.DescribedType;
import dev.tfprovider.internal.command.template.Template;
import dev.tfprovider.internal.mapping.mapper.DurationText;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.internal.validation.ConstraintTexts;
import org.jspecify.annotations.Nullable;

/**
 * Describes a provider and its types, each when it is asked for.
 *
 * @param runtime the provider
 * @param constraints describes the constraints
 */
record ProviderDocumentation(ProviderRuntime runtime, ConstraintTexts constraints) {

	/**
	 * Describe what a page is about.
	 */
	DocumentedType of(DocumentedPage page) {
		if (page.kind().isProvider()) {
			return provider(page);
		}
		TypeKind kind = page.kind().type();
		return (kind != null) ? type(page, Objects.requireNonNull(this.runtime.types(kind).get(page.title())))
				: function(page, Objects.requireNonNull(this.runtime.functions().get(page.title())));
	}

	private DocumentedType provider(DocumentedPage page) {
		ProviderSettings settings = this.runtime.settings();
		return new DocumentedType(page, DescribedObject.of(settings, this.constraints), null, List.of(), List.of(),
				null, requirement() + new ExampleConfiguration(this.constraints).of(page, settings.schema().block(),
						settings.mapping().orElse(null)));
	}

	private String requirement() {
		return Template.of(ProviderDocumentation.class, "requirement.tf")
			.fill(Map.of("NAME", this.runtime.definition().name(), "ADDRESS", this.runtime.definition().address()));
	}

	private DocumentedType type(DocumentedPage page, ConfiguredType type) {
		DescribedObject object = DescribedType.of(type, this.constraints).object();
		return new DocumentedType(page, object, since(type.implementation()),
				object.declared().replacement().isEmpty() ? List.of()
						: List.of("Objects cannot be changed: every change forces a new object."),
				limits(type.limits()),
				(type instanceof ResourceType<?> resource) ? DocumentedImport.of(resource) : null,
				new ExampleConfiguration(this.constraints).of(page, type.schema().block(), type.mapping()));
	}

	private DocumentedType function(DocumentedPage page, FunctionType type) {
		List<String> limits = (type.limit() != null) ? List.of(limit("call", type.limit().duration())) : List.of();
		return new FunctionPage(type, this.constraints).type(page, this.runtime.definition().name(),
				since(type.signature().method().method()), limits);
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
