/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A {@code list} block of a query.
 *
 * @param type the managed resource type whose objects it lists
 * @param name its name
 * @param provider alias of the provider, empty for the one without
 * @param config its {@code config} block, {@code null} if there is none
 * @param limit how many objects are wanted
 * @param includeResource whether the objects are wanted besides their identities
 */
public record ListStatement(String type, String name, String provider, Expression.@Nullable ObjectExpression config,
		long limit, boolean includeResource) {

	/**
	 * How many objects Terraform wants unless a block says otherwise.
	 */
	public static final long DEFAULT_LIMIT = 100;

	/**
	 * Return the address.
	 * @return such as {@code list.petstore_pet.all}
	 */
	public String address() {
		return "list." + this.type + "." + this.name;
	}

}
