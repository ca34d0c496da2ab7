/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The syntax of configurations.
 */
class HclFileTests {

	@Test
	void blocksHaveTypeLabelsBodyAndLine() {
		HclBody file = HclFile.parse("""
				# a comment
				terraform {}

				resource "a_b" name { // another
				  /* of
				     three
				     lines */ one = 1
				  inner { two = 2 }
				  inner {
				  }
				}
				""").body();
		HclBlock resource = file.blocks("resource").get(0);
		assertThat(file.blocks()).extracting(HclBlock::type).containsExactly("terraform", "resource");
		assertThat(resource.labels()).containsExactly("a_b", "name");
		assertThat(resource.line()).isEqualTo(4);
		assertThat(resource.body().arguments()).containsExactly(new HclArgument("one", literal(1, 7), 7));
		assertThat(resource.body().blocks("inner")).extracting(HclBlock::line).containsExactly(8, 9);
		assertThat(resource.body().blocks("inner").get(0).body().arguments()).hasSize(1);
	}

	@ParameterizedTest
	@MethodSource("literals")
	void literalIsKnown(String expression, TerraformValue value) {
		assertThat(parse(expression)).isEqualTo(new HclExpression.Literal(value, expression.startsWith("(\n") ? 2 : 1));
	}

	static Stream<Arguments> literals() {
		return Stream.of(Arguments.of("true", TerraformValue.bool(true)),
				Arguments.of("false", TerraformValue.bool(false)),
				Arguments.of("null", TerraformValue.ofNull(TerraformType.DYNAMIC)),
				Arguments.of("42", TerraformValue.number(42)), Arguments.of("-1.50e2", TerraformValue.number(-150)),
				Arguments.of("- 3", TerraformValue.number(-3)), Arguments.of("(7)", TerraformValue.number(7)),
				Arguments.of("(\n7\n)", TerraformValue.number(7)), Arguments.of("\"\"", text("")),
				Arguments.of("\"a # b // c /* d\"", text("a # b // c /* d")),
				Arguments.of("\"\\n\\r\\t\\\"\\\\\\u00e9\\U0001F436\"", text("\n\r\t\"\\\u00e9\ud83d\udc36")),
				Arguments.of("\"$${a} %%{b} $ % $a %\"", text("${a} %{b} $ % $a %")),
				Arguments.of("\"${\"inner\"}\"", text("inner")),
				Arguments.of("<<EOT\n  a\n   b \"c\" \\n\nEOT", text("  a\n   b \"c\" \\n\n")),
				Arguments.of("<<-EOT\n    a\n\n      b\n    EOT", text("a\n\n  b\n")),
				Arguments.of("<<EOT\nEOT", text("")), Arguments.of("<<EOT\r\na\r\nEOT\r\n", text("a\r\n")));
	}

	@ParameterizedTest
	@MethodSource("typed")
	void operationHasTheTypeOfItsResult(String expression, TerraformType type) {
		assertThat(parse(expression)).isEqualTo(HclExpression.unknown(type, 1));
	}

	static Stream<Arguments> typed() {
		return Stream.of(Arguments.of("1 + 2 * 3", TerraformType.NUMBER), Arguments.of("a.b - 1", TerraformType.NUMBER),
				Arguments.of("-a", TerraformType.NUMBER), Arguments.of("!a", TerraformType.BOOL),
				Arguments.of("a == 1 + 1", TerraformType.BOOL), Arguments.of("1 + 1 >= a", TerraformType.BOOL),
				Arguments.of("a && b || !c", TerraformType.BOOL), Arguments.of("\"x${a}\"", TerraformType.STRING),
				Arguments.of("\"${a}${b}\"", TerraformType.STRING),
				Arguments.of("\"%{ if a ~} b %{~ else } c %{ endif }\"", TerraformType.STRING),
				Arguments.of("<<EOT\n%{ for k, v in m ~}\n${k}\n%{ endfor ~}\nEOT", TerraformType.STRING),
				Arguments.of("a ? 1 : 2", TerraformType.DYNAMIC),
				Arguments.of("a ? b : c ? d : e", TerraformType.DYNAMIC),
				Arguments.of("[for x in a : x.y]", TerraformType.DYNAMIC),
				Arguments.of("{ for k, v in a : k => v... if v != null }", TerraformType.DYNAMIC),
				Arguments.of("a.*.b", TerraformType.DYNAMIC), Arguments.of("f(1).x[0]", TerraformType.DYNAMIC),
				Arguments.of("[1, 2][0]", TerraformType.DYNAMIC), Arguments.of("(a).b", TerraformType.DYNAMIC));
	}

