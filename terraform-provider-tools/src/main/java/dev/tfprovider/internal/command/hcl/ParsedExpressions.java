/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.ArrayList;
import java.util.List;

/**
 * What the parsers of a file have found so far, and how deep they are.
 *
 * @param references references in the order of their ends
 * @param calls calls in the order of their ends
 * @param depth the levels of nesting, as the only element
 */
record ParsedExpressions(List<HclExpression.Reference> references, List<HclExpression.Call> calls, int[] depth) {

	private static final int DEEPEST = 100;

	ParsedExpressions() {
		this(new ArrayList<>(), new ArrayList<>(), new int[1]);
	}

	void enter(HclScanner scanner) {
		if (++this.depth[0] > DEEPEST) {
			throw scanner.failure("Blocks and expressions are nested more than %s levels deep.", DEEPEST);
		}
	}

	void leave() {
		this.depth[0]--;
	}

}
