/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;

import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.AttributeMode;
import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.Description;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueText}.
 */
class ValueTextTests {

	private static final Attribute PLAIN = text("a").build();

	private static final Attribute SECRET = text("s").sensitive(true).build();

	@Test
	void ofPlainValueIsItsNotation() {
		assertThat(ValueText.of(TerraformValue.string("x"))).isEqualTo("\"x\"");
		assertThat(ValueText.of(TerraformValue.number(1))).isEqualTo("1");
		assertThat(ValueText.of(TerraformValue.ofNull(TerraformType.BOOL))).isEqualTo("null");
		assertThat(ValueText.of(TerraformValue.unknown(TerraformType.BOOL))).isEqualTo("unknown");
	}

	@Test
	void ofSensitiveAttributeOnlyTellsNullAndUnknown() {
		assertThat(ValueText.of(SECRET, TerraformValue.string("hidden"))).isEqualTo("a sensitive value");
		assertThat(ValueText.of(SECRET, TerraformValue.ofNull(TerraformType.STRING))).isEqualTo("null");
		assertThat(ValueText.of(SECRET, TerraformValue.unknown(TerraformType.STRING))).isEqualTo("unknown");
	}

	@Test
	void ofPlainAttributeIsItsNotation() {
		assertThat(ValueText.of(PLAIN, TerraformValue.string("x"))).isEqualTo("\"x\"");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			SINGLE | {a:"x",s:"hidden"}            | {a="x", s=(a sensitive value)}
			SINGLE | {a:?,s:null}                  | {a=unknown, s=null}
			LIST   | [{a:"x",s:"hidden"},{s:?}]    | [{a="x", s=(a sensitive value)}, {a=null, s=unknown}]
			LIST   | [?,null]                      | [unknown, null]
			SET    | set[{a:"x",s:"hidden"}]       | set[{a="x", s=(a sensitive value)}]
			MAP    | {k:{a:"x",s:"hidden"}}        | {k={a="x", s=(a sensitive value)}}
			LIST   | []                            | []
			LIST   | null                          | null
			SET    | ?                             | unknown
			""")
	void ofObjectsMasksSensitiveMembers(Nesting nesting, String value, String expected) {
		NestedObject object = new NestedObject(nesting, List.of(PLAIN, SECRET));
		TerraformValue parsed = Notation.parse(value, object.type());
		assertThat(ValueText.of(object, nesting, parsed)).isEqualTo(expected);
		assertThat(ValueText.of(Attribute.nested("n", object, AttributeMode.OPTIONAL).build(), parsed))
			.isEqualTo(expected);
	}

	@Test
	void ofSensitiveNestedAttributeShowsNothing() {
		NestedObject object = new NestedObject(Nesting.SINGLE, List.of(PLAIN));
		Attribute attribute = Attribute.nested("n", object, AttributeMode.OPTIONAL).sensitive(true).build();
		assertThat(ValueText.of(attribute, Notation.parse("{a:\"hidden\"}", object.type())))
			.isEqualTo("a sensitive value");
	}

	@Test
	void ofBlocksMasksSensitiveMembersAtAnyDepth() {
		Block inner = Block.of(PLAIN, SECRET);
		Block outer = new Block(List.of(PLAIN), List.of(new NestedBlock("b", Nesting.LIST, inner, 0, 0)),
				Description.NONE, null);
		TerraformValue value = Notation.parse("{a:\"x\",b:[{a:\"y\",s:\"hidden\"}]}", outer.impliedType());
		assertThat(ValueText.of(outer, Nesting.SINGLE, value))
			.isEqualTo("{a=\"x\", b=[{a=\"y\", s=(a sensitive value)}]}");
	}

	@Test
	void ofMapOfBlocksWithDynamicTypesIsReadAsAMap() {
		Block body = Block.of(Attribute.of("d", TerraformType.DYNAMIC, AttributeMode.OPTIONAL).build());
		TerraformValue element = TerraformValue.object(body.impliedType(), Map.of("d", TerraformValue.string("x")));
		TerraformValue map = TerraformValue.object(ObjectType.of(Map.of("k", body.impliedType())),
				Map.of("k", element));
		assertThat(ValueText.of(body, Nesting.MAP, map)).isEqualTo("{k={d=\"x\"}}");
	}

	@Test
	void ofLongValueIsShortened() {
		assertThat(ValueText.of(TerraformValue.string("x".repeat(300)))).hasSize(201).endsWith("x…");
		assertThat(ValueText.of(TerraformValue.string("x".repeat(198)))).hasSize(200).endsWith("x\"");
	}

	private static Attribute.Builder text(String name) {
		return Attribute.of(name, TerraformType.STRING, AttributeMode.OPTIONAL);
	}

}
