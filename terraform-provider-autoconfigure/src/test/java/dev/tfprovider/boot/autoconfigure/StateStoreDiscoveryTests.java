/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformStateStore;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.boot.development.DevelopmentReport;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;
import dev.tfprovider.value.ObjectView;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Which beans become state stores, and what stops the start.
 */
class StateStoreDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	private final ApplicationContextRunner experimental = this.contextRunner
		.withPropertyValues("terraform.provider.experimental.state-stores=true");

	@Test
	void beansAreFoundByTheContractAndNamedByTheAnnotation() {
		this.experimental.withBean("first", KennelStateStore.class)
			.withBean("second", NamedStore.class)
			.run((context) -> {
				ProviderDefinition definition = context.getBean(ProviderDefinition.class);
				assertThat(definition.types(TypeKind.STATE_STORE))
					.extracting(TypeDeclaration::origin, TypeDeclaration::name)
					.containsExactlyInAnyOrder(tuple("first", "kennel"), tuple("second", "bucket"));
				assertThat(context.getBean(ProviderRuntime.class).types(TypeKind.STATE_STORE))
					.containsOnlyKeys("petstore_kennel", "petstore_bucket");
				assertThat(report(context.getSourceApplicationContext(ConfigurableApplicationContext.class)).warnings())
					.noneMatch((warning) -> warning.contains("experimental"));
			});
	}

	@Test
	void withoutThePropertyABeanIsReportedAndNotServed() {
		this.contextRunner.withBean("first", KennelStateStore.class).run((context) -> {
			assertThat(context.getBean(ProviderDefinition.class).types(TypeKind.STATE_STORE)).isEmpty();
			assertThat(context.getBean(ProviderRuntime.class).stateStores()).isEmpty();
			assertThat(report(context.getSourceApplicationContext(ConfigurableApplicationContext.class)).warnings())
				.contains("The bean 'first' is a StateStore, which is experimental, so the provider does not serve it. "
						+ "Set terraform.provider.experimental.state-stores=true to serve it.");
		});
	}

	private static DevelopmentReport report(ConfigurableApplicationContext context) {
		return new DevelopmentReport(context.getBean(ProviderDefinition.class), context.getBeanFactory());
	}

	@Test
	void providerWithoutAnyHasNothingForThem() {
		this.experimental.run((context) -> assertThat(context.getBean(ProviderRuntime.class).stateStores()).isEmpty());
	}

	@Test
	void oneNameTwiceStopsTheStart() {
		this.experimental.withBean("first", KennelStateStore.class)
			.withBean("second", KennelStateStore.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining("The state store type 'kennel' is claimed by both 'first' and 'second'"));
	}

	@Test
	void protocol5AloneStopsTheStart() {
		this.experimental.withPropertyValues("terraform.provider.protocols=5")
			.withBean("first", KennelStateStore.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining(
						"The provider has the state store 'kennel', which cannot be served in protocol 5"));
		this.experimental.withPropertyValues("terraform.provider.protocols=5,6")
			.withBean("first", KennelStateStore.class)
			.run((context) -> assertThat(context).hasNotFailed());
	}

	@Test
	void mistakesInTheModelStopTheStart() {
		this.experimental.withBean(WithComputed.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("@Computed has no meaning in a state store"));
		this.experimental.withBean(WithProvider.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("Terraform keeps the name 'provider' in a state store to itself"));
	}

	@Test
	void limitsOfWhatItDoesNotDoStopTheStart() {
		this.experimental.withBean(WithOpen.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("limits open, but the calls of a state store with a limit are read, write, "));
	}

	record Kennel(String path) {

	}

	record Decided(@Computed Long length) {

	}

	record Reserved(String provider) {

	}

	static class NoStore<C> implements StateStore<C> {

		@Override
		public Optional<StateContent> read(StateData<C> data) {
			return Optional.empty();
		}

		@Override
		public void write(StateData<C> data, StateContent content) {
		}

		@Override
		public List<String> list(StateStoreData<C> data) {
			return List.of();
		}

		@Override
		public boolean delete(StateData<C> data) {
			return false;
		}

	}

	static class KennelStateStore extends NoStore<Kennel> implements ConfigValidator<Kennel> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	@TerraformStateStore("bucket")
	static class NamedStore extends NoStore<Kennel> {

	}

	@Timeouts(open = "1m")
	static class WithOpen extends NoStore<Kennel> {

	}

	static class WithComputed extends NoStore<Decided> {

	}

	static class WithProvider extends NoStore<Reserved> {

	}

}
