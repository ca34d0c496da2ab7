/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FlattenTests {

	private final ModelMapping<Disk> mapping = TestValues.MAPPINGS.resource(Disk.class);

	@Test
	void componentsBecomeAttributesOfTheOuterObjectInOrder() {
		assertThat(this.mapping.block().attributes()).extracting(Attribute::name)
			.containsExactly("id", "owner", "size", "key", "cipher", "pin", "label");
		assertThat(this.mapping.block().blocks()).extracting(NestedBlock::name).containsExactly("tag");
	}

	@Test
	void flagsAreKept() {
		assertThat(mode("id")).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(mode("owner")).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(mode("size")).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(TestValues.attribute(this.mapping, "size").defaultValue()).isEqualTo(TerraformValue.number(8));
		assertThat(TestValues.attribute(this.mapping, "pin").isWriteOnly()).isTrue();
		assertThat(this.mapping.identifiers()).extracting(Attribute::name).containsExactly("id");
	}

	@Test
	void requiredComponentsAreOptionalWhereTheRecordMayBeNull() {
		assertThat(mode("key")).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(mode("cipher")).isEqualTo(Attribute.Mode.OPTIONAL);
	}

	@Test
	void recordsAreReadAndWritten() {
		Disk disk = new Disk(new Common("1", new Person("Ann"), 8L),
				new Encryption("k", "aes", null, List.of(new Tag("t"))), "x");
		ObjectValue value = this.mapping.write(disk);
		assertThat(value.get("owner")).isEqualTo(TerraformValue.string("Ann"));
		assertThat(value.get("cipher")).isEqualTo(TerraformValue.string("aes"));
		assertThat(this.mapping.read(value)).isEqualTo(disk);
	}

	@Test
	void nullableRecordIsNullWhenAllOfItsAttributesAre() {
		Disk disk = new Disk(new Common("1", new Person("Ann"), 8L), null, null);
		ObjectValue value = this.mapping.write(disk);
		assertThat(value.get("key").isNull()).isTrue();
		assertThat(value.get("tag")).isEqualTo(TestValues.block(this.mapping, "tag").empty());
		assertThat(this.mapping.read(value)).isEqualTo(disk);
	}

	@Test
	void unknownComputedValueDoesNotMakeANullableRecord() {
		ModelMapping<Stamped> stamped = TestValues.MAPPINGS.resource(Stamped.class);
		ObjectValue value = TestValues.object(stamped, "at", TestValues.unknownString());
		assertThat(stamped.read(value)).isEqualTo(new Stamped(null));
		assertThat(stamped.read(TestValues.object(stamped, "by", "me", "at", TestValues.unknownString())))
			.isEqualTo(new Stamped(new Stamp("me", null)));
	}

	@Test
	void attributesThatAreRequiredComeTogether() {
		List<Diagnostic> diagnostics = TestValues.validate(this.mapping, "owner", "Ann", "key", "k");
		Diagnostic diagnostic = TestValues.only(diagnostics);
		assertThat(diagnostic.attribute()).isEqualTo(TestValues.path("cipher"));
		assertThat(diagnostic.detail()).isEqualTo("This argument is required, and must not be null.");
		assertThat(TestValues.validate(this.mapping, "owner", "Ann")).isEmpty();
		assertThat(TestValues.validate(this.mapping, "owner", "Ann", "key", "k", "cipher", TestValues.unknownString()))
			.isEmpty();
	}

	@Test
	void requiredComponentOfRequiredRecordIsReported() {
		assertThat(TestValues.only(TestValues.validate(this.mapping)).attribute()).isEqualTo(TestValues.path("owner"));
	}

	@Test
	void readingPartOfANullableRecordSaysWhatIsMissing() {
		ValueMappingException failure = TestValues.readFailure(this.mapping, "id", "1", "owner", "Ann", "key", "k");
		assertThat(failure.path()).isEqualTo(TestValues.path("cipher"));
	}

	@Test
	void worksInNestedRecords() {
		ModelMapping<Rack> rack = TestValues.MAPPINGS.resource(Rack.class);
		assertThat(rack.block().impliedType()).hasToString("object({slots=list(object({name=string, owner=string}))})");
		Rack value = new Rack(List.of(new Slot("a", new Person("Ann")), new Slot("b", new Person("Bob"))));
		assertThat(rack.read(rack.write(value))).isEqualTo(value);
	}

	@Test
	void typeArgumentsAreResolved() {
		ModelMapping<Paged> paged = TestValues.MAPPINGS.resource(Paged.class);
		assertThat(paged.block().impliedType()).hasToString("object({items=list(number), total=number})");
		Paged value = new Paged(new Page<>(List.of(1, 2), 2));
		assertThat(paged.read(paged.write(value))).isEqualTo(value);
	}

	@Test
	void visitorSeesTheRecordThatDeclaresAComponent() {
		StringBuilder seen = new StringBuilder();
		this.mapping.visitKnown(TestValues.object(this.mapping, "owner", "Ann", "label", "x"),
				(path, model, component, value) -> seen.append(path)
					.append(' ')
					.append(model.getSimpleName())
					.append('.')
					.append(component)
					.append('=')
					.append(value)
					.append(' '));
		assertThat(seen).hasToString("owner Person.owner=Ann tag Encryption.tag=[] label Disk.label=x ");
	}

	@Test
	void clashOfNamesIsRefused() {
		SchemaInferenceException refusal = TestValues.refusal(Clash.class);
		assertThat(refusal.problem())
			.isEqualTo("the components 'person.owner' and 'owner' are both named owner in Terraform");
		assertThat(refusal.chainText()).isEqualTo("Clash > owner (String)");
	}

	@Test
	void flagsOnTheComponentItselfAreRefused() {
		assertThat(TestValues.refusal(Flagged.class).problem())
			.isEqualTo("a flattened component has no flags of its own");
	}

	@Test
	void otherThanRecordsAreRefused() {
		assertThat(TestValues.refusal(NoRecord.class).problem())
			.isEqualTo("@Flatten is on something that is no record");
		assertThat(TestValues.refusal(FlatList.class).problem())
			.isEqualTo("@Flatten is on something that is no record");
	}

	@Test
	void recursionIsRefusedWithTheChain() {
		assertThat(TestValues.refusal(Loop.class).chainText()).isEqualTo("Loop > loop (Loop)");
	}

	@Test
	void identifierInsideANestedRecordIsStillRefused() {
		assertThat(TestValues.refusal(NestedId.class).problem()).isEqualTo("@Id is inside a nested record");
	}

	private Attribute.Mode mode(String name) {
		return TestValues.attribute(this.mapping, name).mode();
	}

	record Disk(@Flatten Common common, @Flatten @Nullable Encryption encryption, @Nullable String label) {

	}

	record Common(@Id String id, @Flatten Person person, @Default("8") Long size) {

	}

	record Person(String owner) {

	}

	record Encryption(String key, String cipher, @WriteOnly @Nullable String pin, @Block List<Tag> tag) {

	}

	record Tag(String name) {

	}

	record Stamped(@Flatten @Nullable Stamp stamp) {

	}

	record Stamp(@Nullable String by, @Computed @Nullable String at) {

	}

	record Rack(List<Slot> slots) {

	}

	record Slot(String name, @Flatten Person person) {

	}

	record Paged(@Flatten Page<Integer> page) {

	}

	record Page<T extends Number>(List<T> items, int total) {

	}

	record Clash(@Flatten Person person, String owner) {

	}

	record Flagged(@Flatten @AttributeName("x") @Computed Person person) {

	}

	record NoRecord(@Flatten String text) {

	}

	record FlatList(@Flatten List<Person> people) {

	}

	record Loop(@Flatten @Nullable Loop loop) {

	}

	record NestedId(List<Common> commons) {

	}

}
