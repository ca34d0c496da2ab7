/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Objects;

import dev.tfprovider.internal.mapping.mapper.RecordConstructor;
import dev.tfprovider.internal.mapping.mapper.RecordMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for records.
 *
 * @param components creates their components
 * @param customizations what customizers say of them
 */
record RecordMapperFactory(ComponentFactory components, Customizations customizations) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		return (type.raw() != null && ModelClasses.isModel(type.raw())) ? record(type, scope) : null;
	}

	RecordMapper record(TypeRef type, InferenceScope scope) {
		checkPosition(type, scope);
		TimeoutsRules.checkPosition(type, scope);
		Class<?> record = Objects.requireNonNull(type.raw());
		Documentation documentation = Documentation.of(record, this.customizations.model(record));
		InferenceScope inside = scope.open(type);
		RecordConstructor parts = new RecordConstructorFactory(this.components, this.customizations).create(type,
				documentation, inside);
		TimeoutsRules.checkNumber(parts.components(), inside);
		return new RecordMapper(parts, documentation.description(), documentation.deprecation());
	}

	/**
	 * Refuse records where Terraform has no flags for what is inside them.
	 */
	static void checkPosition(TypeRef type, InferenceScope scope) {
		if (type.isRaw()) {
			throw scope.refuse("the raw type " + type + " leaves its type arguments open", "Give it type arguments");
		}
		boolean values = scope.has(InheritedProperty.PLAIN_OBJECT) || scope.kind().equals(ModelKind.FUNCTION);
		if (scope.depth() > 1 && !values) {
			throw scope.refuse(type + " is in a collection of collections, where Terraform has no nested attributes",
					"Wrap the inner collection in a record of its own, or add @PlainObject to the component");
		}
	}

}
