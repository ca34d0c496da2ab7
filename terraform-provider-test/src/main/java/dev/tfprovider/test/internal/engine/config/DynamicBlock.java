/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A {@code dynamic} block.
 *
 * @param iterator name under which its content sees the element
 * @param forEach what it iterates over
 * @param content arguments and blocks of each block
 */
record DynamicBlock(String iterator, Expression forEach, Map<String, Expression> content) {

	/**
	 * Find the dynamic blocks of a type in a body.
	 */
	static @Nullable DynamicBlock find(Map<String, Expression> body, String type) {
		Expression block = member(body.get("dynamic"), type);
		Expression found = member(block, "for_each");
		if (found == null) {
			return null;
		}
		List<String> iterator = ResourceBlockReader.texts(member(block, "iterator"));
		Expression content = member(block, "content");
		return new DynamicBlock(iterator.isEmpty() ? type : iterator.get(0), found,
				(content instanceof Expression.ObjectExpression object) ? object.members() : Map.of());
	}

	private static @Nullable Expression member(@Nullable Expression expression, String name) {
		if (expression instanceof Expression.ListExpression list && list.elements().size() == 1) {
			return member(list.elements().get(0), name);
		}
		Expression found = (expression instanceof Expression.ObjectExpression object) ? object.members().get(name)
				: null;
		return (found instanceof Expression.ListExpression list && !name.equals("for_each")
				&& list.elements().size() == 1) ? list.elements().get(0) : found;
	}

	/**
	 * Return what the content of each block sees; one block of unknown values if that is
	 * not known.
	 */
	List<Map<String, TerraformValue>> values(TerraformValue elements) {
		List<Map<String, TerraformValue>> values = new ArrayList<>();
		TerraformValue unknown = TerraformValue.unknown(TerraformType.DYNAMIC);
		if (elements.isUnknown()) {
			values.add(value(unknown, unknown));
			return values;
		}
		elements.entries().forEach((key, element) -> values.add(value(TerraformValue.string(key), element)));
		boolean set = elements.type() instanceof TerraformType.SetType;
		long index = 0;
		for (TerraformValue element : ValueParts.elements(elements)) {
			values.add(value(set ? element : TerraformValue.number(index), element));
			index++;
		}
		return values;
	}

	private Map<String, TerraformValue> value(TerraformValue key, TerraformValue value) {
		return Map.of(this.iterator + ".key", key, this.iterator + ".value", value);
	}

}
