/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import dev.tfprovider.internal.mapping.mapper.SchemaMember;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Describes objects: their schema, and what their components declare besides.
 *
 * @param constraints describes the constraints
 */
record ObjectDocumentation(ConstraintTexts constraints) {

	/**
	 * Describe an object.
	 * @param schema its schema
	 * @param mapper what is behind the schema, {@code null} if nothing is known of it
	 */
	DocumentedObject of(ObjectSchema schema, @Nullable ObjectValueMapper mapper) {
		List<DocumentedMember> members = new ArrayList<>();
		for (String name : names(schema, mapper)) {
			Optional<Component> component = (mapper != null) ? mapper.component(name) : Optional.empty();
			schema.attribute(AttributePath.root(name))
				.ifPresent((attribute) -> members.add(attribute(attribute, component, mapper)));
			schema.block(AttributePath.root(name)).ifPresent((block) -> members.add(block(block, component, mapper)));
		}
		List<String> rules = new ArrayList<>();
		if (mapper != null) {
			rules.addAll(mapper.rules());
			mapper.record().map(this.constraints::of).ifPresent(rules::addAll);
		}
		return new DocumentedObject(members, rules);
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

	private DocumentedMember attribute(Attribute attribute, Optional<Component> component,
			@Nullable ObjectValueMapper owner) {
		NestedObject nested = attribute.nested();
		DocumentedObject inside = (nested != null) ? of(nested, inside(attribute.name(), owner)) : null;
		String type = (nested != null) ? TypeLabel.nested("Attributes", nested.nesting())
				: TypeLabel.of(attribute.type());
		return new DocumentedMember(attribute.name(), MemberGroup.of(attribute.mode()), type, attribute.isSensitive(),
				attribute.isWriteOnly(), attribute.deprecation(),
				new MemberNotes(attribute, component, this.constraints).text(), inside, false);
	}

	private DocumentedMember block(NestedBlock block, Optional<Component> component,
			@Nullable ObjectValueMapper owner) {
		StringBuilder type = new StringBuilder(TypeLabel.nested("Block", block.nesting()));
		if (!block.nesting().isSingle()) {
			type.append((block.minItems() > 0) ? ", Min: " + block.minItems() : "")
				.append((block.maxItems() > 0) ? ", Max: " + block.maxItems() : "");
		}
		DocumentedObject inside = of(block.block(), inside(block.name(), owner));
		String notes = component.map((one) -> MemberNotes.ofBlock(block, one, this.constraints))
			.orElse(MemberNotes.capitalized(block.block().description().text()));
		return new DocumentedMember(block.name(), (block.minItems() > 0) ? MemberGroup.REQUIRED : MemberGroup.OPTIONAL,
				type.toString(), false, false, block.block().deprecation(), notes, inside, true);
	}

	private static @Nullable ObjectValueMapper inside(String name, @Nullable ObjectValueMapper owner) {
		return (owner != null) ? owner.nested(name) : null;
	}

}
