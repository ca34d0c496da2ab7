/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;

import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import dev.tfprovider.test.run.RunDiagnostic.Source;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RunDiagnosticTests {

	@Test
	void ofJsonReadsEverything() {
		RunDiagnostic diagnostic = parse("""
				{"severity": "error", "summary": "Bad name", "detail": "Too long.\\nShorten it.",
				 "address": "module.m.a_pet.rex[0]",
				 "range": {"filename": "main.tf", "start": {"line": 4, "column": 3}},
				 "snippet": {"context": "resource \\"a_pet\\" \\"rex\\"", "code": "  name = \\"x\\"", "start_line": 4,
				  "highlight_start_offset": 9, "highlight_end_offset": 12}}
				""");
		assertThat(diagnostic).isEqualTo(new RunDiagnostic(Severity.ERROR, "Bad name", "Too long.\nShorten it.",
				"module.m.a_pet.rex[0]", new Source("main.tf", 4, "resource \"a_pet\" \"rex\"", "  name = \"x\"")));
		assertThat(diagnostic.attribute()).isEqualTo("name");
		assertThat(diagnostic.address()).isEqualTo("module.m.a_pet.rex[0]");
		assertThat(diagnostic).hasToString("""
				Error: Bad name
				  with module.m.a_pet.rex[0]
				  on main.tf line 4, in resource "a_pet" "rex": name = "x"
				  Too long.
				  Shorten it.""");
	}

	@Test
	void ofJsonWhenThereIsNeitherPlaceNorDetail() {
		RunDiagnostic diagnostic = parse("{\"severity\": \"warning\", \"summary\": \"Old\", \"detail\": \"\"}");
		assertThat(diagnostic).isEqualTo(new RunDiagnostic(Severity.WARNING, "Old", "", null, null));
		assertThat(diagnostic.attribute()).isNull();
		assertThat(diagnostic.address()).isNull();
		assertThat(diagnostic).hasToString("Warning: Old");
	}

	@Test
	void addressWhenOnlyTheBlockIsNamedIsDerived() {
		assertThat(at("resource \"a_pet\" \"rex\"", "x = 1").address()).isEqualTo("a_pet.rex");
		assertThat(at("data \"a_pet\" \"rex\"", "x = 1").address()).isEqualTo("data.a_pet.rex");
		assertThat(at("provider \"a\"", "x = 1").address()).isNull();
		assertThat(at(null, "x = 1").address()).isNull();
	}

	@Test
	void attributeIsTheNameTheLineAssignsTo() {
		assertThat(at(null, "  collar = {").attribute()).isEqualTo("collar");
		assertThat(at(null, "  \"quoted\" : 1").attribute()).isEqualTo("quoted");
		assertThat(at(null, "resource \"a_pet\" \"rex\" {").attribute()).isNull();
		assertThat(at(null, "  condition == 1").attribute()).isNull();
		assertThat(at(null, "").attribute()).isNull();
	}

	@Test
	void sourceWhenSnippetHasSeveralLinesTakesTheHighlightedOne() {
		RunDiagnostic diagnostic = parse("""
				{"severity": "error", "summary": "s", "detail": "",
				 "range": {"filename": "main.tf", "start": {"line": 5}},
				 "snippet": {"code": "  a = [\\n  b = 2\\n", "highlight_start_offset": 10}}
				""");
		assertThat(diagnostic.attribute()).isEqualTo("b");
	}

	@Test
	void textWithFramesIsRead() {
		assertThat(TextDiagnostics.parse("""
				a.b: Importing from ID "i"...
				╷
				│ Warning: Old attribute
				│\s
				│   with a.b,
				│   on main.tf line 3, in resource "a" "b":
				│    3:   name = "x"
				│     ├────────────────
				│     │ var.n is "bad"
				│\s
				│ Use "title"
				│ instead.
				╵
				not part of it
				╷
				│ Error: Cannot import
				│\s
				│ First paragraph
				│ wrapped.
				│\s
				│ Second.
				╵
				""")).isEqualTo(List.of(
				new RunDiagnostic(Severity.WARNING, "Old attribute", "Use \"title\" instead.", "a.b",
						new Source("main.tf", 3, "resource \"a\" \"b\"", "  name = \"x\"")),
				new RunDiagnostic(Severity.ERROR, "Cannot import", "First paragraph wrapped.\n\nSecond.", null, null)));
	}

	@Test
	void textWithoutFramesIsRead() {
		assertThat(TextDiagnostics.parse("""

				Error: First

				  on main.tf line 2:
				   2:   inputt = {

				Detail:
				  kept as it is

				Error: Second

				""")).isEqualTo(List.of(
				new RunDiagnostic(Severity.ERROR, "First", "Detail:\n  kept as it is", null,
						new Source("main.tf", 2, null, "  inputt = {")),
				new RunDiagnostic(Severity.ERROR, "Second", "", null, null)));
	}

	@Test
	void textWithoutDiagnosticsIsEmpty() {
		assertThat(TextDiagnostics.parse("Success! No Error: here\n")).isEmpty();
	}

	private static RunDiagnostic at(String context, String code) {
		return new RunDiagnostic(Severity.ERROR, "s", "", null, new Source("main.tf", 1, context, code));
	}

	private static RunDiagnostic parse(String json) {
		return RunDiagnostic.ofJson(JsonValues.parse(json));
	}

}
