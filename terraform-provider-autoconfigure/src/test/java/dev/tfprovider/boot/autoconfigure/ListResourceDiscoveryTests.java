/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.boot.development.DevelopmentReport;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectView;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Which beans become list resources, and what stops the start.
 */
class ListResourceDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void beansAreFoundByTheContractAndNamedByTheAnnotationOrTheClass() {
		this.contextRunner.withBean("leashes", LeashResource.class)
			.withBean("cages", CageResource.class)
			.withBean("bowls", BowlResource.class)
			.withBean("first", LeashListResource.class)
			.withBean("second", Cages.class)
			.run((context) -> {
				ProviderDefinition definition = context.getBean(ProviderDefinition.class);
				assertThat(definition.types(TypeKind.LIST_RESOURCE))
					.extracting("origin", "name", "query", "readingObjects")
					.containsExactlyInAnyOrder(tuple("first", "leash", Query.class, false),
							tuple("second", "cage", NoArguments.class, true),
							tuple("bowls", "food_bowl", NoArguments.class, false));
				assertThat(context.getBean(ProviderRuntime.class).types(TypeKind.LIST_RESOURCE))
					.containsOnlyKeys("petstore_leash", "petstore_cage", "petstore_food_bowl");
				DevelopmentReport report = new DevelopmentReport(definition,
						(ConfigurableListableBeanFactory) context.getAutowireCapableBeanFactory());
				assertThat(report.warnings()).noneMatch((warning) -> warning.contains("NoArguments"));
			});
	}

	@Test
	void listWithoutItsResourceStopsTheStart() {
		this.contextRunner.withBean("first", LeashListResource.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining(
						"The list resource 'first' lists objects of petstore_leash, which is no managed"));
	}

	@Test
	void twoListsOfOneResourceStopTheStart() {
		this.contextRunner.withBean("leashes", LeashResource.class)
			.withBean("first", LeashListResource.class)
			.withBean("second", LeashListResource.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("The list resource type 'leash' is claimed by both 'first' and 'second'"));
	}

	record Leash(@Id String id) {

	}

	record Query(List<String> colors) {

	}

	abstract static class Stored implements ManagedResource<Leash> {

		@Override
		public Leash create(ResourceData<Leash> data) {
			return data.plan();
		}

		@Override
		public Optional<Leash> read(ResourceData<Leash> data) {
			return Optional.empty();
		}

		@Override
		public void delete(ResourceData<Leash> data) {
		}

	}

	static class LeashResource extends Stored {

	}

	static class CageResource extends Stored {

	}

	@TerraformResource("food_bowl")
	static class BowlResource extends Stored implements ListResource<Leash, NoArguments>, ConfigValidator<Leash> {

		@Override
		public Stream<Leash> list(ListQuery<NoArguments> query) {
			return Stream.empty();
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	static class LeashListResource implements ListResource<Leash, Query>, ConfigValidator<Query> {

		@Override
		public Stream<Leash> list(ListQuery<Query> query) {
			return Stream.empty();
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	@TerraformListResource(value = "cage", readObjects = true)
	static class Cages implements ListResource<Leash, NoArguments> {

		@Override
		public Stream<Leash> list(ListQuery<NoArguments> query) {
			return Stream.empty();
		}

	}

}
