/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Makes types by chance, the same ones for the same seed.
 */
final class RandomTypes {

	private final Random random;

	RandomTypes(Random random) {
		this.random = random;
	}

	/**
	 * Return a type of at most so many levels.
	 */
	TerraformType next(int levels) {
		return next(levels, true);
	}

	/**
	 * Return a type of at most so many levels without dynamic parts.
	 */
	TerraformType concrete(int levels) {
		return next(levels, false);
	}

	private TerraformType next(int levels, boolean dynamic) {
		int kinds = dynamic ? 4 : 3;
		int kind = this.random.nextInt((levels > 1) ? kinds + 5 : kinds);
		if (kind < kinds) {
			return List
				.<TerraformType>of(TerraformType.STRING, TerraformType.NUMBER, TerraformType.BOOL,
						TerraformType.DYNAMIC)
				.get(kind);
		}
		return switch (kind - kinds) {
			case 0 -> TerraformType.list(element(levels, dynamic));
			case 1 -> TerraformType.set(element(levels, dynamic));
			case 2 -> TerraformType.map(element(levels, dynamic));
			case 3 -> new TerraformType.TupleType(elements(levels, dynamic));
			default -> ObjectType.of(attributes(levels, dynamic));
		};
	}

	/**
	 * Return the type of elements: dynamic as a whole or not at all, because elements
	 * with dynamic parts must agree in them.
	 */
	private TerraformType element(int levels, boolean dynamic) {
		return (dynamic && this.random.nextInt(6) == 0) ? TerraformType.DYNAMIC : concrete(levels - 1);
	}

	private List<TerraformType> elements(int levels, boolean dynamic) {
		List<TerraformType> elements = new ArrayList<>();
		for (int i = this.random.nextInt(4); i > 0; i--) {
			elements.add(next(levels - 1, dynamic));
		}
		return elements;
	}

	private Map<String, TerraformType> attributes(int levels, boolean dynamic) {
		Map<String, TerraformType> attributes = new LinkedHashMap<>();
		for (int i = this.random.nextInt(20); i > 0; i -= 4) {
			attributes.put("a" + this.random.nextInt(30), next(levels - 1, dynamic));
		}
		return attributes;
	}

}
