/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A schema whose value is an object: a {@link BlockSchema} or a {@link NestedObject}.
 */
public sealed interface ObjectSchema permits BlockSchema, NestedObject {

	/**
	 * Return the attributes of the object.
	 * @return the attributes in the order of their declaration, names are unique
	 */
	List<Attribute> attributes();

	/**
	 * Return the nested blocks of the object.
	 * @return the blocks in the order of their declaration; always empty for a nested
	 * attribute
	 */
	List<NestedBlock> blocks();

	/**
	 * Return what the object consists of.
	 * @return the attributes, and after them the blocks
	 */
	List<? extends SchemaMember> members();

	/**
	 * Return the type of the object's value: one attribute for each attribute and block.
	 * @return the implied type
	 */
	ObjectType impliedType();

	/**
	 * Return the properties that any attribute has, however deep inside.
	 * @return the properties, found out once
	 */
	Set<Property> properties();

	/**
	 * Return whether any attribute has a property, however deep inside.
	 * @param property the property
	 * @return whether any has
	 */
	default boolean has(Property property) {
		return properties().contains(property);
	}

	/**
	 * Return the attribute that a path leads to or into. Steps to elements lead on to
	 * what the elements consist of. What is inside an attribute of a plain type belongs
	 * to that attribute; inside a nested one it is an attribute itself.
	 * @param path the path, relative to an object of this schema
	 * @return the innermost attribute on the path; empty if the path leads to a block, or
	 * to nothing of this schema
	 */
	default Optional<Attribute> attribute(AttributePath path) {
		return member(path).filter(Attribute.class::isInstance).map(Attribute.class::cast);
	}

	/**
	 * Return the block that a path leads to: all blocks of one type together, or one of
	 * them.
	 * @param path the path, relative to an object of this schema
	 * @return the block; empty if the path leads to an attribute, or to nothing of this
	 * schema
	 */
	default Optional<NestedBlock> block(AttributePath path) {
		return member(path).filter(NestedBlock.class::isInstance).map(NestedBlock.class::cast);
	}

	/**
	 * Return the attribute or block that a path leads to, as {@link #attribute} and
	 * {@link #block} do.
	 * @param path the path, relative to an object of this schema
	 * @return the member; empty if the path leads to nothing of this schema
	 */
	default Optional<SchemaMember> member(AttributePath path) {
		ObjectSchema around = this;
		SchemaMember here = null;
		for (AttributePath.Step step : path) {
			if (step instanceof AttributePath.AttributeName name && around != null) {
				here = around.member(name.name());
				around = (here != null) ? here.inside() : null;
			}
			else if (step instanceof AttributePath.AttributeName && !(here instanceof Attribute)) {
				return Optional.empty();
			}
		}
		return Optional.ofNullable(here);
	}

	private @Nullable SchemaMember member(String name) {
		for (SchemaMember member : members()) {
			if (member.name().equals(name)) {
				return member;
			}
		}
		return null;
	}

	/**
	 * Determines how many objects a nested attribute or block holds, and how they are
	 * keyed.
	 */
	enum Nesting {

		/**
		 * One object.
		 */
		SINGLE,

		/**
		 * One object that is never absent: where a configuration has no such block, its
		 * attributes are null. For blocks only.
		 */
		GROUP,

		/**
		 * Objects by position.
		 */
		LIST,

		/**
		 * Distinct objects.
		 */
		SET,

		/**
		 * Objects by key.
		 */
		MAP;

		/**
		 * Return whether there is one object at most.
		 * @return {@code true} for {@link #SINGLE} and {@link #GROUP}
		 */
		public boolean isSingle() {
			return this == SINGLE || this == GROUP;
		}

		/**
		 * Return the type of the whole attribute.
		 * @param object the type of each object
		 * @return the object type itself, or the type of a collection of it
		 */
		public TerraformType type(ObjectType object) {
			return switch (this) {
				case SINGLE, GROUP -> object;
				case LIST -> TerraformType.list(object);
				case SET -> TerraformType.set(object);
				case MAP -> TerraformType.map(object);
			};
		}

	}

	/**
	 * Something that few attributes have, and that whole schemas are asked for, see
	 * {@link ObjectSchema#has(Property)}.
	 */
	enum Property {

		/**
		 * Nobody may see the value: the attribute is sensitive or write-only.
		 */
		SECRET((attribute) -> attribute.isSensitive() || attribute.isWriteOnly()),

		/**
		 * The attribute is write-only.
		 */
		WRITE_ONLY(Attribute::isWriteOnly),

		/**
		 * The attribute has a default.
		 */
		DEFAULT(Attribute::hasDefault),

		/**
		 * Values that differ may mean the same.
		 */
		SEMANTIC_EQUALITY((attribute) -> attribute.equality() != SemanticEquality.EXACT),

		/**
		 * The attribute has plan modifiers.
		 */
		PLAN_MODIFIER((attribute) -> !attribute.planModifiers().isEmpty()),

		/**
		 * The value is made once for a plan and its apply.
		 */
		PLANNED_ONCE((attribute) -> attribute.plannedOnce() != null);

		private static final Property[] ALL = values();

		private final Predicate<Attribute> test;

		Property(Predicate<Attribute> test) {
			this.test = test;
		}

		/**
		 * Return whether an attribute itself has this property, whatever is inside it.
		 * @param attribute the attribute
		 * @return whether it has
		 */
		public boolean isOf(Attribute attribute) {
			return this.test.test(attribute);
		}

		/**
		 * Return what any attribute of an object has, however deep inside.
		 */
		static Set<Property> of(List<? extends SchemaMember> members) {
			Set<Property> properties = EnumSet.noneOf(Property.class);
			for (SchemaMember member : members) {
				ObjectSchema inside = member.inside();
				for (Property property : ALL) {
					if (member instanceof Attribute attribute && property.isOf(attribute)
							|| inside != null && inside.has(property)) {
						properties.add(property);
					}
				}
			}
			return properties;
		}

	}

	/**
	 * Computes a default from other attributes of the same object. A pure function.
	 */
	interface DerivedDefault {

		/**
		 * Return the names of the attributes that the default depends on.
		 * @return names of attributes of the same object; they do not depend on this one
		 */
		Set<String> inputs();

		/**
		 * Return the default. As long as an input is not wholly known, the default is not
		 * known either, and the method is not called.
		 * @param object the object so far
		 * @return a value of the attribute's type, maybe null
		 */
		TerraformValue derive(ObjectValue object);

	}

}
