/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RequiredReplacementTests {

	@Test
	void onlyPathsThatChangeCount() {
		RequiredReplacement paths = judge("{req:\"a\",opt:\"o\"}", "{req:\"b\",opt:\"o\"}", "req", "opt");
		assertThat(paths.effective()).containsExactly(AttributePath.root("req"));
		assertThat(paths.missing()).isEmpty();
	}

	@Test
	void unknownAndWriteOnlyValuesCount() {
		assertThat(judge("{req:\"a\"}", "{req:?}", "req", "wo").effective()).containsExactly(AttributePath.root("req"),
				AttributePath.root("wo"));
	}

	@Test
	void elementThatAppearsCountsUnlessItIsNull() {
		assertThat(judge("{req:\"a\",nl:[]}", "{req:\"a\",nl:[{k:\"x\"}]}", "nl[0].k", "nl[0].c").effective())
			.containsExactly(AttributePath.root("nl").index(0).attribute("k"));
	}

	@Test
	void pathThatExistsNowhereIsAMistake() {
		RequiredReplacement paths = judge("{req:\"a\"}", "{req:\"b\"}", "nothing", "nl[3].k");
		assertThat(paths.missing()).hasSize(2);
		assertThat(paths.effective()).isEmpty();
	}

	private static RequiredReplacement judge(String prior, String planned, String... paths) {
		List<AttributePath> said = List.of(paths).stream().map(TemplateParser::path).toList();
		return RequiredReplacement.of(SchemaM.BLOCK, said, value(prior), value(planned));
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
