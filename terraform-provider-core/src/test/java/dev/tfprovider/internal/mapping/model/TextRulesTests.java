/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnumText;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TextRulesTests {

	private final ModelMapping<Texts> mapping = TestValues.MAPPINGS.resource(Texts.class);

	@Test
	void trimmedTextIsReadWithoutWhiteSpaceAroundIt() {
		Texts texts = read("trimmed", "  a b \n", "uri", " https://example.com ", "list",
				TestValues.strings(" x", "y "));
		assertThat(texts.trimmed()).isEqualTo("a b");
		assertThat(texts.uri()).isEqualTo(URI.create("https://example.com"));
		assertThat(texts.list()).containsExactly("x", "y");
	}

	@Test
	void whiteSpaceAroundATrimmedTextIsNotation() {
		assertThat(equality("trimmed").test(TestValues.value(" a"), TestValues.value("a\t"))).isTrue();
		assertThat(equality("trimmed").test(TestValues.value("a b"), TestValues.value("ab"))).isFalse();
		assertThat(equality("list").test(TestValues.strings("a", " b"), TestValues.strings("a", "b"))).isTrue();
		assertThat(equality("list").test(TestValues.strings("a", "b"), TestValues.strings("b", "a"))).isFalse();
		assertThat(equality("plain").test(TestValues.value(" a"), TestValues.value("a"))).isFalse();
	}

	@Test
	void caseOfACaseInsensitiveTextIsNotation() {
		assertThat(equality("free").test(TestValues.value("Rex"), TestValues.value("rEX"))).isTrue();
		assertThat(equality("free").test(TestValues.value("Rex"), TestValues.value("Rez"))).isFalse();
		assertThat(equality("free").test(TestValues.value("ß"), TestValues.value("SS"))).isTrue();
		assertThat(equality("set").test(TestValues.stringSet("A", "b"), TestValues.stringSet("a", "B"))).isTrue();
		assertThat(equality("map").test(map("x", "A"), map("x", "a"))).isTrue();
		assertThat(equality("map").test(map("x", "A"), map("X", "A"))).isFalse();
	}

	@Test
	void caseInsensitiveStringIsReadAsItIsWritten() {
		assertThat(read("free", "RexX").free()).isEqualTo("RexX");
	}

	@Test
	void bothRulesGoTogether() {
		assertThat(equality("both").test(TestValues.value(" A"), TestValues.value("a "))).isTrue();
		assertThat(read("both", " A ").both()).isEqualTo("A");
	}

	@Test
	void caseInsensitiveEnumIsReadInAnyCase() {
		assertThat(read("any_size", "LARGE").anySize()).isEqualTo(Size.LARGE);
		assertThat(read("any_size", "x-Large").anySize()).isEqualTo(Size.EXTRA_LARGE);
		assertThat(equality("any_size").test(TestValues.value("X-LARGE"), TestValues.value("x-large"))).isTrue();
		assertThat(TestValues.readFailure(this.mapping, "size", "LARGE").detail())
			.contains("must be one of \"large\", \"x-large\"");
		assertThat(read("shade", "LIGHT").shade()).isEqualTo(Shade.LIGHT);
	}

	@Test
	void enumConstantsHaveTheirTexts() {
		Texts texts = read("size", "x-large");
		assertThat(texts.size()).isEqualTo(Size.EXTRA_LARGE);
		assertThat(this.mapping.write(texts).get("size")).isEqualTo(TerraformValue.string("x-large"));
		assertThat(TestValues.attribute(this.mapping, "size").description().text())
			.isEqualTo("One of: `large`, `x-large`. Defaults to `x-large`.");
	}

	@Test
	void enumTextsAreReadInsideCollections() {
		Texts texts = read("sizes", TestValues.strings("x-large", "large"));
		assertThat(texts.sizes()).containsExactly(Size.EXTRA_LARGE, Size.LARGE);
	}

	@Test
	void rulesOnOtherThanTextsAreRefused() {
		assertThat(TestValues.refusal(TrimmedNumber.class).problem()).contains("are for texts");
		assertThat(TestValues.refusal(TrimmedRecord.class).problem()).contains("are for texts");
		assertThat(TestValues.refusal(AnyCaseUri.class).problem())
			.isEqualTo("@CaseInsensitive is on a type that decides itself what is equal");
	}

	@Test
	void enumsWithOneTextTwiceAreRefused() {
		assertThat(TestValues.refusal(Twice.class).problem())
			.isEqualTo("constants A and B both are \"same\" in Terraform");
		assertThat(TestValues.refusal(TwiceInAnyCase.class).problem())
			.isEqualTo("constants A and B both are \"X\" in Terraform");
	}

	private Texts read(Object... namesAndValues) {
		return this.mapping.read(TestValues.object(this.mapping, namesAndValues));
	}

	private SemanticEquality equality(String name) {
		return TestValues.attribute(this.mapping, name).equality();
	}

	private static TerraformValue map(String key, String text) {
		return TerraformValue.map(TerraformType.STRING, Map.of(key, TerraformValue.string(text)));
	}

	record Texts(@Nullable String plain, @Trimmed @Nullable String trimmed, @Trimmed @Nullable URI uri,
			@Trimmed @Nullable List<String> list, @CaseInsensitive @Nullable String free,
			@CaseInsensitive @Nullable Set<String> set, @CaseInsensitive @Nullable Map<String, String> map,
			@Trimmed @CaseInsensitive @Nullable String both, @CaseInsensitive @Nullable Size anySize,
			@Default("x-large") Size size, @Nullable List<Size> sizes, @Nullable Shade shade) {

	}

	enum Size {

		LARGE, @EnumText("x-large")
		EXTRA_LARGE

	}

	@CaseInsensitive
	enum Shade {

		LIGHT, DARK

	}

	record TrimmedNumber(@Trimmed int number) {

	}

	record TrimmedRecord(@Trimmed Texts texts) {

	}

	record AnyCaseUri(@CaseInsensitive URI uri) {

	}

	record Twice(Same same) {

	}

	enum Same {

		@EnumText("same")
		A, @EnumText("same")
		B

	}

	record TwiceInAnyCase(@CaseInsensitive Cased cased) {

	}

	enum Cased {

		@EnumText("x")
		A, @EnumText("X")
		B

	}

}
