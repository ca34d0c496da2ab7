/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;
import java.util.Optional;

/**
 * What a file or a block holds.
 *
 * @param arguments the arguments in order, no two of one name
 * @param blocks the blocks in order
 */
public record HclBody(List<HclArgument> arguments, List<HclBlock> blocks) {

	/**
	 * Return an argument.
	 * @param name its name
	 */
	public Optional<HclArgument> argument(String name) {
		return this.arguments.stream().filter((argument) -> argument.name().equals(name)).findFirst();
	}

	/**
	 * Return the blocks of a type.
	 * @param type the type
	 */
	public List<HclBlock> blocks(String type) {
		return this.blocks.stream().filter((block) -> block.type().equals(type)).toList();
	}

}
