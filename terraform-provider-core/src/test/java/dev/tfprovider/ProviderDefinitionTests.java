/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ObjectView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ProviderDefinition}.
 */
class ProviderDefinitionTests {

	@Test
	void buildWithNameOnlyUsesDefaults() {
		ProviderDefinition definition = ProviderDefinition.builder("petstore").build();
		assertThat(definition.name()).isEqualTo("petstore");
		assertThat(definition.address()).isEqualTo("local/petstore");
		assertThat(definition.version()).isEqualTo("0.0.0");
		assertThat(definition.settings()).isEmpty();
		assertThat(definition.resources()).isEmpty();
		assertThat(definition.types(TypeKind.DATA_SOURCE)).isEmpty();
	}

	@Test
	void buildKeepsWhatWasSaid() {
		ProviderDefinition definition = ProviderDefinition.builder("petstore")
			.address("acme/petstore")
			.version("1.2.3")
			.settings(Thing.class)
			.resource("pet", Thing.class, new ThingResource())
			.dataSource("weather", Thing.class, (data) -> data.config())
			.build();
		assertThat(definition.address()).isEqualTo("acme/petstore");
		assertThat(definition.version()).isEqualTo("1.2.3");
		assertThat(definition.settings()).hasValue(Thing.class);
		assertThat(definition.resources()).extracting(ResourceDeclaration::name).containsExactly("pet");
		assertThat(definition.resources()).extracting(ResourceDeclaration::isUpdatable).containsExactly(false);
		assertThat(definition.resources()).extracting(ResourceDeclaration::origin)
			.containsExactly(ThingResource.class.getName());
		assertThat(definition.types(TypeKind.DATA_SOURCE)).extracting(TypeDeclaration::name).containsExactly("weather");
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", "petstore", "pet-store", "s3", "a-1-b" })
	void nameMayBe(String name) {
		assertThat(ProviderDefinition.builder(name).build().name()).isEqualTo(name);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Petstore", "3s", "-a", "a-", "a--b", "pet_store", "pet store", "pét" })
	void nameMayNotBe(String name) {
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> ProviderDefinition.builder(name))
			.withMessageContaining("'" + name + "'");
	}

	@Test
	void typeNameHasThePrefixOfTheProvider() {
		assertThat(ProviderDefinition.builder("petstore").build().typeName("pet")).isEqualTo("petstore_pet");
		assertThat(ProviderDefinition.builder("pet-store").build().typeName("pet")).isEqualTo("pet_store_pet");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Pet", "1pet", "pet-toy", "_pet", "pet.toy" })
	void resourceWithIllegalNameIsRefused(String name) {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> ProviderDefinition.builder("store").resource(name, Thing.class, new ThingResource()))
			.withMessageContaining("resource name '" + name + "'")
			.withMessageContaining(ThingResource.class.getName());
	}

	@Test
	void resourceDeclaredTwiceIsRefusedNamingBoth() {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("store").resource(declaration("first"));
		ResourceDeclaration<Thing> second = declaration("second");
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> builder.resource(second))
			.withMessageContaining("'pet'")
			.withMessageContaining("'first'")
			.withMessageContaining("'second'");
	}

	@Test
	void dataSourceDeclaredTwiceIsRefusedNamingBoth() {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("store")
			.type(TypeKind.DATA_SOURCE, dataSource("first"));
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> builder.type(TypeKind.DATA_SOURCE, dataSource("second")))
			.withMessageContaining("data source type 'pet'")
			.withMessageContaining("'first'")
			.withMessageContaining("'second'");
	}

	@Test
	void typeOfAnotherKindIsRefused() {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("store");
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> builder.type(TypeKind.ACTION, dataSource("petReader")))
			.withMessageContaining("The action 'pet' of 'petReader' does not implement InvocableAction");
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> builder.type(TypeKind.RESOURCE,
					TypeDeclaration.of("pet", Thing.class, ThingResource.class, ThingResource::new, "petResource")))
			.withMessageContaining("Declare it by ResourceDeclaration.builder");
	}

	@Test
	void dataSourceIsNamedByItsImplementationUnlessTold() {
		DataSourceReader<Thing> reader = (data) -> data.config();
		assertThat(ProviderDefinition.builder("store")
			.dataSource("pet", Thing.class, reader)
			.build()
			.types(TypeKind.DATA_SOURCE)).singleElement().hasToString("pet of " + reader.getClass().getName());
		assertThat(dataSource("petReader")).hasToString("pet of petReader");
	}

	@Test
	void readerIsAskedForEachTime() {
		AtomicInteger asked = new AtomicInteger();
		TypeDeclaration<Thing, ValidatingReader> declaration = TypeDeclaration.of("pet", Thing.class,
				ValidatingReader.class, () -> {
					asked.incrementAndGet();
					return new ValidatingReader();
				}, "pet");
		Supplier<?> validator = declaration.ability(ConfigValidator.class).orElseThrow();
		assertThat(asked).hasValue(0);
		assertThat(validator.get()).isInstanceOf(ValidatingReader.class);
		assertThat(declaration.code()).isInstanceOf(ValidatingReader.class);
		assertThat(asked).hasValue(2);
		assertThat(dataSource("pet").ability(ConfigValidator.class)).isEmpty();
	}

	@Test
	void resourceAndDataSourceMayShareAName() {
		ProviderDefinition definition = ProviderDefinition.builder("store")
			.resource("pet", Thing.class, new ThingResource())
			.dataSource("pet", Thing.class, (data) -> data.config())
			.build();
		assertThat(definition.resources()).hasSize(1);
		assertThat(definition.types(TypeKind.DATA_SOURCE)).hasSize(1);
	}

	@Test
	void definitionDoesNotChangeWithItsBuilder() {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("store");
		ProviderDefinition definition = builder.build();
		builder.resource("pet", Thing.class, new ThingResource());
		assertThat(definition.resources()).isEmpty();
	}

	@Test
	void resourceIsUpdatableIfItsClassImplementsThat() {
		assertThat(declaration("pet").isUpdatable()).isFalse();
		assertThat(ResourceDeclaration.builder("pet", Thing.class, UpdatableResource.class, ThingResource::new).build())
			.extracting(ResourceDeclaration::isUpdatable)
			.isEqualTo(true);
	}

	private static ResourceDeclaration<Thing> declaration(String origin) {
		return ResourceDeclaration.builder("pet", Thing.class, ThingResource.class, ThingResource::new)
			.origin(origin)
			.build();
	}

	private static TypeDeclaration<Thing, DataSourceReader<Thing>> dataSource(String origin) {
		return TypeDeclaration.of("pet", Thing.class, DataSourceReader.class, () -> (data) -> data.config(), origin);
	}

	record Thing(String name) {

	}

	/**
	 * A resource that nothing is done with.
	 */
	private static final class ThingResource implements ManagedResource<Thing> {

		@Override
		public Thing create(ResourceData<Thing> data) {
			return data.plan();
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			return Optional.empty();
		}

		@Override
		public void delete(ResourceData<Thing> data) {
		}

	}

	static final class ValidatingReader implements DataSourceReader<Thing>, ConfigValidator<Thing> {

		@Override
		public Thing read(DataSourceData<Thing> data) {
			return data.config();
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

}
