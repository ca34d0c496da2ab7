/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class IgnoreChangesTests {

	private static final SchemaBlock BLOCK = new SchemaBlock(
			List.of(SchemaM.attribute("a", TerraformType.STRING, "optional"),
					SchemaM.attribute("c", TerraformType.STRING, "computed"),
					SchemaM.attribute("m", TerraformType.map(TerraformType.STRING), "optional")),
			List.of(), false, "");

	@Test
	void newObjectIgnoresNothing() {
		TerraformValue config = value("{a:\"x\"}");
		assertThat(ignoring("a").apply(BLOCK, value("null"), config)).isEqualTo(config);
	}

	@Test
	void priorValueStandsInForAPath() {
		assertThat(ignoring("a").apply(BLOCK, value("{a:\"1\",m:{}}"), value("{a:\"2\",m:{k:\"v\"}}")))
			.isEqualTo(value("{a:\"1\",m:{k:\"v\"}}"));
	}

	@Test
	void keyOfAMapIsKeptOrStaysAway() {
		assertThat(ignoring("m[\"k\"]").apply(BLOCK, value("{m:{k:\"1\"}}"), value("{m:{k:\"2\",n:\"3\"}}")))
			.isEqualTo(value("{m:{k:\"1\",n:\"3\"}}"));
		assertThat(ignoring("m[\"k\"]").apply(BLOCK, value("{m:{x:\"1\"}}"), value("{m:{k:\"2\",x:\"3\"}}")))
			.isEqualTo(value("{m:{x:\"3\"}}"));
		assertThat(ignoring("m[\"k\"]").apply(BLOCK, value("{m:{k:\"1\"}}"), value("{m:null}")))
			.isEqualTo(value("{m:{k:\"1\"}}"));
		assertThat(ignoring("m[\"k\"]").apply(BLOCK, value("{m:{k:\"1\"}}"), value("{m:?}"))).isEqualTo(value("{m:?}"));
	}

	@Test
	void everythingButReadOnlyValuesIsKept() {
		assertThat(new IgnoreChanges(true, List.of()).apply(BLOCK, value("{a:\"1\",c:\"x\"}"), value("{a:\"2\"}")))
			.isEqualTo(value("{a:\"1\"}"));
	}

	@Test
	void pathThatLeadsNowhereIsIgnoredItself() {
		TerraformValue config = value("{a:\"2\"}");
		assertThat(new IgnoreChanges(false, List.of(AttributePath.root("z"))).apply(BLOCK, value("{a:\"1\"}"), config))
			.isEqualTo(config);
	}

	private static IgnoreChanges ignoring(String path) {
		return new IgnoreChanges(false, List.of(TemplateParser.path(path)));
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(BLOCK, text);
	}

}
