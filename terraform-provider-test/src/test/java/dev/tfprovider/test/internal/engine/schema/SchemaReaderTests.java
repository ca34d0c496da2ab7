/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaReaderTests {

	@Test
	void flagsAndTypesAreRead() {
		SchemaBlock block = read(Schema.Block.newBuilder()
			.addAttributes(attribute("a", "[\"list\",\"number\"]").setRequired(true).setSensitive(true))
			.addAttributes(attribute("b", "\"string\"").setOptional(true).setComputed(true).setWriteOnly(true)));
		SchemaAttribute a = block.attributes().get(0);
		assertThat(a.type()).isEqualTo(TerraformType.list(TerraformType.NUMBER));
		assertThat(List.of(a.required(), a.optional(), a.computed(), a.sensitive(), a.writeOnly()))
			.containsExactly(true, false, false, true, false);
		SchemaAttribute b = block.attributes().get(1);
		assertThat(List.of(b.required(), b.optional(), b.computed(), b.sensitive(), b.writeOnly()))
			.containsExactly(false, true, true, false, true);
		assertThat(block.objectType().names()).containsExactly("a", "b");
	}

	@ParameterizedTest
	@CsvSource({ "SINGLE, object({k=string})", "LIST, list(object({k=string}))", "SET, set(object({k=string}))",
			"MAP, map(object({k=string}))" })
	void nestedAttributeHasTheTypeOfItsNesting(Schema.Object.NestingMode nesting, String type) {
		SchemaBlock block = read(Schema.Block.newBuilder()
			.addAttributes(Schema.Attribute.newBuilder()
				.setName("n")
				.setOptional(true)
				.setNestedType(Schema.Object.newBuilder()
					.setNesting(nesting)
					.addAttributes(attribute("k", "\"string\"").setOptional(true)))));
		assertThat(block.attributes().get(0).type()).hasToString(type);
		assertThat(block.emptyValue().get("n").isNull()).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "SINGLE, object({k=string}), null", "GROUP, object({k=string}), {k=null}",
			"LIST, list(object({k=string})), []", "SET, set(object({k=string})), set[]",
			"MAP, map(object({k=string})), {}" })
	void blockHasTheTypeAndTheEmptyValueOfItsNesting(Schema.NestedBlock.NestingMode nesting, String type,
			String empty) {
		SchemaBlockType block = read(nested(nesting, "\"string\"")).blocks().get(0);
		assertThat(block.type()).hasToString(type);
		assertThat(block.emptyValue()).hasToString(empty);
	}

	@ParameterizedTest
	@EnumSource(value = Schema.NestedBlock.NestingMode.class, names = { "LIST", "MAP" })
	void blockWithADynamicMemberIsDynamic(Schema.NestedBlock.NestingMode nesting) {
		assertThat(read(nested(nesting, "\"dynamic\"")).blocks().get(0).type()).isEqualTo(TerraformType.DYNAMIC);
	}

	@Test
	void singleBlockWithADynamicMemberStaysAnObject() {
		assertThat(read(nested(Schema.NestedBlock.NestingMode.SINGLE, "\"dynamic\"")).blocks().get(0).type())
			.hasToString("object({k=dynamic})");
	}

	@Test
	void optionalMembersMayBeLeftOutOfAConfigurationOnly() {
		SchemaAttribute attribute = read(Schema.Block.newBuilder()
			.addAttributes(
					attribute("o", "[\"object\",{\"x\":\"string\",\"y\":\"string\"},[\"y\"]]").setOptional(true)))
			.attributes()
			.get(0);
		assertThat(((ObjectType) attribute.configType()).optional()).containsExactly("y");
		assertThat(((ObjectType) attribute.type()).optional()).isEmpty();
	}

	@Test
	void codecOfASchemaWritesTheEmptyValue() {
		ResourceSchema schema = new ResourceSchema(0, SchemaM.BLOCK);
		TerraformValue empty = SchemaM.BLOCK.emptyValue();
		assertThat(schema.codec().read(schema.codec().write(empty))).isEqualTo(empty);
	}

	private static SchemaBlock read(Schema.Block.Builder block) {
		return SchemaReader.block(Tfplugin6.Schema.newBuilder().setBlock(block).build());
	}

	private static Schema.Block.Builder nested(Schema.NestedBlock.NestingMode nesting, String type) {
		return Schema.Block.newBuilder()
			.addBlockTypes(Schema.NestedBlock.newBuilder()
				.setTypeName("b")
				.setNesting(nesting)
				.setBlock(Schema.Block.newBuilder().addAttributes(attribute("k", type).setOptional(true))));
	}

	private static Schema.Attribute.Builder attribute(String name, String type) {
		return Schema.Attribute.newBuilder().setName(name).setType(ByteString.copyFromUtf8(type));
	}

}
