/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;

/**
 * What a file or a block holds.
 *
 * @param arguments the arguments in order, no two of one name
 * @param blocks the blocks in order
 */
public record HclBody(List<HclArgument> arguments, List<HclBlock> blocks) {

	/**
	 * Return the blocks of a type.
	 * @param type the type
	 */
	public List<HclBlock> blocks(String type) {
		return this.blocks.stream().filter((block) -> block.type().equals(type)).toList();
	}

}
