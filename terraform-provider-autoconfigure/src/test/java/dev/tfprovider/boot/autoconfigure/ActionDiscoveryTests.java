/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.boot.TerraformAction;
import dev.tfprovider.diagnostic.Diagnostics;
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
 * Which beans become actions, and what stops the start.
 */
class ActionDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void beansAreFoundByTheContractAndNamedByTheAnnotation() {
		this.contextRunner.withBean("first", LeashAction.class).withBean("second", NamedAction.class).run((context) -> {
			ProviderDefinition definition = context.getBean(ProviderDefinition.class);
			assertThat(definition.types(TypeKind.ACTION)).extracting(TypeDeclaration::origin, TypeDeclaration::name)
				.containsExactlyInAnyOrder(tuple("first", "leash"), tuple("second", "walk"));
			assertThat(context.getBean(ProviderRuntime.class).types(TypeKind.ACTION)).containsOnlyKeys("petstore_leash",
					"petstore_walk");
		});
	}

	@Test
	void providerWithoutAnyHasNothingForThem() {
		this.contextRunner.run((context) -> assertThat(context.getBean(ProviderRuntime.class).actions()).isEmpty());
	}

	@Test
	void oneNameTwiceStopsTheStart() {
		this.contextRunner.withBean("first", LeashAction.class)
			.withBean("second", LeashAction.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining("The action type 'leash' is claimed by both 'first' and 'second'"));
	}

	@Test
	void mistakesInTheModelStopTheStart() {
		this.contextRunner.withBean(WithComputed.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("@Computed has no meaning in an action"));
	}

	@Test
	void limitsOfWhatItDoesNotDoStopTheStart() {
		this.contextRunner.withBean(WithRead.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("limits read, but an action is only invoked"));
	}

	record Leash(String color, @Default("1") Long length) {

	}

	record Decided(@Computed String color) {

	}

	static class LeashAction implements InvocableAction<Leash>, ConfigValidator<Leash> {

		@Override
		public void invoke(ActionData<Leash> data) {
			data.progress(data.config().color());
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	@TerraformAction("walk")
	static class NamedAction extends LeashAction {

	}

	@Timeouts(read = "1m")
	static class WithRead extends LeashAction {

	}

	static class WithComputed implements InvocableAction<Decided> {

		@Override
		public void invoke(ActionData<Decided> data) {
			data.progress(data.config().color());
		}

	}

}
