/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ObjectSchema#attribute(AttributePath)},
 * {@link ObjectSchema#block(AttributePath)} and
 * {@link ObjectSchema#has(ObjectSchema.Property)}.
 */
class SchemaPathTests {

	private static final Attribute TEXT = attribute("text").build();

	private static final Attribute SECRET = attribute("secret").sensitive(true).build();

	private static final BlockSchema SCHEMA = new BlockSchema(List.of(TEXT,
			Attribute.of("plain", TerraformType.list(TerraformType.map(TerraformType.STRING)), Attribute.Mode.OPTIONAL)
				.build(),
			Attribute
				.nested("nested", new NestedObject(ObjectSchema.Nesting.LIST, List.of(SECRET)), Attribute.Mode.OPTIONAL)
				.build()),
			List.of(new NestedBlock("outer", ObjectSchema.Nesting.LIST,
					new BlockSchema(List.of(TEXT),
							List.of(new NestedBlock("inner", ObjectSchema.Nesting.SET, BlockSchema.of(SECRET), 0, 0)),
							DescriptionText.NONE, null),
					0, 0)),
			DescriptionText.NONE, null);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			text                       | text   |
			plain[0]["k"]              | plain  |
			plain.x                    | plain  |
			nested                     | nested |
			nested[3]                  | nested |
			nested[3].secret           | secret |
			outer                      |        | outer
			outer[1]                   |        | outer
			outer[1].text              | text   |
			outer[1].inner[*]          |        | inner
			outer[1].inner[*].secret   | secret |
			nested[3].nosuch           |        |
			nosuch                     |        |
			nosuch.text                |        |
			outer[1].nosuch.text       |        |
			""")
	void pathLeadsToAnAttributeOrABlock(String path, String attribute, String block) {
		assertThat(SCHEMA.attribute(AttributePath.parse(path)).map(Attribute::name).orElse(null)).isEqualTo(attribute);
		assertThat(SCHEMA.block(AttributePath.parse(path)).map(NestedBlock::name).orElse(null)).isEqualTo(block);
	}

	@Test
	void rootIsNeither() {
		assertThat(SCHEMA.attribute(AttributePath.root())).isEmpty();
		assertThat(SCHEMA.block(AttributePath.root())).isEmpty();
	}

	@Test
	void schemaHasTheTraitsOfWhatIsInside() {
		assertThat(SCHEMA.has(ObjectSchema.Property.SECRET)).isTrue();
		assertThat(SCHEMA.has(ObjectSchema.Property.WRITE_ONLY)).isFalse();
		assertThat(BlockSchema.of(TEXT).has(ObjectSchema.Property.SECRET)).isFalse();
		assertThat(new NestedObject(ObjectSchema.Nesting.SET, List.of(attribute("pin").writeOnly(true).build()))
			.has(ObjectSchema.Property.WRITE_ONLY)).isTrue();
		assertThat(BlockSchema.of(attribute("pin").writeOnly(true).build()).has(ObjectSchema.Property.SECRET)).isTrue();
	}

	private static Attribute.Builder attribute(String name) {
		return Attribute.of(name, TerraformType.STRING, Attribute.Mode.OPTIONAL);
	}

}
