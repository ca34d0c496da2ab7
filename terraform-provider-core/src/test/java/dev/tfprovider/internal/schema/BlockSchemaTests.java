/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class BlockSchemaTests {

	private final Attribute name = Attribute.of("name", TerraformType.STRING, Attribute.Mode.REQUIRED).build();

	private final Attribute any = Attribute.of("any", TerraformType.DYNAMIC, Attribute.Mode.OPTIONAL).build();

	@Test
	void impliedTypeHasAttributesAndBlocks() {
		BlockSchema block = new BlockSchema(List.of(this.name),
				List.of(nested("rule", ObjectSchema.Nesting.LIST, BlockSchema.of(this.name))),
				DescriptionText.plain("text"), "instead");
		assertThat(block.impliedType()).hasToString("object({name=string, rule=list(object({name=string}))})");
		assertThat(block.attributes()).containsExactly(this.name);
		assertThat(block.blocks()).extracting(NestedBlock::name).containsExactly("rule");
		assertThat(block.description().text()).isEqualTo("text");
		assertThat(block.deprecation()).isEqualTo("instead");
	}

	@Test
	void blockOfAttributesHasNothingElse() {
		BlockSchema block = BlockSchema.of(this.name, this.any);
		assertThat(block.attributes()).containsExactly(this.name, this.any);
		assertThat(block.blocks()).isEmpty();
		assertThat(block.description()).isEqualTo(DescriptionText.NONE);
		assertThat(block.deprecation()).isNull();
		assertThat(BlockSchema.of().impliedType().size()).isZero();
	}

	@Test
	void equalNamesAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> BlockSchema.of(this.name, this.name))
			.withMessage("Two attributes or blocks are named 'name'");
		assertThatIllegalArgumentException().isThrownBy(() -> new BlockSchema(List.of(this.name),
				List.of(nested("name", ObjectSchema.Nesting.SINGLE, BlockSchema.of())), DescriptionText.NONE, null));
	}

	@Test
	void listsAreCopied() {
		List<Attribute> attributes = new ArrayList<>(List.of(this.name));
		BlockSchema block = new BlockSchema(attributes, List.of(), DescriptionText.NONE, null);
		attributes.clear();
		assertThat(block.attributes()).containsExactly(this.name);
	}

	@Test
	void nestedBlockHasTheTypeOfItsNesting() {
		BlockSchema body = BlockSchema.of(this.name);
		assertThat(nested("b", ObjectSchema.Nesting.SINGLE, body).type()).hasToString("object({name=string})");
		assertThat(nested("b", ObjectSchema.Nesting.LIST, body).type()).hasToString("list(object({name=string}))");
		assertThat(nested("b", ObjectSchema.Nesting.SET, body).type()).hasToString("set(object({name=string}))");
		assertThat(nested("b", ObjectSchema.Nesting.MAP, body).type()).hasToString("map(object({name=string}))");
	}

	@Test
	void listsAndMapsOfBlocksWithDynamicTypesAreDynamic() {
		BlockSchema body = BlockSchema.of(this.any);
		assertThat(nested("b", ObjectSchema.Nesting.SINGLE, body).type()).hasToString("object({any=dynamic})");
		assertThat(nested("b", ObjectSchema.Nesting.LIST, body).type()).isEqualTo(TerraformType.DYNAMIC);
		assertThat(nested("b", ObjectSchema.Nesting.MAP, body).type()).isEqualTo(TerraformType.DYNAMIC);
		BlockSchema outer = new BlockSchema(List.of(), List.of(nested("b", ObjectSchema.Nesting.LIST, body)),
				DescriptionText.NONE, null);
		assertThat(nested("o", ObjectSchema.Nesting.LIST, outer).type()).isEqualTo(TerraformType.DYNAMIC);
	}

	private static NestedBlock nested(String name, ObjectSchema.Nesting nesting, BlockSchema block) {
		return new NestedBlock(name, nesting, block, 0, 0);
	}

}
