/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.schema.InstanceFactory;
import org.jspecify.annotations.Nullable;

/**
 * Knows records.
 */
final class RecordFactory implements MapperFactory {

	private final ComponentFactory components;

	RecordFactory(Mappers mappers, InstanceFactory instances) {
		this.components = new ComponentFactory(mappers, instances);
	}

	@Override
	public @Nullable ValueMapper create(TypeRef type, Scope scope) {
		return (type.raw() != null && type.raw().isRecord()) ? record(type, scope) : null;
	}

	RecordMapper record(TypeRef type, Scope scope) {
		Class<?> record = Objects.requireNonNull(type.raw());
		checkPosition(type, scope);
		TimeoutsRules.checkPosition(type, scope);
		Scope inside = scope.open(type);
		Documentation documentation = Documentation.of(record);
		Map<TypeVariable<?>, TypeRef> variables = type.variables();
		List<Component> components = new ArrayList<>();
		Map<String, String> javaNames = new HashMap<>();
		for (RecordComponent component : record.getRecordComponents()) {
			TypeRef componentType = TypeRef.of(component.getAnnotatedType(), variables);
			Scope here = inside.into(component.getName(), componentType);
			Component made = this.components.create(component, componentType, documentation, here);
			String other = javaNames.put(made.name(), component.getName());
			if (other != null) {
				throw here.refuse("the components '%s' and '%s' are both named %s in Terraform".formatted(other,
						component.getName(), made.name()), "Rename one, or give it a name with @AttributeName");
			}
			components.add(made);
		}
		TimeoutsRules.checkNumber(components, inside);
		return new RecordMapper(RecordHandles.constructor(record, inside), components,
				CrossRules.of(record, components, inside), documentation.description(), scope.has(Trait.SENSITIVE));
	}

	/**
	 * Refuse records where Terraform has no flags for what is inside them.
	 */
	static void checkPosition(TypeRef type, Scope scope) {
		if (type.isRaw()) {
			throw scope.refuse("the raw type " + type + " leaves its type arguments open", "Give it type arguments");
		}
		if (scope.depth() > 1) {
			throw scope.refuse(type + " is in a collection of collections, where Terraform has no nested attributes",
					"Wrap the inner collection in a record of its own");
		}
	}

}
