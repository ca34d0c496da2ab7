/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import org.jspecify.annotations.Nullable;

/**
 * Describes what is in a block or in the objects of a nested attribute.
 *
 * @param members attributes and blocks in order of declaration
 * @param description text about all of it
 * @param deprecation what to use instead, {@code null} unless deprecated
 * @param declared rules and constraints of the object, and whether it is always replaced
 */
public record DescribedObject(List<DescribedMember> members, DescriptionText description, @Nullable String deprecation,
		Declaration declared) {

	/**
	 * Describe the provider block.
	 * @param settings the settings
	 * @param constraints tells the constraints
	 * @return the description
	 */
	public static DescribedObject of(ProviderSettings settings, ConstraintTexts constraints) {
		return of(settings.schema().block(), settings.mapping().map(ModelMapping::mapper).orElse(null), constraints);
	}

	static DescribedObject of(ObjectSchema schema, @Nullable ObjectValueMapper mapper, ConstraintTexts constraints) {
		return of(schema, mapper, constraints, List.of());
	}

	private static DescribedObject of(ObjectSchema schema, @Nullable ObjectValueMapper mapper,
			ConstraintTexts constraints, List<ConstraintFact> own) {
		List<DescribedMember> members = new ArrayList<>();
		for (String name : names(schema, mapper)) {
			Component component = (mapper != null) ? mapper.component(name).orElse(null) : null;
			ObjectValueMapper nested = (mapper != null) ? mapper.nested(name) : null;
			schema.attribute(AttributePath.root(name)).ifPresent((attribute) -> {
				NestedObject inside = attribute.nested();
				members.add(DescribedMember.of(attribute, (inside != null) ? of(inside, nested, constraints) : null,
						component, constraints));
			});
			schema.block(AttributePath.root(name)).ifPresent((block) -> {
				DescribedObject inside = of(block.block(), nested, constraints,
						Declaration.facts(component, constraints));
				members.add(DescribedMember.of(name,
						DescribedMember.Shape.block(block.nesting(), inside, block.minItems(), block.maxItems()),
						inside, component));
			});
		}
		List<String> rules = new ArrayList<>();
		if (mapper != null) {
			rules.addAll(mapper.rules());
			mapper.record().map(constraints::of).ifPresent(rules::addAll);
		}
		BlockSchema block = (schema instanceof BlockSchema body) ? body : null;
		return new DescribedObject(members, (block != null) ? block.description() : DescriptionText.NONE,
				(block != null) ? block.deprecation() : null, Declaration.of(rules, own));
	}

	private static List<String> names(ObjectSchema schema, @Nullable ObjectValueMapper mapper) {
		if (mapper != null) {
			return mapper.members().stream().map(SchemaMember::name).toList();
		}
		List<String> names = new ArrayList<>();
		schema.attributes().forEach((attribute) -> names.add(attribute.name()));
		schema.blocks().forEach((block) -> names.add(block.name()));
		return names;
	}

	DescribedObject alwaysReplaced() {
		return new DescribedObject(this.members, this.description, this.deprecation, this.declared.alwaysReplaced());
	}

	/**
	 * Return the attributes.
	 * @return the attributes by name, ascending
	 */
	public Map<String, DescribedMember> attributes() {
		return byName(false);
	}

	/**
	 * Return the blocks.
	 * @return the blocks by name, ascending
	 */
	public Map<String, DescribedMember> blocks() {
		return byName(true);
	}

	private Map<String, DescribedMember> byName(boolean block) {
		Map<String, DescribedMember> named = new TreeMap<>();
		this.members.stream()
			.filter((member) -> member.isBlock() == block)
			.forEach((member) -> named.put(member.name(), member));
		return named;
	}

	/**
	 * Return the type of the object.
	 * @return the type that its members imply
	 */
	public ObjectType type() {
		return ObjectType.of(this.members.stream()
			.collect(Collectors.toMap(DescribedMember::name, DescribedMember::type, (one, other) -> other)));
	}

}
