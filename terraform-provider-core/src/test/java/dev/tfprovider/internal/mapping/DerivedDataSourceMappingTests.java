/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DerivedDataSourceMapping} and {@link DerivedDataSourceShape}.
 */
class DerivedDataSourceMappingTests {

	private final ModelMapping<House> mapping = new ModelMappings(List.of()).lookup(House.class);

	@Test
	void identifiersAreRequiredAndEverythingElseIsComputed() {
		assertThat(this.mapping.block().attributes())
			.extracting((attribute) -> attribute.name() + " " + attribute.mode())
			.containsExactly("street REQUIRED", "number REQUIRED", "color COMPUTED", "code COMPUTED", "owner COMPUTED",
					"rooms COMPUTED", "keys COMPUTED", "cellar COMPUTED", "doors COMPUTED", "windows COMPUTED");
		assertThat(this.mapping.block().blocks()).singleElement().satisfies((block) -> {
			assertThat(block.name()).isEqualTo("gadgets");
			assertThat(block.minItems()).isZero();
			assertThat(block.block().attributes()).extracting(Attribute::mode).containsOnly(Attribute.Mode.COMPUTED);
		});
	}

	@Test
	void nothingOfAResourceIsLeft() {
		for (Attribute attribute : this.mapping.block().attributes()) {
			assertThat(attribute.defaultValue()).as(attribute.name()).isNull();
			assertThat(attribute.planModifiers()).as(attribute.name()).isEmpty();
			assertThat(attribute.isWriteOnly()).as(attribute.name()).isFalse();
		}
		assertThat(attribute("code").isSensitive()).isTrue();
	}

	@Test
	void nestedAttributesLoseWhatIsWriteOnlyToo() {
		NestedObject rooms = attribute("rooms").nested();
		assertThat(rooms).isNotNull();
		assertThat(rooms.nesting()).isEqualTo(ObjectSchema.Nesting.MAP);
		assertThat(rooms.attributes()).extracting((inner) -> inner.name() + " " + inner.mode())
			.containsExactly("size COMPUTED");
	}

	@Test
	void blocksBecomeNestedAttributes() {
		assertThat(attribute("cellar").nested().nesting()).isEqualTo(ObjectSchema.Nesting.SINGLE);
		assertThat(attribute("doors").nested().nesting()).isEqualTo(ObjectSchema.Nesting.LIST);
		assertThat(attribute("windows").nested().nesting()).isEqualTo(ObjectSchema.Nesting.SET);
	}

	@Test
	void configurationIsReadAsAModelWithGaps() {
		House read = this.mapping.read(config("high", TerraformValue.number(7)));
		assertThat(read.street()).isEqualTo("high");
		assertThat(read.number()).isEqualTo(7);
		assertThat(read.owner()).isNull();
	}

	@Test
	void objectIsWrittenInTheShapeOfTheDataSource() {
		House house = new House("high", 7, "red", "s3cret", "Ada", Map.of("hall", new Room(3, "x")), Set.of("k"),
				new Cellar(true, "y"), List.of(new Door(2)), Set.of(new Door(1)), List.of(new Gadget("g")));
		ObjectValue written = this.mapping.write(house);
		assertThat(written).hasToString(
				"{cellar={deep=true}, code=\"s3cret\", color=\"red\", doors=[{width=2}], gadgets=[{any=\"g\"}], "
						+ "keys=set[\"k\"], number=7, owner=\"Ada\", rooms={hall={size=3}}, street=\"high\", windows=set[{width=1}]}");
	}

	@Test
	void objectWithGapsIsWritten() {
		House house = new House("high", 7, null, null, null, null, null, null, List.of(), null, List.of());
		assertThat(this.mapping.write(house).get("rooms")).isEqualTo(TerraformValue.ofNull(attribute("rooms").type()));
		assertThat(this.mapping.write(house).get("color")).isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
	}

	@Test
	void configurationIsValidatedByItsKeysOnly() {
		assertThat(problems(config("high", TerraformValue.number(7)))).isEmpty();
		assertThat(problems(config("high", TerraformValue.unknown(TerraformType.NUMBER)))).isEmpty();
		assertThat(problems(config("high", TerraformValue.ofNull(TerraformType.NUMBER))))
			.containsExactly("Missing value for \"number\"");
		assertThat(problems(config("high", new BigDecimal("7.5")))).containsExactly("Invalid value for \"number\"");
	}

	@Test
	void resultThatIsConfiguredIsRefused() {
		ObjectValue config = config("high", TerraformValue.number(7)).with("color", TerraformValue.string("red"));
		assertThat(problems(config)).containsExactly("Value for read-only \"color\"");
	}

	private List<String> problems(ObjectValue config) {
		Diagnostics diagnostics = new Diagnostics();
		this.mapping.validate(config, true, diagnostics);
		return diagnostics.asList().stream().map(Diagnostic::summary).toList();
	}

	private ObjectValue config(String street, BigDecimal number) {
		return config(street, TerraformValue.number(number));
	}

	private ObjectValue config(String street, TerraformValue number) {
		return ObjectValue.ofNulls(this.mapping.block().impliedType())
			.with(Map.of("street", TerraformValue.string(street), "number", number));
	}

	private Attribute attribute(String name) {
		return this.mapping.block()
			.attributes()
			.stream()
			.filter((attribute) -> attribute.name().equals(name))
			.findFirst()
			.orElseThrow();
	}

	record House(@Id(configured = true) String street, @Id(configured = true) int number,
			@Default("white") @Nullable String color, @Sensitive @Nullable String code,
			@RequiresReplace @Nullable String owner, @Nullable Map<String, Room> rooms, @Nullable Set<String> keys,
			@Block @Nullable Cellar cellar, @Block List<Door> doors, @Block @Nullable Set<Door> windows,
			@Block List<Gadget> gadgets) {

	}

	record Room(@Nullable Integer size, @WriteOnly @Nullable String safe) {

	}

	record Cellar(@Computed Boolean deep, @WriteOnly @Nullable String wine) {

	}

	record Door(int width) {

	}

	record Gadget(Object any) {

	}

}
