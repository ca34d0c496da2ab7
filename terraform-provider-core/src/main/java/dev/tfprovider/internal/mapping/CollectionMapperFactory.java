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
		boolean map = type.is(Map.class);
		if (!set && !map && !type.is(List.class)) {
			return null;
		}
		if (type.isRaw()) {
			throw scope.refuse("the raw type " + type + " says nothing of the elements",
					"Give it type arguments, such as " + type + (map ? "<String, String>" : "<String>"));
		}
		if (map) {
			checkKey(type, scope);
		}
		boolean block = scope.has(InheritedProperty.BLOCK_BODY);
		Slot element = this.mappers.element(type.arguments().get(map ? 1 : 0),
				set ? scope.with(InheritedProperty.IN_SET, true) : scope);
		if (set || !block) {
			refuseDynamic(element, type, scope);
		}
		if (set) {
			return new SetMapper(element, block, SequencedSets.unmodifiable(type.raw()));
		}
		return map ? new MapMapper(element, block) : new ListMapper(element, block);
	}

	private static void checkKey(TypeRef type, InferenceScope scope) {
		TypeRef key = type.arguments().get(0);
		if (!key.is(String.class)) {
			throw scope.refuse("the keys of a Terraform map are strings, not " + key,
					"Use Map<String, %s>".formatted(type.arguments().get(1)));
		}
	}

	/**
	 * All elements of a collection have one type in Terraform, which values that bring
	 * their own would break. Lists and maps of blocks are tuples and objects then.
	 */
	private static void refuseDynamic(Slot element, TypeRef type, InferenceScope scope) {
		if (element.mapper().type().hasDynamic()) {
			throw scope.refuse(
					"the elements of " + type + " hold values of any type, but Terraform wants one type for all",
					"Declare the whole component as Object or TerraformValue, or use a list of records with @Block");
		}
	}

}
