/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.TerraformValue;

/**
 * What expressions can see inside of one instance of a block.
 *
 * @param outer what they see outside
 * @param own values of {@code count.index}, {@code each.key} and the like, by name
 */
public record InstanceScope(Scope outer, Map<String, TerraformValue> own) implements Scope {

	@Override
	public TerraformValue resource(String address) {
		TerraformValue value = this.own.get(address);
		return (value != null) ? value : this.outer.resource(address);
	}

	@Override
	public void check(Expression.Reference reference) {
		if (!this.own.containsKey(reference.address())) {
			this.outer.check(reference);
		}
	}

	@Override
	public void checkCalls() {
		this.outer.checkCalls();
	}

	@Override
	public TerraformValue call(String name, List<TerraformValue> arguments) {
		return this.outer.call(name, arguments);
	}

	@Override
	public TerraformValue deferred(String name, TerraformValue value) {
		return this.outer.deferred(name, value);
	}

}
