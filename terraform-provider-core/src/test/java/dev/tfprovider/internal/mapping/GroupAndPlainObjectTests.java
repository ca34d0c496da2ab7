/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.PlainObject;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class GroupAndPlainObjectTests {

	private final ModelMapping<House> house = TestValues.MAPPINGS.resource(House.class);

	private final ModelMapping<Plain> plain = TestValues.MAPPINGS.resource(Plain.class);

	@Test
	void groupIsABlockWithoutNumbers() {
		NestedBlock roof = TestValues.block(this.house, "roof");
		assertThat(roof.nesting()).isEqualTo(ObjectSchema.Nesting.GROUP);
		assertThat(roof.minItems()).isZero();
		assertThat(roof.maxItems()).isZero();
		assertThat(this.house.block().impliedType().type("roof"))
			.hasToString("object({chimney=list(object({height=number})), color=string, pitch=number})");
	}

	@Test
	void absentGroupIsARecordOfNullsAndDefaults() {
		ObjectValue config = TestValues.object(this.house);
		assertThat(config.get("roof")).hasToString("{chimney=[], color=null, pitch=null}");
		assertThat(this.house.read(config)).isEqualTo(new House(new Roof(null, 30, List.of())));
		assertThat(TestValues.validate(this.house)).isEmpty();
	}

	@Test
	void groupIsWrittenWithItsBlocks() {
		House value = new House(new Roof("red", 40, List.of(new Chimney(2))));
		assertThat(this.house.read(this.house.write(value))).isEqualTo(value);
		assertThat(this.house.writePartial(new House(null)).get("roof"))
			.hasToString("{chimney=[], color=null, pitch=null}");
	}

	@Test
	void requiredAttributeOfAnAbsentGroupIsReported() {
		ModelMapping<Strict> strict = TestValues.MAPPINGS.resource(Strict.class);
		assertThat(TestValues.only(TestValues.validate(strict)).attribute()).hasToString("chimney.height");
	}

	@Test
	void groupsOfOtherThanOneRecordAreRefused() {
		for (Class<?> model : List.of(GroupList.class, NullableGroup.class)) {
			assertThat(TestValues.refusal(model).problem()).isEqualTo("a group is one block that is never absent");
		}
		assertThat(TestValues.refusal(CountedGroup.class).problem()).isEqualTo("a single block needs no numbers");
		assertThat(TestValues.refusal(InnerGroup.class).problem()).isEqualTo("@Block is inside a nested attribute");
	}

	@Test
	void plainObjectIsOneAttribute() {
		Attribute point = TestValues.attribute(this.plain, "point");
		assertThat(point.nested()).isNull();
		assertThat(point.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(point.type()).hasToString("object({label=string, x=number, y=number})");
		assertThat(TestValues.attribute(this.plain, "grid").type())
			.isEqualTo(TerraformType.list(TerraformType.list(point.type())));
		assertThat(TestValues.attribute(this.plain, "by_name").type())
			.isEqualTo(TerraformType.map(TerraformType.set(point.type())));
	}

	@Test
	void plainObjectsAreReadAndWritten() {
		Point point = new Point(1, 2, null);
		Plain value = new Plain(point, List.of(List.of(point, new Point(3, 4, "a"))), Map.of("k", Set.of(point)), null);
		assertThat(this.plain.read(this.plain.write(value))).isEqualTo(value);
	}

	@Test
	void membersOfPlainObjectsAreValidated() {
		ObjectType type = (ObjectType) TestValues.attribute(this.plain, "point").type();
		TerraformValue half = TestValues.object(type, "x", 1);
		assertThat(TestValues.validate(this.plain, "point", half, "grid",
				TerraformValue.list(TerraformType.list(type), List.of()), "by_name",
				TerraformValue.map(TerraformType.set(type), Map.of())))
			.extracting((diagnostic) -> String.valueOf(diagnostic.attribute()))
			.containsExactly("point.y");
	}

	@Test
	void unknownMembersOfPlainObjectsAreLeftAlone() {
		ObjectType type = (ObjectType) TestValues.attribute(this.plain, "point").type();
		TerraformValue half = TestValues.object(type, "x", 1, "y", TestValues.unknown(TerraformType.NUMBER));
		assertThat(TestValues.validate(this.plain, "point", half, "grid",
				TestValues.unknown(TerraformType.list(TerraformType.list(type))), "by_name",
				TestValues.unknown(TerraformType.map(TerraformType.set(type)))))
			.isEmpty();
	}

	@Test
	void flagsInsidePlainObjectsAreRefused() {
		for (Class<?> model : List.of(PlainComputed.class, PlainDefault.class, PlainSecret.class)) {
			assertThat(TestValues.refusal(model).problem())
				.isEqualTo("a member of a plain object has no flags of its own");
		}
	}

	@Test
	void plainObjectsOfOtherThanRecordsAreRefused() {
		assertThat(TestValues.refusal(PlainText.class).problem())
			.isEqualTo("@PlainObject is for records, and collections of them");
		assertThat(TestValues.refusal(PlainBlock.class).problem())
			.isEqualTo("@PlainObject and @Block contradict each other");
	}

	record House(@Block(group = true) Roof roof) {

	}

	record Roof(@Nullable String color, @Default("30") int pitch, @Block List<Chimney> chimney) {

	}

	record Chimney(int height) {

	}

	record Strict(@Block(group = true) Chimney chimney) {

	}

	record GroupList(@Block(group = true) List<Chimney> chimneys) {

	}

	record NullableGroup(@Block(group = true) @Nullable Chimney chimney) {

	}

	record CountedGroup(@Block(group = true, min = 1) Chimney chimney) {

	}

	record InnerGroup(House house) {

	}

	record Plain(@PlainObject Point point, @PlainObject List<List<Point>> grid,
			@PlainObject Map<String, Set<Point>> byName, @PlainObject @Nullable Point other) {

	}

	record Point(int x, int y, @Nullable String label) {

	}

	record PlainComputed(@PlainObject Stamp stamp) {

	}

	record Stamp(@Computed String at) {

	}

	record PlainDefault(@PlainObject List<Sized> sized) {

	}

	record Sized(@Default("1") int size) {

	}

	record PlainSecret(@PlainObject Secret secret) {

	}

	record Secret(@Sensitive String text) {

	}

	record PlainText(@PlainObject String text) {

	}

	record PlainBlock(@PlainObject @Block Point point) {

	}

}
