/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SchemaTests {

	@Test
	void versionStartsAtZero() {
		assertThat(Schema.of(BlockSchema.of()).version()).isZero();
		assertThat(new Schema(3, BlockSchema.of()).version()).isEqualTo(3);
	}

	@Test
	void negativeVersionIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Schema(-1, BlockSchema.of()))
			.withMessage("'version' must not be negative");
	}

	@Test
	void descriptionIsPlainOrMarkdown() {
		assertThat(DescriptionText.plain("a").markdown()).isFalse();
		assertThat(DescriptionText.markdown("a").markdown()).isTrue();
		assertThat(DescriptionText.NONE.text()).isEmpty();
	}

}
