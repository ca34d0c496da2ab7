/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.command.hcl.HclArgument;
import dev.tfprovider.internal.command.hcl.HclBlock;
import dev.tfprovider.internal.command.hcl.HclBody;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Converts blocks to the values that a schema demands.
 *
 * @param expressions converts expressions
 * @param problems where problems go
 */
record BlockValues(ExpressionValues expressions, ExampleProblems problems) {

	/**
	 * Convert what is in a block.
	 * @param schema what may be in it
	 * @param body what is in it
	 * @param line line of the block
	 * @param others arguments and blocks that the schema need not have
	 */
	ObjectValue of(BlockSchema schema, HclBody body, int line, Set<String> others) {
		Set<String> names = new HashSet<>(schema.impliedType().names());
		Map<String, HclArgument> arguments = new LinkedHashMap<>();
		for (HclArgument argument : body.arguments()) {
			if (schema.blocks().stream().anyMatch((block) -> block.name().equals(argument.name()))) {
				this.problems.add(argument.line(), "'%s' is a block. Write '%1$s {'.", argument.name());
			}
			else if (!others.contains(argument.name()) && !names.contains(argument.name())) {
				this.problems.add(argument.line(), "There is no argument '%s' here.%s", argument.name(),
						NearestName.hint(argument.name(), names));
			}
			arguments.put(argument.name(), argument);
		}
		Map<String, TerraformValue> values = new TreeMap<>();
		for (Attribute attribute : schema.attributes()) {
			HclArgument argument = arguments.get(attribute.name());
			if (argument == null && attribute.mode().isRequired()) {
				this.problems.add(line, "'%s' is required. Set it.", attribute.name());
			}
			values.put(attribute.name(),
					(argument != null) ? this.expressions.of(attribute.name(), attribute, argument.value())
							: TerraformValue.ofNull(attribute.type()));
		}
		checkBlocks(schema, body, names, others);
		schema.blocks().forEach((block) -> values.put(block.name(), nested(block, body, line)));
		return TerraformValue.object(schema.impliedType(), values);
	}

	private void checkBlocks(BlockSchema schema, HclBody body, Set<String> names, Set<String> others) {
		for (HclBlock block : body.blocks()) {
			String name = name(block);
			if (schema.attributes().stream().anyMatch((attribute) -> attribute.name().equals(name))) {
				this.problems.add(block.line(), "'%s' is an argument. Write '%1$s = '.", name);
			}
			else if (!others.contains(name) && !names.contains(name)) {
				this.problems.add(block.line(), "There is no block '%s' here.%s", name, NearestName.hint(name, names));
			}
		}
	}

	private static boolean isDynamic(HclBlock block) {
		return block.type().equals("dynamic") && block.labels().size() == 1;
	}

	private static String name(HclBlock block) {
		return isDynamic(block) ? block.labels().get(0) : block.type();
	}

	private TerraformValue nested(NestedBlock block, HclBody body, int line) {
		ObjectType element = block.block().impliedType();
		Map<String, TerraformValue> values = new LinkedHashMap<>();
		boolean unknown = false;
		for (HclBlock one : body.blocks()) {
			if (isDynamic(one) && name(one).equals(block.name())) {
				one.body()
					.blocks("content")
					.forEach((content) -> of(block.block(), content.body(), content.line(), Set.of()));
				unknown = true;
			}
			else if (one.type().equals(block.name())) {
				ObjectValue value = of(block.block(), one.body(), one.line(), Set.of());
				boolean labelled = !one.labels().isEmpty();
				values.put(labelled ? one.labels().get(0) : "#" + values.size(), value);
			}
		}
		if (unknown) {
			return TerraformValue.unknown(block.type());
		}
		checkCount(block, values.size(), line);
		if (values.isEmpty()) {
			return block.empty();
		}
		List<TerraformValue> list = new ArrayList<>(values.values());
		boolean varies = block.type() == TerraformType.DYNAMIC;
		return switch (block.nesting()) {
			case SINGLE, GROUP -> list.get(0);
			case LIST -> varies ? TerraformValue.tuple(list) : TerraformValue.list(element, list);
			case SET -> TerraformValue.set(element, list);
			case MAP -> varies ? ExpressionValues.object(values) : TerraformValue.map(element, values);
		};
	}

	private void checkCount(NestedBlock block, int count, int line) {
		int most = block.nesting().isSingle() ? 1 : block.maxItems();
		if (count < block.minItems()) {
			this.problems.add(line, "At least %s of block '%s' %s required, but there %s %s. Add what is missing.",
					block.minItems(), block.name(), is(block.minItems()), is(count), count);
		}
		if (most > 0 && count > most) {
			this.problems.add(line, "At most %s of block '%s' %s allowed, but there are %s. Remove one.", most,
					block.name(), is(most), count);
		}
	}

	private static String is(int number) {
		return (number == 1) ? "is" : "are";
	}

}
