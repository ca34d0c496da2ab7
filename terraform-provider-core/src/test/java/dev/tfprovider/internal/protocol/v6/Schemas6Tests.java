/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Schemas6}.
 */
class Schemas6Tests {

	@Test
	void emptySchemaHasABlock() {
		Tfplugin6.Schema schema = new Schemas6().toProto(Schema.of(BlockSchema.of()));
		assertThat(schema.hasBlock()).isTrue();
		assertThat(schema.getVersion()).isZero();
		assertThat(schema.getBlock()).isEqualTo(Tfplugin6.Schema.Block.getDefaultInstance());
	}

	@Test
	void nestedBlockWithoutAnythingHasABlock() {
		BlockSchema root = new BlockSchema(List.of(),
				List.of(new NestedBlock("part", ObjectSchema.Nesting.LIST, BlockSchema.of(), 1, 3)),
				DescriptionText.NONE, null);
		Tfplugin6.Schema.NestedBlock nested = new Schemas6().toProto(new Schema(4, root)).getBlock().getBlockTypes(0);
		assertThat(nested.hasBlock()).isTrue();
		assertThat(nested.getTypeName()).isEqualTo("part");
		assertThat(nested.getMinItems()).isEqualTo(1);
		assertThat(nested.getMaxItems()).isEqualTo(3);
		assertThat(nested.getBlock().getVersion()).isZero();
	}

	@Test
	void versionIsThatOfTheSchema() {
		assertThat(new Schemas6().toProto(new Schema(4, BlockSchema.of())).getVersion()).isEqualTo(4);
	}

	@ParameterizedTest
	@CsvSource({ "REQUIRED, true, false, false", "OPTIONAL, false, true, false", "COMPUTED, false, false, true",
			"OPTIONAL_COMPUTED, false, true, true" })
	void modeBecomesFlags(Attribute.Mode mode, boolean required, boolean optional, boolean computed) {
		Tfplugin6.Schema.Attribute attribute = translate(Attribute.of("a", TerraformType.STRING, mode).build());
		assertThat(attribute.getRequired()).isEqualTo(required);
		assertThat(attribute.getOptional()).isEqualTo(optional);
		assertThat(attribute.getComputed()).isEqualTo(computed);
	}

	@Test
	void plainAttributeHasATypeAndNothingNested() {
		Tfplugin6.Schema.Attribute attribute = translate(
				Attribute.of("a", TerraformType.list(TerraformType.DYNAMIC), Attribute.Mode.OPTIONAL).build());
		assertThat(attribute.getType().toStringUtf8()).isEqualTo("[\"list\",\"dynamic\"]");
		assertThat(attribute.hasNestedType()).isFalse();
		assertThat(attribute.getName()).isEqualTo("a");
		assertThat(attribute.getDeprecated()).isFalse();
		assertThat(attribute.getDeprecationMessage()).isEmpty();
	}

	@ParameterizedTest
	@EnumSource(value = ObjectSchema.Nesting.class, names = "GROUP", mode = EnumSource.Mode.EXCLUDE)
	void nestedAttributeHasObjectsAndNoType(ObjectSchema.Nesting nesting) {
		NestedObject object = new NestedObject(nesting,
				List.of(Attribute.of("k", TerraformType.STRING, Attribute.Mode.REQUIRED).build()));
		Tfplugin6.Schema.Attribute attribute = translate(
				Attribute.nested("n", object, Attribute.Mode.OPTIONAL).build());
		assertThat(attribute.hasNestedType()).isTrue();
		assertThat(attribute.getType()).isEmpty();
		assertThat(attribute.getNestedType().getNesting().name()).isEqualTo(nesting.name());
		assertThat(attribute.getNestedType().getAttributesList()).extracting(Tfplugin6.Schema.Attribute::getName)
			.containsExactly("k");
	}

	@ParameterizedTest
	@EnumSource(ObjectSchema.Nesting.class)
	void nestedBlockHasItsNesting(ObjectSchema.Nesting nesting) {
		BlockSchema root = new BlockSchema(List.of(), List.of(new NestedBlock("part", nesting, BlockSchema.of(), 0, 0)),
				DescriptionText.NONE, null);
		assertThat(new Schemas6().toProto(Schema.of(root)).getBlock().getBlockTypes(0).getNesting().name())
			.isEqualTo(nesting.name());
	}

	@Test
	void attributeCarriesEverythingSaidAboutIt() {
		Tfplugin6.Schema.Attribute attribute = translate(
				Attribute.of("a", TerraformType.STRING, Attribute.Mode.OPTIONAL)
					.sensitive(true)
					.writeOnly(true)
					.description(DescriptionText.markdown("A *text*"))
					.deprecation("Use b")
					.build());
		assertThat(attribute.getSensitive()).isTrue();
		assertThat(attribute.getWriteOnly()).isTrue();
		assertThat(attribute.getDescription()).isEqualTo("A *text*");
		assertThat(attribute.getDescriptionKind()).isEqualTo(Tfplugin6.StringKind.MARKDOWN);
		assertThat(attribute.getDeprecated()).isTrue();
		assertThat(attribute.getDeprecationMessage()).isEqualTo("Use b");
	}

	@Test
	void blockCarriesEverythingSaidAboutIt() {
		BlockSchema root = new BlockSchema(List.of(), List.of(), DescriptionText.plain("A thing"),
				"Use something else");
		Tfplugin6.Schema.Block block = new Schemas6().toProto(Schema.of(root)).getBlock();
		assertThat(block.getDescription()).isEqualTo("A thing");
		assertThat(block.getDescriptionKind()).isEqualTo(Tfplugin6.StringKind.PLAIN);
		assertThat(block.getDeprecated()).isTrue();
		assertThat(block.getDeprecationMessage()).isEqualTo("Use something else");
	}

	@Test
	void attributesKeepTheirOrder() {
		BlockSchema root = BlockSchema.of(Attribute.of("b", TerraformType.STRING, Attribute.Mode.OPTIONAL).build(),
				Attribute.of("a", TerraformType.STRING, Attribute.Mode.OPTIONAL).build());
		assertThat(new Schemas6().toProto(Schema.of(root)).getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName)
			.containsExactly("b", "a");
	}

	private static Tfplugin6.Schema.Attribute translate(Attribute attribute) {
		return new Schemas6().toProto(Schema.of(BlockSchema.of(attribute))).getBlock().getAttributes(0);
	}

}
