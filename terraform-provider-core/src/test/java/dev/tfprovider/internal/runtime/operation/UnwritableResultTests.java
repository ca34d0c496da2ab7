/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a create returned cannot be kept as a state: what of it can is kept, so that the
 * object is not lost.
 */
class UnwritableResultTests {

	static Stream<Disk> results() {
		List<Object> list = new ArrayList<>();
		list.add(list);
		Map<String, Object> map = new HashMap<>();
		map.put("me", map);
		return Stream.of(new Disk("7", "d", Double.POSITIVE_INFINITY, null, null),
				new Disk("7", "d", Double.NaN, null, null), new Disk("7", "d", null, list, null),
				new Disk("7", "d", null, map, null), new Disk("7", "d", null, Float.NEGATIVE_INFINITY, null),
				new Disk("7", "d", null, null, new Endless()));
	}

	@ParameterizedTest
	@MethodSource("results")
	void createKeepsTheRest(Disk result) {
		Response response = apply(result, "{id:?, name:\"d\", size:?, free:?, endless:?}", "null");
		assertThat(response.state()).isEqualTo(value("{id:\"7\", name:\"d\"}"));
		assertExplained(response, result);
	}

	@ParameterizedTest
	@MethodSource("results")
	void updateKeepsTheRest(Disk result) {
		Response response = apply(result, "{id:\"7\", name:\"d\", size:?, free:?, endless:?}",
				"{id:\"7\", name:\"c\"}");
		assertThat(response.state()).isEqualTo(value("{id:\"7\", name:\"d\"}"));
		assertExplained(response, result);
	}

	@ParameterizedTest
	@MethodSource("results")
	void readKeepsTheState(Disk result) {
		TerraformValue state = value("{id:\"7\", name:\"c\"}");
		ReadResource.Response response = new ReadResource(new FailureDiagnostics(List.of()),
				new RunningCalls(OperationSettings.DEFAULT), PetApply.RECORDS)
			.read(type(result), PetApply.remembered(state, new byte[0]));
		assertThat(response.state()).isEqualTo(state);
		assertThat(response.diagnostics()).singleElement().matches(Diagnostic::isError);
	}

	@Test
	void codecThatEndsInAnEndlessRecursionIsNamed() {
		Response response = apply(new Disk("7", "d", null, null, new Endless()),
				"{id:?, name:\"d\", size:?, free:?, endless:?}", "null");
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("The result is nested too deeply, or contains itself.");
	}

	private static void assertExplained(Response response, Disk result) {
		String place = (result.size() != null) ? "size" : (result.free() != null) ? "free" : "endless";
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(String.valueOf(diagnostic.attribute())).startsWith(place);
			assertThat(diagnostic.summary()).startsWith("Invalid result for \"" + place);
		});
	}

	private static Response apply(Disk result, String planned, String prior) {
		return new PetApply().applyResourceChange()
			.apply(type(result), new Request(value(prior), value(planned), value("{name:\"d\"}"), new byte[0]));
	}

	private static TerraformValue value(String text) {
		return Notation.parse(text, type(new Disk("", "", null, null, null)).type());
	}

	private static ResourceType<Disk> type(Disk result) {
		ModelMapping<Disk> mapping = new ModelMappings(List.of(new EndlessCodec())).resource(Disk.class);
		ManagedResource<Disk> resource = new PlannedModel.Planned<>() {

			@Override
			public Disk create(ResourceData<Disk> data) {
				return result;
			}

			@Override
			public Disk update(ResourceData<Disk> data) {
				return result;
			}

			@Override
			public Optional<Disk> read(ResourceData<Disk> data) {
				return Optional.of(result);
			}

		};
		return TypeFixtures.resource("acme_disk", Schema.of(mapping.block()), mapping,
				ResourceDeclaration.builder("disk", Disk.class, resource.getClass(), () -> resource).build());
	}

	record Disk(@Id String id, String name, @Computed @Nullable Double size, @Computed @Nullable Object free,
			@Computed @Nullable Endless endless) {

	}

	record Endless() {

	}

	/**
	 * Writes documents as libraries do that call themselves for what is inside.
	 */
	static class EndlessCodec implements TypeCodec<Endless> {

		@Override
		public Class<Endless> javaType() {
			return Endless.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public Endless read(TerraformValue value) {
			return new Endless();
		}

		@Override
		public TerraformValue write(Endless value) {
			return write((Consumer<Endless>) this::write, value);
		}

		private TerraformValue write(Consumer<Endless> inside, Endless value) {
			inside.accept(value);
			return TerraformValue.string("");
		}

	}

}
