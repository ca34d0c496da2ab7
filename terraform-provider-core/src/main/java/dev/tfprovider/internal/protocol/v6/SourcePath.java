/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.Step;
import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.NestedBlock;

/**
 * Shortens the paths of diagnostics to what hosts find in a configuration: blocks, an
 * attribute, and one element of it. For what is inside of a nested attribute they would
 * look among the attributes around it, and point at one of the same name.
 */
final class SourcePath {

	private SourcePath() {
	}

	static List<Diagnostic> shorten(Block block, List<Diagnostic> diagnostics) {
		return diagnostics.stream().map((diagnostic) -> shorten(block, diagnostic)).toList();
	}

	private static Diagnostic shorten(Block block, Diagnostic diagnostic) {
		AttributePath path = diagnostic.attribute();
		if (path == null) {
			return diagnostic;
		}
		return new Diagnostic(diagnostic.severity(), diagnostic.summary(), diagnostic.detail(), shorten(block, path));
	}

	static AttributePath shorten(Block block, AttributePath path) {
		List<Step> steps = new ArrayList<>();
		Block here = block;
		boolean inAttribute = false;
		for (Step step : path) {
			if (inAttribute) {
				if (!(step instanceof AttributeName)) {
					steps.add(step);
				}
				break;
			}
			steps.add(step);
			if (step instanceof AttributeName name) {
				Optional<Block> nested = find(here, name.name());
				inAttribute = nested.isEmpty();
				here = nested.orElse(here);
			}
		}
		return new AttributePath(steps);
	}

	private static Optional<Block> find(Block block, String name) {
		return block.blocks()
			.stream()
			.filter((nested) -> nested.name().equals(name))
			.map(NestedBlock::block)
			.findFirst();
	}

}
