/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentationTextTests {

	@ParameterizedTest
	@CsvSource(delimiterString = "=>",
			value = { "See [help](https://example.org/x). => See [help](https://example.org/x).",
					"See [the regions](#tag/regions). => See the regions.", "![A picture](img/a.png) => A picture",
					"[a](b 'title') and [c](mailto:x@y) => a and c", "Fits [a-z](-[a-z])*. => Fits a-z*.",
					"Fits ]((-x)). => Fits ] ((-x)).", "[x](https://example.org/a b) => x", "[x](y => [x] (y" })
	void linksThatLeadNowhereBecomeText(String text, String documentation) {
		assertThat(DocumentationText.of(text)).isEqualTo(documentation);
	}

}
