/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.protocol.v5.NestedAttributeCheck;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectView;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Mistakes in the declaration of list resources, found at start-up.
 */
class ListResourceDeclarationTests {

	private final ProviderDefinition.Builder provider = ProviderDefinition.builder("acme")
		.resource("lamp", Lamp.class, new Lamps())
		.resource("nameless", Nameless.class, new Dummy<>());

	@Test
	void providerWithoutListResourcesHasNone() {
		assertThat(runtime().listResources()).isEmpty();
	}

	@Test
	void listOfNoManagedResourceIsRefused() {
		this.provider.listResource("lantern", Lamp.class, NoArguments.class, (query) -> Stream.empty());
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(this::runtime)
			.withMessageContaining("lists objects of acme_lantern, which is no managed resource of this provider");
	}

	@Test
	void listOfAnotherModelIsRefused() {
		this.provider.listResource("lamp", Nameless.class, NoArguments.class, (query) -> Stream.empty());
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(this::runtime)
			.withMessageContaining(
					"returns " + Nameless.class.getName() + ", but acme_lamp is a " + Lamp.class.getName());
	}

	@Test
	void listOfObjectsWithoutIdentityIsRefused() {
		this.provider.listResource("nameless", Nameless.class, NoArguments.class, (query) -> Stream.empty());
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(this::runtime)
			.withMessageContaining("lists objects of acme_nameless, which have no identity");
	}

	@Test
	void twoListsOfOneNameAreRefused() {
		this.provider.listResource("lamp", Lamp.class, NoArguments.class, (query) -> Stream.empty());
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(
					() -> this.provider.listResource("lamp", Lamp.class, NoArguments.class, (query) -> Stream.empty()))
			.withMessageContaining("The list resource type 'lamp' is claimed by both");
	}

	@Test
	void computedArgumentsAreRefused() {
		this.provider.listResource("lamp", Lamp.class, Lamp.class, (query) -> Stream.empty());
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(this::runtime)
			.withMessageContaining("@Id has no meaning in the query of a list");
	}

	@Test
	void timeLimitsOfSomethingElseAreRefused() {
		this.provider.listResource("lamp", Lamp.class, NoArguments.class, new Limited());
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(this::runtime)
			.withMessageContaining("limits read, but a list resource only lists");
	}

	@Test
	void resourceMayListItsObjectsItself() {
		Both code = new Both();
		ProviderRuntime runtime = runtime(ProviderDefinition.builder("acme")
			.resource("lamp", Lamp.class, code)
			.listResource("lamp", Lamp.class, NoArguments.class, code));
		assertThat(runtime.types(TypeKind.LIST_RESOURCE).get("acme_lamp")).satisfies((type) -> {
			assertThat(type.validation()).isEmpty();
			assertThat(type.limits().declared()).containsKey("list");
		});
	}

	@Test
	void nestedAttributesCannotBeServedInProtocol5() {
		this.provider.listResource("lamp", Lamp.class, Nested.class, (query) -> Stream.empty());
		ProviderRuntime runtime = runtime();
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> NestedAttributeCheck.check(runtime))
			.withMessageContaining("The list resource acme_lamp has the nested attribute 'place'");
	}

	private ProviderRuntime runtime() {
		return runtime(this.provider);
	}

	private static ProviderRuntime runtime(ProviderDefinition.Builder provider) {
		return new ProviderRuntime(provider.build(), new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
	}

	private record Lamp(@Id String id) {

	}

	private record Nameless(@Computed String text) {

	}

	private record Nested(Place place) {

	}

	private record Place(String room) {

	}

	private static class Dummy<M> implements ManagedResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.empty();
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

	private static final class Lamps extends Dummy<Lamp> {

	}

	@Timeouts(read = "1m")
	private static final class Limited implements ListResource<Lamp, NoArguments> {

		@Override
		public Stream<Lamp> list(ListQuery<NoArguments> query) {
			return Stream.empty();
		}

	}

	@Timeouts(read = "1m", list = "2m")
	private static final class Both extends Dummy<Lamp>
			implements ListResource<Lamp, NoArguments>, ConfigValidator<Lamp> {

		@Override
		public Stream<Lamp> list(ListQuery<NoArguments> query) {
			return Stream.empty();
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

}
