/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.mapper.ConstructorArgument;
import dev.tfprovider.internal.mapping.mapper.FlattenedRecord;
import dev.tfprovider.internal.mapping.mapper.RecordConstructor;
import dev.tfprovider.internal.mapping.model.DefaultSource;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelClass;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;

/**
 * Inspects a record, and the records flattened into it, and creates its constructor
 * description.
 */
final class RecordConstructorFactory {

	private final ComponentFactory components;

	private final Customizations customizations;

	/**
	 * The Java names of components by their names in Terraform.
	 */
	private final Map<String, String> names = new HashMap<>();

	RecordConstructorFactory(ComponentFactory components, Customizations customizations) {
		this.components = components;
		this.customizations = customizations;
	}

	/**
	 * Inspect a record.
	 * @param documentation what is said of the record
	 * @param inside the scope of its inside
	 */
	RecordConstructor create(TypeRef type, Documentation documentation, InferenceScope inside) {
		return create(type, documentation, inside, "");
	}

	private RecordConstructor create(TypeRef type, Documentation documentation, InferenceScope inside, String prefix) {
		Class<?> record = Objects.requireNonNull(type.raw());
		Map<TypeVariable<?>, TypeRef> variables = type.variables();
		Map<String, ConstructorArgument> parts = new LinkedHashMap<>();
		List<Component> made = new ArrayList<>();
		SchemaMistakes mistakes = new SchemaMistakes();
		ModelClass model = ModelClasses.of(record);
		model.check(inside);
		for (ComponentSource source : inOrderOfDefaults(record, model, inside)) {
			ModelComponent component = source.component();
			if (!mistakes.isEmpty() && !defaultFrom(source).isEmpty()) {
				// what it depends on may be what is missing
				continue;
			}
			TypeRef componentType = component.type(variables);
			InferenceScope here = inside.into(component.name(), componentType);
			String name = prefix + component.name();
			ConstructorArgument part = mistakes
				.attempt(() -> source.has(Flatten.class) ? flattened(source, componentType, here, name + ".")
						: single(source, componentType, documentation, here, made, name));
			if (part != null) {
				parts.put(component.name(), part);
				made.addAll(part.components());
			}
		}
		mistakes.check();
		List<ConstructorArgument> inOrder = new ArrayList<>();
		for (ModelComponent component : model.components()) {
			inOrder.add(Objects.requireNonNull(parts.get(component.name())));
		}
		return RecordConstructor.of(record, model.constructor(inside), inOrder, inside);
	}

	private Component single(ComponentSource source, TypeRef type, Documentation documentation, InferenceScope scope,
			List<Component> siblings, String name) {
		Component component = this.components.create(source, type, documentation, scope, siblings);
		checkName(component, name, scope);
		return component;
	}

	/**
	 * Return the name of what makes the default, empty for none.
	 */
	private static String defaultFrom(ComponentSource source) {
		Default annotation = source.has(Flatten.class) ? null : source.get(Default.class);
		return (annotation != null) ? annotation.from() : "";
	}

	private ConstructorArgument flattened(ComponentSource source, TypeRef type, InferenceScope scope, String prefix) {
		if (type.raw() == null || !ModelClasses.isModel(type.raw()) || type.isRaw()) {
			throw scope.refuse("@Flatten is on something that is no record", "Remove it, or declare a record");
		}
		ComponentFlags flags = ComponentFlags.of(source, type, ValueHolder.PLAIN, type);
		if (!FlagRules.marks(flags).isEmpty() || flags.block() != null || flags.deprecation() != null) {
			throw scope.refuse("a flattened component has no flags of its own",
					"Put the annotations on the components of " + type);
		}
		boolean nullable = flags.nullable();
		InferenceScope inside = nullable ? scope.with(InheritedProperty.IN_OPTIONAL_GROUP, true) : scope;
		Class<?> record = type.raw();
		RecordConstructor parts = create(type, Documentation.of(record, this.customizations.model(record)),
				inside.open(type), prefix);
		return FlattenedRecord.of(parts.within(source.component().accessor(scope)), nullable);
	}

	private void checkName(Component component, String javaName, InferenceScope scope) {
		String other = this.names.put(component.name(), javaName);
		if (other != null) {
			throw scope.refuse("the components '%s' and '%s' are both named %s in Terraform".formatted(other, javaName,
					component.name()), "Rename one, or give it a name with @AttributeName");
		}
	}

	/**
	 * Return the components of a record so that each comes after those that its default
	 * depends on, and flattened ones first.
	 */
	private List<ComponentSource> inOrderOfDefaults(Class<?> record, ModelClass model, InferenceScope scope) {
		List<ComponentSource> waiting = new ArrayList<>();
		List<ComponentSource> single = new ArrayList<>();
		Map<String, List<String>> inputs = new HashMap<>();
		for (ModelComponent component : model.components()) {
			ComponentSource source = this.customizations.source(component);
			(source.has(Flatten.class) ? waiting : single).add(source);
			String from = defaultFrom(source);
			if (!from.isEmpty()) {
				InferenceScope here = scope.into(component.name(), component.type(Map.of()));
				inputs.put(component.name(), DefaultSource.find(record, from, here).parameters());
			}
		}
		waiting.addAll(single);
		if (inputs.isEmpty()) {
			return waiting;
		}
		List<ComponentSource> ordered = new ArrayList<>();
		while (!waiting.isEmpty()) {
			List<String> open = waiting.stream().map(ComponentSource::name).toList();
			ComponentSource next = waiting.stream()
				.filter((source) -> inputs.getOrDefault(source.name(), List.of()).stream().noneMatch(open::contains))
				.findFirst()
				.orElse(waiting.get(0));
			waiting.remove(next);
			ordered.add(next);
		}
		return ordered;
	}

}
