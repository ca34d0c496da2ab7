/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.Notation;
import dev.tfprovider.internal.runtime.operation.Pet;
import dev.tfprovider.internal.runtime.operation.PetResource;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ProviderRuntime}.
 */
class ProviderRuntimeTests {

	@Test
	void typesAreServedByFullNameInOrder() {
		ProviderRuntime runtime = runtime(ProviderDefinition.builder("my-store")
			.resource("toy", Pet.class, PetResource.returning((data) -> null))
			.resource("pet", Pet.class, PetResource.returning((data) -> null))
			.dataSource("weather", Weather.class, (data) -> data.config())
			.build());
		assertThat(runtime.resources().keySet()).containsExactly("my_store_pet", "my_store_toy");
		assertThat(runtime.resource("my_store_pet")).map(ResourceType::name).hasValue("my_store_pet");
		assertThat(runtime.resource("pet")).isEmpty();
		assertThat(runtime.dataSource("my_store_weather")).map(DataSourceType::name).hasValue("my_store_weather");
		assertThat(runtime.dataSource("my_store_pet")).isEmpty();
	}

	@Test
	void providerWithoutSettingsHasAnEmptyBlock() {
		ProviderRuntime runtime = runtime(ProviderDefinition.builder("store").build());
		assertThat(runtime.settings().schema().block().attributes()).isEmpty();
		assertThat(runtime.settings().mapping()).isEmpty();
	}

	@Test
	void resourceIsMadeWhenItIsUsed() {
		ResourceDeclaration<Pet> declaration = ResourceDeclaration
			.builder("pet", Pet.class, ManagedResource.class, () -> {
				throw new IllegalStateException("not yet");
			})
			.build();
		ProviderRuntime runtime = runtime(ProviderDefinition.builder("store").resource(declaration).build());
		assertThat(runtime.resource("store_pet")).map((type) -> type.declaration().isUpdatable()).hasValue(false);
	}

	@Test
	void modelThatCannotBecomeASchemaIsNamedWithItsType() {
		ProviderDefinition definition = ProviderDefinition.builder("store")
			.resource("odd", Odd.class, new OddResource())
			.build();
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> runtime(definition))
			.withMessageContaining("store_odd")
			.withMessageContaining("thread");
	}

	@Test
	void dataSourceModelThatCannotBecomeASchemaIsNamedWithItsType() {
		ProviderDefinition definition = ProviderDefinition.builder("store")
			.dataSource("odd", Odd.class, (data) -> data.config())
			.build();
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> runtime(definition))
			.withMessageContaining("store_odd");
	}

	@Test
	void stopCancelsWhatRuns() {
		ProviderRuntime[] runtime = new ProviderRuntime[1];
		runtime[0] = runtime(ProviderDefinition.builder("store").dataSource("weather", Weather.class, (data) -> {
			runtime[0].stop(null);
			return new Weather(data.cancelled() ? "cancelled" : "running");
		}).build());
		ReadDataSource.Response response = read(runtime[0], runtime[0].dataSource("store_weather").orElseThrow());
		assertThat(response.state()).hasToString("{city=\"cancelled\"}");
	}

	private static ReadDataSource.Response read(ProviderRuntime runtime, DataSourceType<?> type) {
		return runtime.readDataSource()
			.read(CallScope.detached(), type, (ObjectValue) Notation.parse("{city:\"Bern\"}", type.type()));
	}

	private static ProviderRuntime runtime(ProviderDefinition definition) {
		return new ProviderRuntime(definition, new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
	}

	record Weather(String city) {

	}

	record Odd(Thread thread) {

	}

	/**
	 * A resource of a model that is none.
	 */
	private static final class OddResource implements ManagedResource<Odd> {

		@Override
		public Odd create(ResourceData<Odd> data) {
			return data.plan();
		}

		@Override
		public Optional<Odd> read(ResourceData<Odd> data) {
			return Optional.empty();
		}

		@Override
		public void delete(ResourceData<Odd> data) {
		}

	}

}
