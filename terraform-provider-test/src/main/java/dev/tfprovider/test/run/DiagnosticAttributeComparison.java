/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Compares the attributes that the diagnostics of two runs refer to. The CLI can only
 * point at attributes that the configuration has.
 */
final class DiagnosticAttributeComparison {

	private DiagnosticAttributeComparison() {
	}

	static List<String> differences(TerraformRun expected, TerraformRun actual) {
		List<String> different = new ArrayList<>();
		for (RunDiagnostic diagnostic : actual.diagnostics()) {
			String attribute = diagnostic.attribute();
			List<RunDiagnostic> counterparts = expected.diagnostics()
				.stream()
				.filter((other) -> other.summary().equals(diagnostic.summary()))
				.filter((other) -> other.source() != null || other.path() != null)
				.toList();
			if (attribute != null && !counterparts.isEmpty() && isComparable(diagnostic, attribute, expected)
					&& counterparts.stream().noneMatch((other) -> pointsAt(other, attribute))) {
				different
					.add("diagnostic points at " + attribute + ": " + diagnostic + "\n  instead of " + counterparts);
			}
		}
		return different;
	}

	private static boolean isComparable(RunDiagnostic diagnostic, String attribute, TerraformRun expected) {
		return expected instanceof EngineRun
				|| (expected.toString().contains('"' + attribute + "\" :") && !diagnostic.summary().contains(" block"));
	}

	/**
	 * Whether it points at an attribute, or inside it: then only the context of the CLI
	 * names it, perhaps with an element.
	 */
	private static boolean pointsAt(RunDiagnostic diagnostic, String attribute) {
		String context = (diagnostic.source() != null) ? diagnostic.source().context() : null;
		boolean inside = context != null && context.matches(".*\\." + Pattern.quote(attribute) + "([.\\[].*)?");
		return inside || attribute.equals(diagnostic.attribute());
	}

}
