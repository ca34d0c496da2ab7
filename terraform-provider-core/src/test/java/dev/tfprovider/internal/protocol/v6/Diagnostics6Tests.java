/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.function.UnaryOperator;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Diagnostics6}.
 */
class Diagnostics6Tests {

	@Test
	void errorAboutTheWholeObjectHasNoPath() {
		Tfplugin6.Diagnostic diagnostic = toProto(Diagnostic.error("Summary", "Detail."));
		assertThat(diagnostic.getSeverity()).isEqualTo(Tfplugin6.Diagnostic.Severity.ERROR);
		assertThat(diagnostic.getSummary()).isEqualTo("Summary");
		assertThat(diagnostic.getDetail()).isEqualTo("Detail.");
		assertThat(diagnostic.hasAttribute()).isFalse();
	}

	@Test
	void warningIsAWarning() {
		assertThat(toProto(Diagnostic.warning("Summary", "Detail.")).getSeverity())
			.isEqualTo(Tfplugin6.Diagnostic.Severity.WARNING);
	}

	@Test
	void pathKeepsEveryKindOfStep() {
		Tfplugin6.AttributePath path = Diagnostics6
			.toProto(AttributePath.root("a").index(3).attribute("b").key("k").attribute("c"));
		assertThat(path.getStepsList()).extracting(Tfplugin6.AttributePath.Step::getSelectorCase)
			.containsExactly(Tfplugin6.AttributePath.Step.SelectorCase.ATTRIBUTE_NAME,
					Tfplugin6.AttributePath.Step.SelectorCase.ELEMENT_KEY_INT,
					Tfplugin6.AttributePath.Step.SelectorCase.ATTRIBUTE_NAME,
					Tfplugin6.AttributePath.Step.SelectorCase.ELEMENT_KEY_STRING,
					Tfplugin6.AttributePath.Step.SelectorCase.ATTRIBUTE_NAME);
		assertThat(path.getSteps(0).getAttributeName()).isEqualTo("a");
		assertThat(path.getSteps(1).getElementKeyInt()).isEqualTo(3);
		assertThat(path.getSteps(3).getElementKeyString()).isEqualTo("k");
	}

	@Test
	void pathEndsBeforeTheElementOfASet() {
		assertThat(Diagnostics6.toProto(AttributePath.root("a").element().attribute("b")).getStepsList())
			.extracting(Tfplugin6.AttributePath.Step::getAttributeName)
			.containsExactly("a");
	}

	@Test
	void pathOfTheRootIsLeftOut() {
		Tfplugin6.Diagnostic diagnostic = toProto(Diagnostic.error(AttributePath.root(), "Summary", "Detail."));
		assertThat(diagnostic.hasAttribute()).isFalse();
	}

	@Test
	void firstIndexIsKept() {
		Tfplugin6.AttributePath.Step step = Diagnostics6.toProto(AttributePath.root("a").index(0)).getSteps(1);
		assertThat(step.hasElementKeyInt()).isTrue();
		assertThat(step.getElementKeyInt()).isZero();
	}

	@Test
	void missingTextsAreEmpty() {
		List<Diagnostic> diagnostics = new DiagnosticException("Create failed", new RuntimeException().getMessage())
			.diagnostics();
		assertThat(toProto(diagnostics)).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Create failed");
			assertThat(diagnostic.getDetail()).isEmpty();
		});
	}

	@Test
	void orderIsKept() {
		assertThat(toProto(List.of(Diagnostic.warning("2", ""), Diagnostic.error("1", ""))))
			.extracting(Tfplugin6.Diagnostic::getSummary)
			.containsExactly("2", "1");
	}

	private static List<Tfplugin6.Diagnostic> toProto(List<Diagnostic> diagnostics) {
		return diagnostics.stream().map(Diagnostics6Tests::toProto).toList();
	}

	private static Tfplugin6.Diagnostic toProto(Diagnostic diagnostic) {
		return Diagnostics6.toProto(diagnostic, UnaryOperator.identity());
	}

}
