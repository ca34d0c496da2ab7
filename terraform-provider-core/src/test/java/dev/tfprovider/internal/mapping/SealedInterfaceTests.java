/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SealedInterfaceTests {

	private final ModelMapping<Build> build = TestValues.MAPPINGS.resource(Build.class);

	private final ObjectType source = TestValues.attribute(this.build, "source").nested().impliedType();

	private final ObjectType git = (ObjectType) this.source.type("git");

	private final ObjectType zip = (ObjectType) this.source.type("archive");

	@Test
	void everyCaseIsAnOptionalNestedAttribute() {
		Attribute attribute = TestValues.attribute(this.build, "source");
		assertThat(attribute.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(attribute.nested().nesting()).isEqualTo(ObjectSchema.Nesting.SINGLE);
		assertThat(attribute.nested().attributes()).extracting(Attribute::name)
			.containsExactly("archive", "empty_source", "git");
		assertThat(attribute.nested().attributes()).extracting(Attribute::mode).containsOnly(Attribute.Mode.OPTIONAL);
		assertThat(attribute.nested().attributes().get(2).description().text()).isEqualTo("A repository.");
	}

	@Test
	void casesComeBackAsTheyWere() {
		for (Source each : List.of(new Git("url", "main"), new Zip("path"), new EmptySource())) {
			Build model = new Build(each, List.of(each, new Zip("b")), each);
			assertThat(this.build.read(this.build.write(model))).isEqualTo(model);
		}
	}

	@Test
	void otherCasesAreNull() {
		ObjectValue written = (ObjectValue) this.build.write(new Build(new Zip("path"), List.of(), null)).get("source");
		assertThat(written.get("git").isNull()).isTrue();
		assertThat(written.get("archive")).isEqualTo(TestValues.object(this.zip, "path", "path"));
	}

	@Test
	void exactlyOneCaseMustBeSet() {
		Diagnostic none = TestValues
			.only(TestValues.validate(this.build, "source", TestValues.object(this.source), "list", list()));
		assertThat(none).isEqualTo(Diagnostic.error(TestValues.path("source"), "Invalid value for \"source\"",
				"Exactly one of \"archive\", \"empty_source\", \"git\" must be set, but there are 0."));
		Diagnostic two = TestValues.only(TestValues.validate(this.build, "source", TestValues.object(this.source, "git",
				TestValues.object(this.git, "url", "a"), "archive", TestValues.object(this.zip, "path", "b")), "list",
				list()));
		assertThat(two.detail()).contains("there are 2");
	}

	@Test
	void unknownCaseMayTurnOutEitherWay() {
		assertThat(TestValues.validate(this.build, "source",
				TestValues.object(this.source, "git", TestValues.unknown(this.git)), "list", list()))
			.isEmpty();
		assertThat(TestValues.validate(this.build, "source", TestValues.object(this.source, "git",
				TestValues.unknown(this.git), "archive", TestValues.object(this.zip, "path", "b")), "list", list()))
			.isEmpty();
		assertThat(TestValues.validate(this.build, "source", TestValues.unknown(this.source), "list", list()))
			.isEmpty();
	}

	@Test
	void casesAreCheckedInside() {
		Diagnostic diagnostic = TestValues.only(TestValues.validate(this.build, "source",
				TestValues.object(this.source, "git", TestValues.object(this.git)), "list", list()));
		assertThat(diagnostic.attribute()).hasToString("source.git.url");
	}

	@Test
	void readRefusesNoneAndSeveral() {
		ValueMappingException none = TestValues.readFailure(this.build, "source", TestValues.object(this.source));
		assertThat(none.path()).hasToString("source");
		assertThat(none.detail()).contains("Exactly one of").contains("there are 0");
		ValueMappingException open = TestValues.readFailure(this.build, "source",
				TestValues.object(this.source, "git", TestValues.unknown(this.git)));
		assertThat(open.summary()).isEqualTo("Unknown value for \"source\"");
	}

	@Test
	void failuresNameTheCase() {
		assertThat(TestValues
			.readFailure(this.build, "source", TestValues.object(this.source, "git", TestValues.object(this.git)))
			.path()).hasToString("source.git.url");
		assertThat(TestValues.writeFailure(this.build, new Build(new Git(null, null), List.of(), null)).path())
			.hasToString("source.git.url");
	}

	@Test
	void computedCasesAreComputedThroughout() {
		ModelMapping<Found> found = TestValues.MAPPINGS.resource(Found.class);
		assertThat(TestValues.attribute(found, "source").nested().attributes()).extracting(Attribute::mode)
			.containsOnly(Attribute.Mode.COMPUTED);
		assertThat(found.read(TestValues.object(found, "source", TestValues.unknown(this.source))).source()).isNull();
	}

	@Test
	void casesOfABlockAreBlocks() {
		ModelMapping<Blocks> blocks = TestValues.MAPPINGS.resource(Blocks.class);
		NestedBlock source = TestValues.block(blocks, "source");
		assertThat(source.block().attributes()).isEmpty();
		assertThat(source.block().blocks()).extracting(NestedBlock::name)
			.containsExactly("archive", "empty_source", "git");
		assertThat(source.block().blocks()).extracting(NestedBlock::nesting).containsOnly(ObjectSchema.Nesting.SINGLE);
		Blocks model = new Blocks(List.of(new Zip("a"), new Git("b", null)));
		assertThat(blocks.read(blocks.write(model))).isEqualTo(model);
	}

	@Test
	void sealedInterfacesInSealedInterfacesAreFlattened() {
		ModelMapping<Flat> flat = TestValues.MAPPINGS.resource(Flat.class);
		assertThat(TestValues.attribute(flat, "shape").nested().impliedType().names()).containsExactly("circle",
				"rectangle", "square");
		assertThat(flat.read(flat.write(new Flat(new Square(2))))).isEqualTo(new Flat(new Square(2)));
	}

	@Test
	void casesThatAreNoRecordsAreRefused() {
		assertThat(TestValues.refusal(Odd.class).problem()).contains("the case OddCase of OddCases is not a record");
		assertThat(TestValues.refusal(GenericOdd.class).problem()).contains("the case Generic of GenericCases");
		assertThat(TestValues.refusal(Clashing.class).problem()).contains("are both named same_name");
	}

	@Test
	void openInterfaceIsRefused() {
		assertThat(TestValues.refusal(Open.class).problem()).isEqualTo("no Terraform type for java.lang.Runnable");
	}

	@Test
	void recursiveCasesAreRefused() {
		assertThat(TestValues.refusal(Recursive.class).problem()).contains("contains itself");
	}

	private TerraformValue list() {
		return TerraformValue.list(this.source, List.of());
	}

	sealed interface Source {

	}

	@Description("A repository.")
	record Git(String url, @Nullable String branch) implements Source {

	}

	@AttributeName("archive")
	record Zip(String path) implements Source {

	}

	record EmptySource() implements Source {

	}

	record Build(Source source, List<Source> list, @Nullable Source other) {

	}

	record Found(@Computed Source source) {

	}

	record Blocks(@Block List<Source> source) {

	}

	sealed interface Shape {

	}

	record Circle(int radius) implements Shape {

	}

	sealed interface Quadrangle extends Shape {

	}

	record Square(int side) implements Quadrangle {

	}

	record Rectangle(int width, int height) implements Quadrangle {

	}

	record Flat(Shape shape) {

	}

	sealed interface OddCases {

	}

	enum OddCase implements OddCases {

		ONE

	}

	record Odd(OddCases cases) {

	}

	sealed interface GenericCases {

	}

	record Generic<T>(T value) implements GenericCases {

	}

	record GenericOdd(GenericCases cases) {

	}

	sealed interface Clash {

	}

	record SameName() implements Clash {

	}

	@AttributeName("same_name")
	record Other() implements Clash {

	}

	record Clashing(Clash clash) {

	}

	record Open(Runnable runnable) {

	}

	sealed interface Expression {

	}

	record Not(Expression inner) implements Expression {

	}

	record Recursive(Expression expression) {

	}

}
