/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Rebuilds a value from its innermost parts to the outermost.
 */
@FunctionalInterface
public interface ValueRewrite {

	/**
	 * Return the replacement of a value whose parts have been rebuilt.
	 */
	TerraformValue apply(AttributePath path, TerraformValue value);

	/**
	 * Rebuild a whole value.
	 */
	static TerraformValue rebuild(TerraformValue value, ValueRewrite transform) {
		return rebuild(AttributePath.root(), value, transform);
	}

	private static TerraformValue rebuild(AttributePath path, TerraformValue value, ValueRewrite transform) {
		if (value instanceof SetValue set) {
			List<TerraformValue> elements = SetOrder.of(set)
				.stream()
				.map((element) -> rebuild(path.element(), element, transform))
				.toList();
			return transform.apply(path, new SetValue(set.element(), elements));
		}
		return transform.apply(path, value.transformParts(new TerraformValue.Transform() {

			@Override
			public TerraformValue apply(TerraformValue whole) {
				return whole;
			}

			@Override
			public TerraformValue part(int index, @Nullable String name, TerraformValue part) {
				return rebuild(path.append(step(value, index, name)), part, transform);
			}

		}));
	}

	private static AttributePath.Step step(TerraformValue value, int index, @Nullable String name) {
		if (name == null) {
			return new AttributePath.ElementIndex(index);
		}
		return (value instanceof ObjectValue) ? new AttributePath.AttributeName(name)
				: new AttributePath.ElementKey(name);
	}

}
