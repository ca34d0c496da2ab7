/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.boot.ProviderDefinitionCustomizer;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.schema.SchemaCustomizer;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Beans that say of records what annotations would say.
 */
class SchemaCustomizerDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore")
		.withBean(PetResource.class);

	@Test
	void customizersAreCalledInOrderAfterThoseOfTheDefinition() {
		this.contextRunner.withUserConfiguration(Customizers.class)
			.run((context) -> assertThat(pet(context.getBean(ProviderRuntime.class)).attributes())
				.extracting(Attribute::name, Attribute::deprecation)
				.contains(tuple("last", "Use another.")));
	}

	@Test
	void unknownComponentStopsTheStart() {
		this.contextRunner
			.withBean("wrong", SchemaCustomizer.class,
					() -> (models) -> models.of(Pet.class).component("nmae", (name) -> name.sensitive()))
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining("'nmae'")
				.hasMessageContaining("name"));
	}

	private static BlockSchema pet(ProviderRuntime runtime) {
		return runtime.resources().values().iterator().next().schema().block();
	}

	@Configuration(proxyBeanMethods = false)
	static class Customizers {

		@Bean
		@Order(2)
		SchemaCustomizer second() {
			return (models) -> models.of(Pet.class).component("name", (name) -> name.name("last"));
		}

		@Bean
		@Order(1)
		SchemaCustomizer first() {
			return (models) -> models.of(Pet.class).component("name", (name) -> name.name("first"));
		}

		@Bean
		ProviderDefinitionCustomizer definition() {
			return (builder) -> builder.schemaCustomizer((models) -> models.of(Pet.class)
				.component("name", (name) -> name.name("zeroth").deprecated("Use another.")));
		}

	}

}
