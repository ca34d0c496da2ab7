/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ExpressionParserTests {

	@ParameterizedTest
	@ValueSource(strings = { "p_pet.a", "p_pet.a.tags[0].name", "data.p_pet.a[\"x\"].id", "p_pet.a[each.key].id",
			"p_pet.a[count.index].tags[0]", "p_pet.a[*].id", "var.x.y", "toset([\"a\", \"b\"])", "[1, true, null]",
			"\"of $${x}\"", "-1.5" })
	void writtenExpressionReadsTheSame(String text) {
		assertThat(ExpressionText.of(ExpressionParser.parse(text))).isEqualTo(text);
	}

	@Test
	void literalIndexIsPartOfTheReference() {
		assertThat(ExpressionParser.parse("p_pet.a[1].id"))
			.isEqualTo(new Expression.Reference("p_pet.a", AttributePath.root().index(1).attribute("id")));
		assertThat(((Expression.Reference) ExpressionParser.parse("p_pet.a[\"k\"]")).key()).isEqualTo("k");
		assertThat(((Expression.Reference) ExpressionParser.parse("p_pet.a.k")).key()).isNull();
	}

	@Test
	void objectMayHaveEitherSign() {
		assertThat(ExpressionParser.parse("{ a = 1, \"b\" : \"x\" }"))
			.isEqualTo(new Expression.ObjectExpression(Map.of("a", Expression.of(1), "b", Expression.of("x"))));
		assertThat(ExpressionParser.parse("[]")).isEqualTo(new Expression.ListExpression(List.of()));
	}

	@Test
	void templateEndsWithItsOwnBrace() {
		Expression template = TemplateParser.parse("a ${toset([\"}\"])} b");
		assertThat(((Expression.Template) template).pieces()).hasSize(3);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "name", "p_pet", "p_pet.a[", "p_pet.a[1", "p_pet.a.", "upper(\"x\")", "toset()",
			"1 + 2", "a.b ? 1 : 2", "\"of ${p_pet.a.id}\"", "{a}", "p_pet.a[*", "[1, 2" })
	void whatIsNotKnownIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> ExpressionParser.parse(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "p_pet.a", "data.p_pet.a", "p_pet.a[7]", "p_pet.a[\"k\"]", "p_pet.a[\"k \\\"q\\\"\"]" })
	void addressIsWrittenAsItIsRead(String text) {
		assertThat(ResourceAddress.parse(text)).hasToString(text);
	}

}
