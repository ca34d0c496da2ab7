/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.boot.TerraformEphemeralResource;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.value.ObjectView;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Which beans become ephemeral resources, and what stops the start.
 */
class EphemeralDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void beansAreFoundByTheContractAndNamedByTheAnnotation() {
		this.contextRunner.withBean("first", LeashResource.class)
			.withBean("second", NamedResource.class)
			.run((context) -> {
				ProviderDefinition definition = context.getBean(ProviderDefinition.class);
				assertThat(definition.types(TypeKind.EPHEMERAL_RESOURCE))
					.extracting(TypeDeclaration::origin, TypeDeclaration::name)
					.containsExactlyInAnyOrder(tuple("first", "leash"), tuple("second", "access_token"));
				assertThat(context.getBean(ProviderRuntime.class).types(TypeKind.EPHEMERAL_RESOURCE))
					.containsOnlyKeys("petstore_access_token", "petstore_leash");
			});
	}

	@Test
	void providerWithoutAnyHasNothingForThem() {
		this.contextRunner
			.run((context) -> assertThat(context.getBean(ProviderRuntime.class).ephemeralResources()).isEmpty());
	}

	@Test
	void oneNameTwiceStopsTheStart() {
		this.contextRunner.withBean("first", LeashResource.class)
			.withBean("second", LeashResource.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining("The ephemeral resource type 'leash' is claimed by both 'first' and 'second'"));
	}

	@Test
	void mistakesInTheModelStopTheStart() {
		this.contextRunner.withBean(WithDefault.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("@Default has no meaning in an ephemeral resource"));
	}

	@Test
	void limitsOfWhatItDoesNotDoStopTheStart() {
		this.contextRunner.withBean(WithRead.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("limits read, but an ephemeral resource only opens, renews and closes"));
	}

	record Leash(String color, @Computed Long length) {

	}

	record Defaulted(@Default("red") String color) {

	}

	static class LeashResource implements EphemeralResource<Leash>, ConfigValidator<Leash> {

		@Override
		public Leash open(EphemeralResourceData<Leash> data) {
			return new Leash(data.config().color(), 1L);
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	@TerraformEphemeralResource("access_token")
	static class NamedResource extends LeashResource {

	}

	@Timeouts(read = "1m")
	static class WithRead extends LeashResource {

	}

	static class WithDefault implements EphemeralResource<Defaulted> {

		@Override
		public Defaulted open(EphemeralResourceData<Defaulted> data) {
			return data.config();
		}

	}

}