	@Test
	void referenceHasItsSteps() {
		assertThat(parse("data.a_b.rex[0].id")).isEqualTo(reference("data", "a_b", "rex", "", "id"));
		assertThat(parse("a[*].id")).isEqualTo(reference("a", "", "id"));
		assertThat(parse("a-b[\"k\"]")).isEqualTo(reference("a-b", ""));
		assertThat(parse("\"${var.name}\"")).isEqualTo(reference("var", "name"));
	}

	@Test
	void collectionKeepsWhatIsKnownOfIt() {
		assertThat(parse("[1, \"a\", b,]")).isEqualTo(new HclExpression.Sequence(
				List.of(literal(1, 1), new HclExpression.Literal(text("a"), 1), reference("b")), 1));
		assertThat(parse("{\n  a = 1\n  \"b c\" : 2, (d) = 3\n\n  for_each = 4\n  5 = 5 }"))
			.isEqualTo(new HclExpression.Members(
					Map.of("a", literal(1, 2), "b c", literal(2, 3), "for_each", literal(4, 5), "5", literal(5, 6)),
					true, 1));
		assertThat(parse("{}")).isEqualTo(new HclExpression.Members(Map.of(), false, 1));
		assertThat(parse("{ a = [\n1,\n2\n], b = f(\n3\n) }")).isInstanceOf(HclExpression.Members.class);
	}

