/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.mapping.mapper.ListMapper;
import dev.tfprovider.internal.mapping.mapper.MapMapper;
import dev.tfprovider.internal.mapping.mapper.SetMapper;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for lists, sets and maps.
 *
 * @param mappers finds the mappers of the elements
 */
record CollectionMapperFactory(Mappers mappers) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		boolean set = type.is(Set.class) || SequencedSets.isSequencedSet(type.raw());
		if (!set && !type.is(List.class) && !type.is(Map.class)) {
			return null;
		}
		if (type.isRaw()) {
			throw scope.refuse("the raw type " + type + " says nothing of the elements",
					"Give it type arguments, such as " + type + (type.is(Map.class) ? "<String, String>" : "<String>"));
		}
		boolean block = scope.has(InheritedProperty.BLOCK_BODY);
		if (set) {
			Slot element = this.mappers.element(type.arguments().get(0), scope.with(InheritedProperty.IN_SET, true));
			refuseDynamic(element, type, false, scope);
			return new SetMapper(element, block, SequencedSets.unmodifiable(type.raw()));
		}
		if (type.is(List.class)) {
			Slot element = this.mappers.element(type.arguments().get(0), scope);
			refuseDynamic(element, type, block, scope);
			return new ListMapper(element, block);
		}
		return map(type, block, scope);
	}

	private ValueMapper map(TypeRef type, boolean block, InferenceScope scope) {
		TypeRef key = type.arguments().get(0);
		if (!key.is(String.class)) {
			throw scope.refuse("the keys of a Terraform map are strings, not " + key,
					"Use Map<String, %s>".formatted(type.arguments().get(1)));
		}
		Slot element = this.mappers.element(type.arguments().get(1), scope);
		refuseDynamic(element, type, block, scope);
		return new MapMapper(element, block);
	}

	/**
	 * All elements of a collection have one type in Terraform, which values that bring
	 * their own would break. Lists and maps of blocks are tuples and objects then.
	 */
	private static void refuseDynamic(Slot element, TypeRef type, boolean allowed, InferenceScope scope) {
		if (element.mapper().type().hasDynamic() && !allowed) {
			throw scope.refuse(
					"the elements of " + type + " hold values of any type, but Terraform wants one type for all",
					"Declare the whole component as Object or TerraformValue, or use a list of records with @Block");
		}
	}

}
