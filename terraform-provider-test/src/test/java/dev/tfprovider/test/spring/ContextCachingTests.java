/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.test.Terraform;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Classes with the same settings share a context.
 */
class ContextCachingTests {

	private static final List<ApplicationContext> contexts = new ArrayList<>();

	private static void seen(ApplicationContext context) {
		contexts.add(context);
		assertThat(contexts).allMatch((other) -> other == contexts.get(0));
	}

	@Nested
	@TerraformProviderTest(application = NotesProvider.class, properties = "terraform.provider.name=cached")
	@TestMethodOrder(MethodOrderer.MethodName.class)
	class First {

		@Test
		void usesTheContext(@Autowired ApplicationContext context) {
			seen(context);
		}

		@Test
		void usesItAgain(@Autowired ApplicationContext context, Terraform terraform) {
			seen(context);
			assertThat(terraform.show()).hasResources();
		}

	}

	@Nested
	@TerraformProviderTest(application = NotesProvider.class, properties = "terraform.provider.name=cached")
	class Second {

		@Test
		void usesTheContext(@Autowired ApplicationContext context) {
			seen(context);
		}

	}

}
