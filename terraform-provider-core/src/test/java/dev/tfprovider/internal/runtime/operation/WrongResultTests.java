/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A wrong value at every place of a rich model, returned by create, update and read: each
 * is explained on its attribute before Terraform sees it.
 */
class WrongResultTests {

	private static final TerraformValue FULL = Pet.value("{id:1, name:\"Rex\", status:\"sold\", tags:[\"a\",\"b\"], "
			+ "toys:set[{name:\"ball\",code:\"1\"},{name:\"bone\",code:\"2\"}], labels:{x:\"1\",y:\"2\"}, "
			+ "collar:{color:\"red\",engraving:\"hush1\"}, secret:\"hush2\", born:\"2026-01-01T00:00:00Z\", "
			+ "created:\"2026-01-02T00:00:00Z\", nickname:\"R\", visits:[{reason:\"flu\",number:1}]}");

	private static final TerraformValue OLD = ((ObjectValue) FULL).with("name", TerraformValue.string("Old"));

	@Test
	void everyPlaceIsTried() {
		assertThat(wrongResults().map(Wrong::root).distinct()).containsExactlyInAnyOrder("id", "name", "status", "tags",
				"toys", "labels", "collar", "secret", "born", "created", "nickname", "visits");
		assertThat(wrongResults()).hasSizeGreaterThan(40);
	}

	@ParameterizedTest
	@MethodSource("wrongResults")
	void createExplains(Wrong wrong) {
		assertExplained(wrong, apply(wrong, Pet.value("null")));
	}

	@ParameterizedTest
	@MethodSource("wrongResults")
	void updateExplains(Wrong wrong) {
		assertExplained(wrong, apply(wrong, OLD));
	}

	@ParameterizedTest
	@MethodSource("missingResults")
	void readReportsWhatIsGone(Wrong wrong) {
		ReadResource read = new ReadResource(new FailureDiagnostics(List.of()),
				new RunningCalls(OperationSettings.DEFAULT), PetApply.RECORDS);
		ReadResource.Response response = read.read(Pet.type(new Answer(wrong.value())),
				PetApply.remembered(FULL, new byte[0]));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).isEqualTo(wrong.value());
	}

	private static void assertExplained(Wrong wrong, List<Diagnostic> diagnostics) {
		assertThat(diagnostics).isNotEmpty().allSatisfy((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(String.valueOf(diagnostic.attribute())).startsWith(wrong.root());
			assertThat(diagnostic.summary() + diagnostic.detail()).contains(wrong.root())
				.contains("in the provider")
				.contains("report it to its developers")
				.doesNotContain("hush");
		});
	}

	private static List<Diagnostic> apply(Wrong wrong, TerraformValue prior) {
		return new PetApply().applyResourceChange()
			.apply(Pet.type(new Answer(wrong.value())), new Request(prior, FULL, config(), new byte[0]))
			.diagnostics();
	}

	private static ObjectValue config() {
		ObjectValue config = (ObjectValue) FULL;
		for (String computed : List.of("id", "created", "nickname")) {
			config = config.with(computed, TerraformValue.ofNull(config.get(computed).type()));
		}
		return config;
	}

	static Stream<Wrong> wrongResults() {
		return wrong(Pet.MAPPING.block(), (ObjectValue) FULL).stream();
	}

	/**
	 * Return results without something that must be there.
	 */
	static Stream<Wrong> missingResults() {
		ObjectValue full = (ObjectValue) FULL;
		return Pet.MAPPING.block()
			.attributes()
			.stream()
			.filter((attribute) -> attribute.mode().isRequired())
			.map(Attribute::name)
			.map((name) -> new Wrong(name, full.with(name, TerraformValue.ofNull(full.get(name).type()))));
	}

	private static List<Wrong> wrong(ObjectSchema schema, ObjectValue object) {
		List<Wrong> all = new ArrayList<>();
		for (Attribute attribute : schema.attributes()) {
			if (attribute.isWriteOnly()) {
				continue;
			}
			TerraformValue value = object.get(attribute.name());
			others(attribute.nested(), value)
				.forEach((other) -> all.add(new Wrong(attribute.name(), object.with(attribute.name(), other))));
			if (!attribute.mode().isRequired()) {
				all.add(new Wrong(attribute.name(),
						object.with(attribute.name(), TerraformValue.ofNull(value.type()))));
			}
		}
		schema.blocks()
			.forEach((block) -> others(block.block(), object.get(block.name()))
				.forEach((other) -> all.add(new Wrong(block.name(), object.with(block.name(), other)))));
		return all;
	}

	private static List<TerraformValue> others(ObjectSchema nested, TerraformValue value) {
		if (value instanceof ObjectValue object && nested != null) {
			return wrong(nested, object).stream().map(Wrong::value).toList();
		}
		List<TerraformValue> others = new ArrayList<>();
		if (value instanceof ListValue || value instanceof SetValue) {
			List<TerraformValue> elements = value.sequence();
			others.add(sequence(value, List.of()));
			others.add(sequence(value, elements.subList(0, elements.size() - 1)));
			for (int i = 0; i < elements.size(); i++) {
				for (TerraformValue other : others(nested, elements.get(i))) {
					List<TerraformValue> copy = new ArrayList<>(elements);
					copy.set(i, other);
					others.add(sequence(value, copy));
				}
			}
			return others;
		}
		if (value instanceof MapValue map) {
			others.add(new MapValue(map.element(), Map.of()));
			map.elements().forEach((key, element) -> others(nested, element).forEach((other) -> {
				Map<String, TerraformValue> copy = new LinkedHashMap<>(map.elements());
				copy.put(key, other);
				others.add(new MapValue(map.element(), copy));
				copy.remove(key);
				copy.put("new", element);
				others.add(new MapValue(map.element(), copy));
			}));
			return others;
		}
		return leaves(value);
	}

	private static List<TerraformValue> leaves(TerraformValue value) {
		if (value instanceof StringValue string) {
			return string.text().contains("T00:00") ? List.of(TerraformValue.string("2030-01-01T00:00:00Z"))
					: List.of(TerraformValue.string(string.text() + "!"), TerraformValue.string(""),
							TerraformValue.string(" " + string.text()));
		}
		if (value instanceof NumberValue) {
			return List.of(TerraformValue.number(77));
		}
		return (value instanceof BoolValue bool) ? List.of(TerraformValue.bool(!bool.equals(TerraformValue.bool(true))))
				: List.of();
	}

	private static TerraformValue sequence(TerraformValue like, List<TerraformValue> elements) {
		return (like instanceof ListValue list) ? new ListValue(list.element(), elements)
				: new SetValue(((SetValue) like).element(), elements);
	}

	/**
	 * A result that is wrong at one place.
	 *
	 * @param root the attribute of the root object it is in
	 * @param value the result
	 */
	record Wrong(String root, TerraformValue value) {

	}

	/**
	 * Answers everything with one object.
	 *
	 * @param value the object
	 */
	record Answer(TerraformValue value) implements UpdatableResource<Pet> {

		private Pet pet() {
			return Pet.MAPPING.readPartial((ObjectValue) this.value);
		}

		@Override
		public Pet create(ResourceData<Pet> data) {
			return pet();
		}

		@Override
		public Optional<Pet> read(ResourceData<Pet> data) {
			return Optional.of(pet());
		}

		@Override
		public Pet update(ResourceData<Pet> data) {
			return pet();
		}

		@Override
		public void delete(ResourceData<Pet> data) {
		}

	}

}
