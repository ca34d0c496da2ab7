/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.assertj.core.groups.Tuple;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * The model of the architecture's example, from one end to the other.
 */
class ModelMappingTests {

	private final ModelMapping<Pet> mapping = TestValues.MAPPINGS.resource(Pet.class);

	private final ObjectType collar = TestValues.attribute(this.mapping, "collar").nested().impliedType();

	@Test
	void schemaIsInferred() {
		assertThat(this.mapping.block().attributes()).extracting(Attribute::name, Attribute::mode)
			.containsExactly(tuple("id", Attribute.Mode.COMPUTED), tuple("name", Attribute.Mode.REQUIRED),
					tuple("species", Attribute.Mode.REQUIRED), tuple("status", Attribute.Mode.OPTIONAL_COMPUTED),
					tuple("tags", Attribute.Mode.OPTIONAL), tuple("collar", Attribute.Mode.OPTIONAL),
					tuple("created_at", Attribute.Mode.COMPUTED));
		assertThat(this.mapping).hasToString("ModelMapping of " + Pet.class.getName());
	}

	@Test
	void planIsReadAndTheResultWritten() {
		ObjectValue plan = TestValues.object(this.mapping, "id", TerraformValue.unknown(TerraformType.NUMBER), "name",
				"rex", "species", "dog", "status", "available", "tags", TestValues.stringSet("good"), "collar",
				TestValues.object(this.collar, "color", "red"), "created_at",
				TerraformValue.unknown(TerraformType.STRING));
		Pet planned = this.mapping.read(plan);
		assertThat(planned).isEqualTo(
				new Pet(null, "rex", Species.DOG, Status.AVAILABLE, Set.of("good"), new Collar("red", null), null));
		Pet created = new Pet(7L, planned.name(), planned.species(), planned.status(), planned.tags(), planned.collar(),
				URI.create("https://example.com"));
		ObjectValue state = this.mapping.write(created);
		assertThat(state.type()).isEqualTo(this.mapping.block().impliedType());
		assertThat(state).isEqualTo(plan
			.with(Map.of("id", TerraformValue.number(7), "created_at", TerraformValue.string("https://example.com"))));
		assertThat(this.mapping.read(state)).isEqualTo(created);
	}

	@Test
	void importIdIsParsed() {
		Attribute id = this.mapping.identifiers().get(0);
		ObjectValue imported = TestValues.object(this.mapping, "id", this.mapping.parse(id, "7"));
		assertThat(this.mapping.readPartial(imported))
			.isEqualTo(new Pet(7L, null, null, Status.AVAILABLE, null, null, null));
		assertThatIllegalArgumentException().isThrownBy(() -> this.mapping.parse(id, "rex"))
			.withMessage("must be a number");
	}

	@Test
	void objectOfAnotherShapeIsRefused() {
		ObjectValue other = TestValues.object(ObjectType.of(Map.of("id", TerraformType.NUMBER)), "id", 1);
		assertThatIllegalArgumentException().isThrownBy(() -> this.mapping.read(other))
			.withMessageContaining("object({id=number}) instead of object({collar=");
		assertThatIllegalArgumentException().isThrownBy(() -> this.mapping.validate(other, true, new Diagnostics()));
	}

	@Test
	void environmentIsForProvidersOnly() {
		ObjectValue config = TestValues.object(this.mapping, "name", "rex");
		assertThat(this.mapping.withEnvironment(config, Map.of("NAME", "max"), new Diagnostics())).isSameAs(config);
	}

	@Test
	void writtenNestedValuesHaveTheTypeOfTheSchema() {
		ModelMapping<Kennel> kennel = TestValues.MAPPINGS.resource(Kennel.class);
		ObjectValue written = kennel.write(new Kennel(List.of(), Set.of(), Map.of()));
		kennel.block()
			.attributes()
			.forEach((attribute) -> assertThat(written.get(attribute.name()).type()).isEqualTo(attribute.type()));
	}

	private static Tuple tuple(Object... values) {
		return Tuple.tuple(values);
	}

	enum Species {

		CAT, DOG

	}

	enum Status {

		AVAILABLE, SOLD

	}

	record Collar(String color, @Nullable Integer length) {

	}

	record Pet(@Id Long id, String name, @RequiresReplace Species species, @Default("available") Status status,
			@Nullable Set<String> tags, @Nullable Collar collar, @Computed URI createdAt) {

	}

	record Kennel(List<Collar> list, Set<Collar> set, Map<String, Collar> map) {

	}

}
