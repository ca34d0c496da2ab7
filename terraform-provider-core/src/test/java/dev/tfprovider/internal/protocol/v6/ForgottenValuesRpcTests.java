/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a method leaves null although its model promises a value.
 */
@SuppressWarnings("NullAway")
class ForgottenValuesRpcTests {

	private static final String TYPE = "acme_mug";

	private static final String PLANNED = "{\"name\":\"x\",\"handle\":[{\"side\":\"left\"}]}";

	private static final Mug COMPLETE = new Mug("m1", "x", "blue", "new", null, Optional.empty(), Value.ofNull(),
			List.of(new Mark("a")), List.of(new Handle("left", 3L)), null);

	private final Mugs code = new Mugs();

	private Served served = served(OperationSettings.DEFAULT.withFailureOnForgottenValues());

	private Served served(OperationSettings operations) {
		return new Served(ProviderDefinition.builder("acme")
			.resource("mug", Mug.class, this.code)
			.dataSource("found", Found.class, (data) -> new Found(data.config().name(), null))
			.build(), operations);
	}

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void whatMayBeNullIsFine() {
		this.code.returned = COMPLETE;
		assertThat(create()).isEmpty();
	}

	@Test
	void forgottenValueIsAnErrorWithAttributeAndRemedy() {
		this.code.returned = new Mug("m1", "x", null, "new", null, Optional.empty(), Value.ofNull(), List.of(),
				COMPLETE.handle(), null);
		assertThat(create()).containsExactly("glaze: Provider left out a value: The create method of acme_mug returned "
				+ "null for \"glaze\", but component 'glaze' of " + Mug.class.getName() + " is computed and not "
				+ "@Nullable. Return its value, or make it @Nullable if there may be none, and its @Computed, if it has "
				+ "one, @Computed(readOnly = true). This is a mistake in the provider, not in the configuration; please report it to its developers.");
	}

	@Test
	void valuesInsideAreFoundToo() {
		this.code.returned = new Mug("m1", "x", "blue", "new", null, Optional.empty(), Value.ofNull(),
				Arrays.asList(new Mark("a"), new Mark(null)), List.of(new Handle("left", null)), null);
		assertThat(create()).satisfiesExactly(
				(first) -> assertThat(first).contains("returned null for \"marks[1].text\""),
				(second) -> assertThat(second).startsWith("handle[0].strength: Provider left out a value"));
	}

	@Test
	void stateIsKeptBesideTheError() {
		this.code.returned = new Mug("m1", "x", null, "new", null, Optional.empty(), Value.ofNull(), List.of(),
				COMPLETE.handle(), null);
		assertThat(this.served.text(TYPE, apply("null", PLANNED).getNewState())).contains("id=\"m1\"");
	}

	@Test
	void whatWasPlannedAsNullRemainsSo() {
		this.code.returned = new Mug("m1", "y", "blue", null, null, Optional.empty(), Value.ofNull(), List.of(),
				COMPLETE.handle(), null);
		assertThat(errors(this.served.client()
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName(TYPE)
				.setPriorState(this.served.value(TYPE, "{\"id\":\"m1\",\"name\":\"x\",\"handle\":[]}"))
				.setConfig(this.served.value(TYPE, "{\"name\":\"y\",\"handle\":[]}"))
				.setPlannedState(this.served.plannedValue(TYPE, "{\"id\":\"m1\",\"name\":\"y\",\"handle\":[]}", "glaze",
						"marks", "note", "maybe", "open"))
				.build())))
			.noneMatch((error) -> error.contains("left out"));
	}

	@Test
	void whereNobodyCanMendItItIsNoError() {
		this.served.close();
		this.served = served(OperationSettings.DEFAULT);
		this.code.returned = new Mug("m1", "x", null, "new", null, Optional.empty(), Value.ofNull(), List.of(),
				COMPLETE.handle(), null);
		assertThat(create()).isEmpty();
	}

	@Test
	void dataSourceIsCheckedAsWell() {
		Tfplugin6.ReadDataSource.Response response = this.served.client()
			.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
				.setTypeName("acme_found")
				.setConfig(Served.value(this.served.runtime().dataSource("acme_found").orElseThrow().type(),
						"{\"name\":\"x\"}"))
				.build());
		assertThat(response.getDiagnosticsList()).singleElement()
			.satisfies((error) -> assertThat(error.getDetail())
				.startsWith("The read method of acme_found returned null for \"size\""));
	}

	private List<String> create() {
		return errors(apply("null", PLANNED));
	}

	private Tfplugin6.ApplyResourceChange.Response apply(String prior, String planned) {
		return this.served.client()
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName(TYPE)
				.setPriorState(this.served.value(TYPE, prior))
				.setConfig(this.served.value(TYPE, planned))
				.setPlannedState(planned())
				.build());
	}

	private Tfplugin6.DynamicValue planned() {
		ValueCodec codec = ValueCodec.of(this.served.runtime().resource(TYPE).orElseThrow().type());
		ObjectValue object = (ObjectValue) Values6.read(codec, this.served.plannedValue(TYPE, PLANNED, "id", "glaze",
				"state", "note", "maybe", "open", "marks", "weight"));
		ObjectValue handle = (ObjectValue) ((ListValue) object.get("handle")).elements().get(0);
		return Values6.write(codec, object.with("handle", TerraformValue.list(handle.type(),
				List.of(handle.with("strength", TerraformValue.unknown(TerraformType.NUMBER))))));
	}

	private static List<String> errors(Tfplugin6.ApplyResourceChange.Response response) {
		return response.getDiagnosticsList()
			.stream()
			.map((error) -> Diagnostics6.path(error.getAttribute()) + ": " + error.getSummary() + ": "
					+ error.getDetail())
			.toList();
	}

	record Mug(@Id String id, String name, @Computed String glaze, @Computed @UseStateForUnknown String state,
			@Computed(readOnly = true) @Nullable String note, @Computed(readOnly = true) Optional<String> maybe,
			@Computed(readOnly = true) Value<String> open, @Computed List<Mark> marks, @Block List<Handle> handle,
			@Flatten @Nullable Box box) {

	}

	record Mark(String text) {

	}

	record Handle(String side, @Computed Long strength) {

	}

	record Box(String color, @Computed Long weight) {

	}

	record Found(String name, @Computed Long size) {

	}

	private static final class Mugs implements UpdatableResource<Mug> {

		private Mug returned = COMPLETE;

		@Override
		public Mug create(ResourceData<Mug> data) {
			return this.returned;
		}

		@Override
		public Optional<Mug> read(ResourceData<Mug> data) {
			return Optional.of(this.returned);
		}

		@Override
		public Mug update(ResourceData<Mug> data) {
			return this.returned;
		}

		@Override
		public void delete(ResourceData<Mug> data) {
		}

	}

}
