/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import org.jspecify.annotations.Nullable;

/**
 * Maps objects whose attributes have flags of their own.
 */
public sealed interface ObjectValueMapper extends ValueMapper permits RecordMapper, SealedInterfaceMapper {

	@Override
	ObjectType type();

	/**
	 * Return the attributes and blocks of the object, in order of declaration.
	 */
	List<? extends SchemaMember> members();

	/**
	 * Return the description of the object.
	 */
	DescriptionText description();

	/**
	 * Return the component behind a member.
	 * @param name name of the attribute or block
	 * @return the component; empty if a case of a sealed interface is behind it
	 */
	default Optional<Component> component(String name) {
		return Optional.empty();
	}

	/**
	 * Return the mapper of the objects in a nested attribute or block.
	 * @param name name of the attribute or block
	 * @return the mapper; {@code null} if there are none
	 */
	default @Nullable ObjectValueMapper nested(String name) {
		ValueMapper mapper = inside(new AttributePath.AttributeName(name));
		NestedShape shape = (mapper != null) ? mapper.nested() : null;
		return (shape != null) ? shape.object() : null;
	}

	/**
	 * Return the record of the objects.
	 * @return the record; empty for a sealed interface
	 */
	default Optional<Class<?>> record() {
		return Optional.empty();
	}

	/**
	 * Return the rules about several members, for documentation.
	 * @return Markdown sentences
	 */
	default List<String> rules() {
		return List.of();
	}

	/**
	 * Return the deprecation message, {@code null} unless deprecated.
	 */
	default @Nullable String deprecation() {
		return null;
	}

	default List<Attribute> attributes() {
		return members().stream().filter(Attribute.class::isInstance).map(Attribute.class::cast).toList();
	}

	default List<NestedBlock> blocks() {
		return members().stream().filter(NestedBlock.class::isInstance).map(NestedBlock.class::cast).toList();
	}

	/**
	 * Return the object as a block.
	 */
	default BlockSchema block(DescriptionText description, @Nullable String deprecation) {
		return new BlockSchema(attributes(), blocks(), description,
				(deprecation != null) ? deprecation : deprecation());
	}

	@Override
	default NestedShape nested() {
		return new NestedShape(ObjectSchema.Nesting.SINGLE, this);
	}

}
