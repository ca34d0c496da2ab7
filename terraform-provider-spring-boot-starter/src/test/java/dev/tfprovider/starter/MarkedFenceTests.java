/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MarkedFenceTests {

	private static final String DOCUMENT = """
			# Title

			<!-- source: src/A.java -->
			```java
			void a() {
				b();
			}
			```

			```
			plain
			```
			""";

	@Test
	void findsFencesWithSourceAndLine() {
		assertThat(MarkedFence.of(DOCUMENT)).containsExactly(
				new MarkedFence("java", "src/A.java", "void a() {\n\tb();\n}\n", 4),
				new MarkedFence("", "", "plain\n", 10));
	}

	@Test
	void isRegionWhenTheFileHasTheLinesFurtherIn() {
		assertThat(fence().isRegionOf("class A {\n\n\tvoid a() {\n\t\tb();\n\t}\n\n}\n")).isTrue();
	}

	@Test
	void isNoRegionWhenALineDiffers() {
		assertThat(fence().isRegionOf("class A {\n\n\tvoid a() {\n\t\tc();\n\t}\n\n}\n")).isFalse();
	}

	@Test
	void isNoRegionWhenIndentationWithinDiffers() {
		assertThat(fence().isRegionOf("void a() {\nb();\n}\n")).isFalse();
	}

	@Test
	void isNoRegionWhenTheFileIsShorter() {
		assertThat(fence().isRegionOf("void a() {\n")).isFalse();
	}

	private static MarkedFence fence() {
		return MarkedFence.of(DOCUMENT).get(0);
	}

}
