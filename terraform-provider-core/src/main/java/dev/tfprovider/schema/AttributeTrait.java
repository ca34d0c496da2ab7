/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Something that few attributes have, and that whole schemas are asked for, see
 * {@link ObjectSchema#has(AttributeTrait)}.
 */
public enum AttributeTrait {

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

	private static final AttributeTrait[] ALL = values();

	private final Predicate<Attribute> test;

	AttributeTrait(Predicate<Attribute> test) {
		this.test = test;
	}

	/**
	 * Return whether an attribute itself has this trait, whatever is inside it.
	 * @param attribute the attribute
	 * @return whether it has
	 */
	public boolean isOf(Attribute attribute) {
		return this.test.test(attribute);
	}

	/**
	 * Return what any attribute of an object has, however deep inside.
	 */
	static Set<AttributeTrait> of(List<Attribute> attributes, List<NestedBlock> blocks) {
		Set<AttributeTrait> traits = EnumSet.noneOf(AttributeTrait.class);
		for (Attribute attribute : attributes) {
			NestedObject nested = attribute.nested();
			for (AttributeTrait trait : ALL) {
				if (trait.isOf(attribute) || (nested != null && nested.has(trait))) {
					traits.add(trait);
				}
			}
		}
		for (NestedBlock block : blocks) {
			for (AttributeTrait trait : ALL) {
				if (block.block().has(trait)) {
					traits.add(trait);
				}
			}
		}
		return traits;
	}

}
