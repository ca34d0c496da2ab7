/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.validation.ConstraintTexts;
import org.jspecify.annotations.Nullable;

/**
 * Finds what the types of a provider declare, but no schema carries: one type after the
 * other, as it is asked for.
 */
interface Declarations {

	/**
	 * Tells nothing, as {@code terraform providers schema} does.
	 */
	Declarations NONE = (kind, name) -> DeclaredObject.NONE;

	/**
	 * Return what is declared of a type.
	 * @param kind the kind of the type, {@code null} for the settings
	 * @param name name of the type, empty for the settings
	 */
	DeclaredObject of(@Nullable TypeKind kind, String name);

	/**
	 * Return what the types of a provider declare.
	 * @param constraints tells the constraints as long as it is open
	 */
	static Declarations of(ProviderRuntime runtime, ConstraintTexts constraints) {
		return (kind, name) -> {
			if (kind == null) {
				return object(runtime.settings().schema().block(),
						runtime.settings().mapping().map(ModelMapping::mapper).orElse(null), constraints);
			}
			ConfiguredType type = runtime.types(kind).get(name);
			if (type == null) {
				return DeclaredObject.NONE;
			}
			DeclaredObject object = object(type.schema().block(), type.mapping().mapper(), constraints);
			boolean replaced = type instanceof ResourceType<?> resource && !resource.declaration().isUpdatable();
			return replaced ? object.alwaysReplaced() : object;
		};
	}

	private static DeclaredObject object(ObjectSchema schema, @Nullable ObjectValueMapper mapper,
			ConstraintTexts constraints) {
		Map<String, DeclaredMember> members = new HashMap<>();
		schema.attributes().forEach((attribute) -> {
			NestedObject nested = attribute.nested();
			DeclaredObject inside = (nested != null) ? object(nested, nested(attribute.name(), mapper), constraints)
					: DeclaredObject.NONE;
			members.put(attribute.name(),
					DeclaredMember.of(attribute, component(attribute.name(), mapper), constraints, inside));
		});
		schema.blocks().forEach((block) -> {
			DeclaredObject inside = object(block.block(), nested(block.name(), mapper), constraints);
			members.put(block.name(), DeclaredMember.inside(component(block.name(), mapper)
				.map((one) -> new DeclaredObject(inside.members(), inside.rules(),
						constraints.facts(one.source().owner(), one.javaName()), false))
				.orElse(inside)));
		});
		List<String> rules = new ArrayList<>();
		if (mapper != null) {
			rules.addAll(mapper.rules());
			mapper.record().map(constraints::of).ifPresent(rules::addAll);
		}
		return new DeclaredObject(members, rules, List.of(), false);
	}

	private static Optional<Component> component(String name, @Nullable ObjectValueMapper mapper) {
		return (mapper != null) ? mapper.component(name) : Optional.empty();
	}

	private static @Nullable ObjectValueMapper nested(String name, @Nullable ObjectValueMapper mapper) {
		return (mapper != null) ? mapper.nested(name) : null;
	}

}