	@Test
	void referencesAndCallsAreFoundWhereverTheyAre() {
		HclFile file = HclFile.parse("""
				a = "x${b.c}"
				d = <<-EOT
				  first
				  ${provider::p::f(e, [g]...)}
				EOT
				h = i ? [for j in k : upper(j)] : { (l) = m[n] }
				""");
		assertThat(file.calls()).extracting(HclExpression.Call::name).containsExactly("provider::p::f", "upper");
		assertThat(file.calls().get(0).expanded()).isTrue();
		assertThat(file.calls().get(0).line()).isEqualTo(4);
		assertThat(file.references()).extracting((reference) -> reference.steps().get(0))
			.containsExactly("b", "e", "g", "i", "k", "j", "l", "n", "m");
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakeHasItsLine(String text, int line, String message) {
		assertThatExceptionOfType(HclSyntaxException.class).isThrownBy(() -> HclFile.parse(text))
			.withMessageContaining(message)
			.satisfies((failure) -> assertThat(failure.line()).isEqualTo(line));
	}

	static Stream<Arguments> mistakes() {
		return Stream.of(Arguments.of("a {\n", 1, "The block has no end"),
				Arguments.of("a = 1\n}\n", 2, "must begin here"), Arguments.of("a", 1, "write '=' and a value"),
				Arguments.of("a =\nb = 1", 1, "A value must begin here"),
				Arguments.of("a = 1 b = 2", 1, "The line must end here"), Arguments.of("a = 1\na = 2", 2, "set twice"),
				Arguments.of("a { b = 1, c = 2 }", 1, "holds one argument"),
				Arguments.of("a { b {} }", 1, "holds one argument"), Arguments.of("a \"${b}\" {}", 1, "plain texts"),
				Arguments.of("a = \"b\nc\"", 1, "The text has no end"),
				Arguments.of("a = \"b", 1, "The text has no end"), Arguments.of("a = \"${b\"", 1, "has no end"),
				Arguments.of("a = \"\\q\"", 1, "'\\q' means nothing"), Arguments.of("a = \"\\ud8\"", 1, "hexadecimal"),
				Arguments.of("a = \"\\Uffffffff\"", 1, "hexadecimal"),
				Arguments.of("a = \"%{ endif }\"", 1, "nothing to end"),
				Arguments.of("a = \"%{ if b }\"", 1, "no end in the text"),
				Arguments.of("a = \"%{ while b }\"", 1, "write if, else"), Arguments.of("a = <<EOT\nb\n", 1, "'EOT'"),
				Arguments.of("a = << b", 1, "write a word"), Arguments.of("a = [1 2]", 1, "Separate elements"),
				Arguments.of("a = [1", 1, "Separate elements"), Arguments.of("a = f(1", 1, "Separate arguments"),
				Arguments.of("a = (1", 1, "The parenthesis has no end"),
				Arguments.of("a = b[1", 1, "The index has no end"),
				Arguments.of("a = {\n  b\n}", 2, "write '=' and its value"),
				Arguments.of("a = { b = 1 c = 2 }", 1, "Separate members"), Arguments.of("a = b ? 1", 1, "two results"),
				Arguments.of("a = b.", 1, "After '.'"), Arguments.of("a = p::f", 1, "in parentheses"),
				Arguments.of("a = [for b c : d]", 1, "write 'in'"), Arguments.of("a = {for b in c : d}", 1, "'=>'"),
				Arguments.of("a = 1e", 1, "This is no number"), Arguments.of("a = 1e999999999", 1, "This is no number"),
				Arguments.of("/* a\n\n", 1, "The comment has no end"), Arguments.of("a = 'b'", 1, "A value must begin"),
				Arguments.of("a = \u0000", 1, "A value must begin"), Arguments.of("\u0001", 1, "must begin here"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[", "{a=", "(", "-", "!", "\"${", "f(", "a[", "[for a in " })
	void depthIsBounded(String opening) {
		assertThatExceptionOfType(HclSyntaxException.class)
			.isThrownBy(() -> HclFile.parse("a = " + opening.repeat(100_000)))
			.withMessageContaining("nested more than 100 levels deep");
	}

	@Test
	void depthOfBlocksIsBounded() {
		assertThatExceptionOfType(HclSyntaxException.class).isThrownBy(() -> HclFile.parse("a {\n".repeat(100_000)))
			.withMessageContaining("nested more than 100 levels deep");
	}

	@Test
	void anythingIsParsedOrRefused() {
		String valid = "a \"b\" {\n c = [1, \"x${d}\", {e = <<EOT\nf\nEOT\n}]\n g = h ? i(j...) : !k.l[*].m\n}\n";
		Random random = new Random(16);
		for (int run = 0; run < 20_000; run++) {
			StringBuilder text = new StringBuilder(valid);
			for (int change = 0; change <= run % 4; change++) {
				int place = random.nextInt(text.length());
				switch (random.nextInt(3)) {
					case 0 -> text.deleteCharAt(place);
					case 1 -> text.insert(place, valid.charAt(random.nextInt(valid.length())));
					default -> text.setCharAt(place, (char) random.nextInt(128));
				}
			}
			try {
				assertThat(HclFile.parse(text.toString())).isNotNull();
			}
			catch (HclSyntaxException ex) {
				assertThat(ex.line()).isBetween(1, 10);
			}
		}
	}

	private static HclExpression parse(String expression) {
		return HclFile.parse("a = " + expression + "\n").body().arguments().get(0).value();
	}

	private static HclExpression literal(long number, int line) {
		return new HclExpression.Literal(TerraformValue.number(number), line);
	}

	private static StringValue text(String text) {
		return TerraformValue.string(text);
	}

	private static HclExpression reference(String... steps) {
		return new HclExpression.Reference(List.of(steps), 1);
	}

}
