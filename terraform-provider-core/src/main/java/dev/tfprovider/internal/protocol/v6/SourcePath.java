/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.Step;

/**
 * Shortens the path of a diagnostic to the steps that a host can find in a configuration:
 * blocks, an attribute, and one element of it. For what is inside of a nested attribute
 * they would look among the attributes around it, and point at one of the same name.
 */
final class SourcePath {

	private SourcePath() {
	}

	static List<Diagnostic> shorten(BlockSchema block, List<Diagnostic> diagnostics) {
		return diagnostics.stream().map((diagnostic) -> shorten(block, diagnostic)).toList();
	}

	private static Diagnostic shorten(BlockSchema block, Diagnostic diagnostic) {
		AttributePath path = diagnostic.attribute();
		if (path == null) {
			return diagnostic;
		}
		return new Diagnostic(diagnostic.severity(), diagnostic.summary(), diagnostic.detail(), shorten(block, path));
	}

	static AttributePath shorten(BlockSchema block, AttributePath path) {
		List<Step> steps = path.steps();
		for (int end = 1; end <= steps.size(); end++) {
			AttributePath start = new AttributePath(steps.subList(0, end));
			if (steps.get(end - 1) instanceof AttributeName && block.block(start).isEmpty()) {
				boolean element = end < steps.size() && !(steps.get(end) instanceof AttributeName);
				return element ? start.append(steps.get(end)) : start;
			}
		}
		return path;
	}

}
