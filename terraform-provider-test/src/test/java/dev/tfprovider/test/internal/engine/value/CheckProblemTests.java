/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CheckProblemTests {

	@Test
	void pathsAreWrittenAsCoreWritesThem() {
		AttributePath path = AttributePath.root("a").index(0).attribute("b").key("k\"").element();
		assertThat(CheckProblem.pathText(path)).isEqualTo(".a[0].b[\"k\\\"\"][...]");
		assertThat(CheckProblem.goText(AttributePath.root("a").index(0).key("k")))
			.isEqualTo("cty.Path{cty.GetAttrStep{Name:\"a\"}, cty.IndexStep{Key:cty.NumberIntVal(0)}, "
					+ "cty.IndexStep{Key:cty.StringVal(\"k\")}}");
	}

}
