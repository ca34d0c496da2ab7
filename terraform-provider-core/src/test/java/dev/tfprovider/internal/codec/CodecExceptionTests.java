/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CodecException}.
 */
class CodecExceptionTests {

	@Test
	void messageWhenAtRootIsTheProblem() {
		CodecException exception = new CodecException("number is required");
		assertThat(exception).hasMessage("number is required").hasNoCause();
		assertThat(exception.path().isRoot()).isTrue();
	}

	@Test
	void atPutsStepsInFront() {
		CodecException exception = new CodecException("number is required").at(new AttributePath.AttributeName("port"))
			.at(new AttributePath.ElementIndex(0))
			.at(new AttributePath.AttributeName("rule"));
		assertThat(exception.path()).isEqualTo(AttributePath.root("rule").index(0).attribute("port"));
		assertThat(exception.problem()).isEqualTo("number is required");
		assertThat(exception).hasMessage("rule[0].port: number is required");
	}

}
