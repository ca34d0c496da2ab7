/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A {@code list} block of a query.
 *
 * @param type the managed resource type whose objects it lists
 * @param name its name
 * @param provider alias of the provider, empty for the one without
 * @param repetition what makes instances of it, {@code null} for one
 * @param config its {@code config} block, {@code null} if there is none
 * @param limit how many objects are wanted
 * @param includeResource whether the objects are wanted besides their identities
 */
public record ListStatement(String type, String name, String provider, @Nullable Repetition repetition,
		Expression.@Nullable ObjectExpression config, long limit, boolean includeResource) {

	/**
	 * How many objects Terraform wants unless a block says otherwise.
	 */
	public static final long DEFAULT_LIMIT = 100;

	/**
	 * Return this as a block that can have instances.
	 * @return the block; its body is empty where it has no {@code config} block
	 */
	public ResourceBlock block() {
		return new ResourceBlock(new ResourceAddress(ResourceAddress.Kind.LIST, this.type, this.name),
				(this.config != null) ? this.config : new Expression.ObjectExpression(Map.of()), this.repetition,
				this.provider, List.of(), Lifecycle.NONE);
	}

}
