/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements of a set that differ in Terraform but are semantically equal, because of
 * defaults, custom equality or text normalization.
 *
 * @param element reads the elements
 * @param equality semantic equality of the elements
 * @param text whether the equality is that of the text rules of the elements
 */
record DuplicateElements(Slot element, SemanticEquality equality, boolean text) {

	/**
	 * Greatest number of elements of which each is compared with each. Equalities are
	 * code, so there is no quicker way; larger sets are compared as Java compares.
	 */
	private static final int MOST_COMPARED = 500;

	/**
	 * Return a finder for elements that are semantically equal by all their annotations.
	 */
	static DuplicateElements of(Slot element) {
		ValueMapper mapper = element.mapper();
		return new DuplicateElements(element, mapper.equality(), mapper instanceof CodecMapper leaf && leaf.isString());
	}

	/**
	 * Return whether two elements are semantically equal. Those that are not known, or
	 * not valid, are left out.
	 */
	boolean isAnyIn(List<TerraformValue> elements) {
		List<TerraformValue> valid = new ArrayList<>(elements.size());
		Set<@Nullable Object> distinct = new HashSet<>();
		for (TerraformValue each : elements) {
			if (each.isNull() || !each.isWhollyKnown()) {
				continue;
			}
			try {
				Object read = this.element.read(each, NullOnRead.STRICT);
				if (!distinct.add(read)) {
					return true;
				}
				valid.add(withDefaults(read, each));
			}
			catch (ValueMappingException ex) {
				// has been said of the element
			}
		}
		return this.text ? isAnyFolded(valid)
				: this.equality != SemanticEquality.EXACT && valid.size() <= MOST_COMPARED && isAnySame(valid);
	}

	private TerraformValue withDefaults(@Nullable Object read, TerraformValue element) {
		return (read != null && this.element.mapper() instanceof ObjectValueMapper object)
				? object.write(read, NullOnWrite.PARTIAL) : element;
	}

	private boolean isAnyFolded(List<TerraformValue> elements) {
		CodecMapper leaf = (CodecMapper) this.element.mapper();
		Set<TerraformValue> distinct = new HashSet<>();
		return elements.stream().map(leaf::folded).anyMatch((folded) -> !distinct.add(folded));
	}

	private boolean isAnySame(List<TerraformValue> elements) {
		for (int i = 0; i < elements.size(); i++) {
			for (int j = 0; j < i; j++) {
				if (SemanticEqualities.same(elements.get(i), elements.get(j), this.equality)) {
					return true;
				}
			}
		}
		return false;
	}

}
