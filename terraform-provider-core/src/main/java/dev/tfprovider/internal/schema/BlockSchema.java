/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * The attributes and nested blocks between a pair of braces: the root of a schema, or the
 * body of a {@link NestedBlock}.
 *
 * @param attributes the attributes in order of declaration
 * @param blocks the nested blocks in order of declaration
 * @param description text about the whole block, maybe {@link DescriptionText#NONE}
 * @param deprecation what to use instead, {@code null} unless deprecated
 * @param members the attributes, and after them the blocks
 * @param impliedType the type of its value
 * @param properties what any attribute has, however deep inside
 */
public record BlockSchema(List<Attribute> attributes, List<NestedBlock> blocks, DescriptionText description,
		@Nullable String deprecation, List<SchemaMember> members, ObjectType impliedType,
		Set<ObjectSchema.Property> properties) implements ObjectSchema {

	/**
	 * Create a block.
	 * @param attributes the attributes in order of declaration
	 * @param blocks the nested blocks in order of declaration
	 * @param description text about the whole block
	 * @param deprecation what to use instead, {@code null} unless deprecated
	 * @throws IllegalArgumentException if two attributes or blocks share a name
	 */
	public BlockSchema(List<Attribute> attributes, List<NestedBlock> blocks, DescriptionText description,
			@Nullable String deprecation) {
		this(List.copyOf(attributes), List.copyOf(blocks), description, deprecation,
				Stream.<SchemaMember>concat(attributes.stream(), blocks.stream()).toList());
	}

	private BlockSchema(List<Attribute> attributes, List<NestedBlock> blocks, DescriptionText description,
			@Nullable String deprecation, List<SchemaMember> members) {
		this(attributes, blocks, description, deprecation, members, impliedType(members),
				ObjectSchema.Property.of(members));
	}

	/**
	 * Return this block with another deprecation.
	 * @param deprecation what to use instead, {@code null} to keep the present one
	 * @return the block
	 */
	public BlockSchema deprecated(@Nullable String deprecation) {
		return (deprecation != null) ? new BlockSchema(this.attributes, this.blocks, this.description, deprecation)
				: this;
	}

	/**
	 * Return a block of attributes only, without a description.
	 * @param attributes the attributes in order of declaration
	 * @return the block
	 */
	public static BlockSchema of(Attribute... attributes) {
		return new BlockSchema(List.of(attributes), List.of(), DescriptionText.NONE, null);
	}

	/**
	 * Return the type of an object that consists of attributes and blocks.
	 * @param members the attributes and blocks
	 * @return the type
	 * @throws IllegalArgumentException if two of them share a name
	 */
	public static ObjectType impliedType(List<? extends SchemaMember> members) {
		Map<String, TerraformType> types = new TreeMap<>();
		for (SchemaMember member : members) {
			if (types.put(member.name(), member.type()) != null) {
				throw new IllegalArgumentException("Two attributes or blocks are named '" + member.name() + "'");
			}
		}
		return ObjectType.of(types);
	}

}
