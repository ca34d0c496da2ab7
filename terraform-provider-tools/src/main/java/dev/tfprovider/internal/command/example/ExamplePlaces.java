/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.command.hcl.HclArgument;
import dev.tfprovider.internal.command.hcl.HclBlock;
import dev.tfprovider.internal.command.hcl.HclBody;
import dev.tfprovider.internal.command.hcl.HclExpression;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lines of values.
 */
final class ExamplePlaces {

	private ExamplePlaces() {
	}

	/**
	 * Return the line of a value, or of the nearest around it.
	 * @param body where the path begins
	 * @param line line of the block around it
	 * @param path the path, {@code null} for the block itself
	 */
	static int line(HclBody body, int line, @Nullable AttributePath path) {
		return (path != null) ? inBody(body, line, path.steps()) : line;
	}

	private static int inBody(HclBody body, int line, List<AttributePath.Step> steps) {
		if (steps.isEmpty() || !(steps.get(0) instanceof AttributePath.AttributeName name)) {
			return line;
		}
		Optional<HclArgument> argument = body.argument(name.name());
		if (argument.isPresent()) {
			return inExpression(argument.get().value(), argument.get().line(), steps.subList(1, steps.size()));
		}
		List<HclBlock> blocks = body.blocks(name.name());
		if (blocks.isEmpty()) {
			return line;
		}
		AttributePath.Step next = (steps.size() > 1) ? steps.get(1) : null;
		int index = (next instanceof AttributePath.ElementIndex element)
				? (int) Math.min(element.index(), blocks.size() - 1) : 0;
		boolean indexed = next != null && !(next instanceof AttributePath.AttributeName);
		HclBlock block = blocks.get(index);
		return inBody(block.body(), block.line(), steps.subList(indexed ? 2 : 1, steps.size()));
	}

	private static int inExpression(HclExpression expression, int line, List<AttributePath.Step> steps) {
		if (!steps.isEmpty()) {
			HclExpression inside = inside(expression, steps.get(0));
			if (inside != null) {
				return inExpression(inside, inside.line(), steps.subList(1, steps.size()));
			}
		}
		return line;
	}

	private static @Nullable HclExpression inside(HclExpression expression, AttributePath.Step step) {
		if (expression instanceof HclExpression.Sequence sequence && step instanceof AttributePath.ElementIndex element
				&& element.index() < sequence.elements().size()) {
			return sequence.elements().get((int) element.index());
		}
		if (expression instanceof HclExpression.Members members) {
			String key = (step instanceof AttributePath.AttributeName name) ? name.name()
					: (step instanceof AttributePath.ElementKey elementKey) ? elementKey.key() : "";
			return members.entries().get(key);
		}
		return null;
	}

}
