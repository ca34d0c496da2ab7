/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SourcePathTests {

	private static final BlockSchema BLOCK = new BlockSchema(List.of(),
			List.of(new NestedBlock("rule", ObjectSchema.Nesting.LIST, BlockSchema.of(), 0, 0)), DescriptionText.NONE,
			null);

	private static final AttributePath CATEGORY = AttributePath.root("category");

	private static final AttributePath PORT = AttributePath.root("rule").index(1).attribute("port");

	@Test
	void memberOfANestedAttributeBecomesTheAttribute() {
		assertThat(SourcePath.shorten(BLOCK, CATEGORY.attribute("name"))).isEqualTo(CATEGORY);
		assertThat(SourcePath.shorten(BLOCK, PORT.attribute("range"))).isEqualTo(PORT);
	}

	@Test
	void elementOfAnAttributeIsKept() {
		assertThat(SourcePath.shorten(BLOCK, CATEGORY.index(2))).isEqualTo(CATEGORY.index(2));
		assertThat(SourcePath.shorten(BLOCK, CATEGORY.key("a").attribute("name"))).isEqualTo(CATEGORY.key("a"));
		assertThat(SourcePath.shorten(BLOCK, PORT.index(0).index(1))).isEqualTo(PORT.index(0));
	}

	@Test
	void attributesOfBlocksAreKept() {
		assertThat(SourcePath.shorten(BLOCK, PORT)).isEqualTo(PORT);
		assertThat(SourcePath.shorten(BLOCK, AttributePath.root("rule"))).isEqualTo(AttributePath.root("rule"));
		assertThat(SourcePath.shorten(BLOCK, AttributePath.root())).isEqualTo(AttributePath.root());
	}

	@Test
	void everythingElseOfADiagnosticIsKept() {
		Diagnostic about = Diagnostic.warning(CATEGORY.attribute("name"), "Summary", "Detail.");
		Diagnostic general = Diagnostic.error("Summary", "Detail.");

		assertThat(SourcePath.shorten(BLOCK, List.of(about, general)))
			.containsExactly(Diagnostic.warning(CATEGORY, "Summary", "Detail."), general);
	}

}
