/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Determines how many objects a nested attribute or block holds, and how they are keyed.
 */
public enum Nesting {

	/**
	 * One object.
	 */
	SINGLE {
		@Override
		public TerraformType type(ObjectType object) {
			return object;
		}
	},

	/**
	 * One object that is never absent: where a configuration has no such block, its
	 * attributes are null. For blocks only.
	 */
	GROUP {
		@Override
		public TerraformType type(ObjectType object) {
			return object;
		}
	},

	/**
	 * Objects by position.
	 */
	LIST {
		@Override
		public TerraformType type(ObjectType object) {
			return TerraformType.list(object);
		}
	},

	/**
	 * Distinct objects.
	 */
	SET {
		@Override
		public TerraformType type(ObjectType object) {
			return TerraformType.set(object);
		}
	},

	/**
	 * Objects by key.
	 */
	MAP {
		@Override
		public TerraformType type(ObjectType object) {
			return TerraformType.map(object);
		}
	};

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
	public abstract TerraformType type(ObjectType object);

}
