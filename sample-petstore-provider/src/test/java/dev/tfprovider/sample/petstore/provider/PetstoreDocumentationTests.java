/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.nio.file.Path;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class PetstoreDocumentationTests {

	@Test
	void documentationIsCurrent(InMemoryTerraform provider) {
		assertThat(provider).hasCurrentDocumentation(Path.of("docs"));
	}

}
