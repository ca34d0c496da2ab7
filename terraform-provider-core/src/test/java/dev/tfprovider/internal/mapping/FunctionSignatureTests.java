/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.function.FunctionParameter;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * How methods become functions.
 */
class FunctionSignatureTests {

	private static final ModelMappings MAPPINGS = new ModelMappings(List.of());

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					simple_types      | text string, whole number, flag bool, time string, level string -> number
					collections       | list list(string), set set(number), map map(bool) -> list(map(string))
					records           | point object({x=number, y=number}), points list(list(object({x=number, y=number}))) -> object({x=number, y=number})
					alternatives      | shape object({circle=object({radius=number}), square=object({side=number})}) -> string
					any               | plain dynamic, all dynamic unknown -> dynamic
					nothing           | a string null, b string null, c string null unknown -> string
					many              | first string, others... number -> number
					many_gaps         | others... string null -> string
					one_option        | text string, by... string null -> string
					like_options      | text string, options... number null -> string
					mixed_options     | text string, options... dynamic null -> string
					no_parameters     |  -> string
					named             | the_text string -> string
					""")
	void signature(String name, String expected) {
		assertThat(text(of(name))).isEqualTo((expected.startsWith("->") ? " " : "") + expected);
	}

	private static String text(FunctionSignature signature) {
		Stream<String> required = signature.required().stream().map((parameter) -> text(parameter, ""));
		Stream<String> variadic = Stream.ofNullable(signature.variadic()).map((parameter) -> text(parameter, "..."));
		return Stream.concat(required, variadic).collect(Collectors.joining(", ")) + " -> " + signature.returnType();
	}

	private static String text(SignatureParameter parameter, String dots) {
		return parameter.name() + dots + " " + parameter.type() + (parameter.nullAllowed() ? " null" : "")
				+ (parameter.unknownAllowed() ? " unknown" : "");
	}

	@Test
	void descriptionsTellWhatIsAllowedAndTheDefault() {
		FunctionSignature signature = of("mixed_options");
		assertThat(signature.variadic()).isNotNull();
		assertThat(signature.variadic().description().text())
			.isEqualTo("Optional, in this order:\n\n- `times`: How often. Defaults to `1`."
					+ "\n- `level`: One of: `low`, `high`. Defaults to `low`.");
	}

	@Test
	void annotationsDescribe() {
		FunctionSignature signature = of("named");
		assertThat(signature.documentation().summary()).isEqualTo("Gives a text back");
		assertThat(signature.documentation().description().text())
			.isEqualTo("Gives a `text` back. As\nit is, e.g. upper case.");
		assertThat(signature.documentation().deprecation()).isEqualTo("Write the text itself.");
	}

	@Test
	void sensitiveParametersAreSecret() {
		assertThat(of("many").schema().attributes().get(0).isSensitive()).isTrue();
		assertThat(of("many").schema().attributes().get(1).isSensitive()).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^',
			textBlock = """
					unsupported        | function unsupported > by (Thread) | no Terraform type for java.lang.Thread
					deep               | function deep > nest (Nest) > leaf (List<Thread>) | no Terraform type for java.lang.Thread
					result             | function result > result (Thread) | no Terraform type for java.lang.Thread
					returns_nothing    | function returns_nothing | the method 'returnsNothing' returns nothing
					no_object          | function no_object | the method 'noObject' is static
					hidden             | function hidden | the method 'hidden' is private, so a proxy of its object would miss it
					generic            | function generic | the method 'generic' has type parameters
					early_default      | function early_default > first (String) | @Default is on a parameter before one that is required
					default_and_many   | function default_and_many > first (String) | @Default is on a parameter before one that takes any number of arguments
					many_with_default  | function many_with_default > all (String) | @Default is on a parameter that takes any number of arguments
					default_and_null   | function default_and_null > text (String) | @Default is on a parameter that may be null, but null stands for the default
					wrong_default      | function wrong_default > by (Duration) | the default [tomorrow] is not valid: must be a duration such as "1h30m" or "PT1H30M"
					null_primitive     | function null_primitive > number (int) | a primitive cannot be null
					same_names         | function same_names > twoWords (String) | another parameter is named two_words too
					illegal_parameter  | function illegal_parameter > text (String) | 'Text!' is no name in Terraform
					raw                | function raw > list (List) | the raw type List says nothing of the elements
					array              | function array > texts (String[]) | no Terraform type for String[]
					""")
	void mistake(String name, String chain, String problem) {
		DeclaredFunction function = find(Mistakes.class, name);
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> MAPPINGS.function(Mistakes.class, function))
			.satisfies((ex) -> {
				assertThat(ex.chainText()).isEqualTo(chain);
				assertThat(ex.problem()).startsWith(problem);
				assertThat(ex.remedy()).isNotBlank();
			});
	}

	@Test
	void allMistakesOfAMethodAreReported() {
		DeclaredFunction function = find(Mistakes.class, "several");
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> MAPPINGS.function(Mistakes.class, function))
			.satisfies((ex) -> assertThat(ex.all()).extracting(SchemaInferenceException::chainText)
				.containsExactly("function several > first (Thread)", "function several > second (char)",
						"function several > result (Process)"));
	}

	@Test
	void methodsOfSuperclassesCountAndOverriddenOnesDoNot() {
		assertThat(DeclaredFunction.in(Child.class)).extracting(DeclaredFunction::name)
			.containsExactly("both", "own", "parents");
		assertThat(DeclaredFunction.in(Child.class).get(0).method().getDeclaringClass()).isEqualTo(Child.class);
	}

	private static FunctionSignature of(String name) {
		return MAPPINGS.function(Methods.class, find(Methods.class, name));
	}

	private static DeclaredFunction find(Class<?> methods, String name) {
		return DeclaredFunction.in(methods)
			.stream()
			.filter((function) -> function.name().equals(name))
			.findFirst()
			.orElseThrow();
	}

	enum Level {

		LOW, HIGH

	}

	record Point(int x, int y) {

	}

	record Nest(List<Thread> leaf) {

	}

	sealed interface Shape {

		record Circle(double radius) implements Shape {

		}

		record Square(double side) implements Shape {

		}

	}

	static class Parent {

		@TerraformFunction
		String parents() {
			return "";
		}

		@TerraformFunction
		String both() {
			return "";
		}

	}

	static class Child extends Parent {

		@TerraformFunction
		String own() {
			return "";
		}

		@Override
		@TerraformFunction
		String both() {
			return "";
		}

		String none() {
			return "";
		}

	}

	static class Methods {

		@TerraformFunction
		long simpleTypes(String text, int whole, boolean flag, Duration time, Level level) {
			return 1;
		}

		@TerraformFunction
		List<Map<String, String>> collections(List<String> list, Set<Integer> set, Map<String, Boolean> map) {
			return List.of();
		}

		@TerraformFunction
		Point records(Point point, List<List<Point>> points) {
			return point;
		}

		@TerraformFunction
		String alternatives(Shape shape) {
			return "";
		}

		@TerraformFunction
		Object any(Object plain, TerraformValue all) {
			return plain;
		}

		@TerraformFunction
		@Nullable String nothing(@Nullable String a, Optional<String> b, Value<String> c) {
			return a;
		}

		@TerraformFunction
		int many(@Sensitive String first, int... others) {
			return others.length;
		}

		@TerraformFunction
		String manyGaps(@Nullable String... others) {
			return "";
		}

		@TerraformFunction
		String oneOption(String text, @Default("24h") Duration by) {
			return text;
		}

		@TerraformFunction
		String likeOptions(String text, @Default("1") int times, @Default(from = "FACTOR") double factor) {
			return text;
		}

		static final double FACTOR = 1.5;

		@TerraformFunction
		String mixedOptions(String text, @FunctionParameter(description = "How often") @Default("1") int times,
				@Default("low") Level level) {
			return text;
		}

		@TerraformFunction
		String noParameters() {
			return "";
		}

		@TerraformFunction(value = "named", description = "Gives a `text` back. As\nit is, e.g. upper case.",
				deprecated = "Write the text itself.")
		String otherwise(@FunctionParameter("the_text") String text) {
			return text;
		}

	}

	static class Mistakes {

		@TerraformFunction
		String unsupported(Thread by) {
			return "";
		}

		@TerraformFunction
		String deep(Nest nest) {
			return "";
		}

		@TerraformFunction
		Thread result() {
			return Thread.currentThread();
		}

		@TerraformFunction
		void returnsNothing() {
		}

		@TerraformFunction
		static String noObject() {
			return "";
		}

		@TerraformFunction
		private String hidden() {
			return "";
		}

		@TerraformFunction
		<T> T generic(T any) {
			return any;
		}

		@TerraformFunction
		String earlyDefault(@Default("a") String first, String second) {
			return "";
		}

		@TerraformFunction
		String defaultAndMany(@Default("a") String first, String... others) {
			return "";
		}

		@TerraformFunction
		String manyWithDefault(@Default("a") String... all) {
			return "";
		}

		@TerraformFunction
		String defaultAndNull(@Default("a") @Nullable String text) {
			return "";
		}

		@TerraformFunction
		String wrongDefault(@Default("tomorrow") Duration by) {
			return "";
		}

		@TerraformFunction
		String nullPrimitive(@Nullable int number) {
			return "";
		}

		@TerraformFunction
		String sameNames(@FunctionParameter("two_words") String first, String twoWords) {
			return "";
		}

		@TerraformFunction
		String illegalParameter(@FunctionParameter("Text!") String text) {
			return "";
		}

		@TerraformFunction
		@SuppressWarnings("rawtypes")
		String raw(List list) {
			return "";
		}

		@TerraformFunction
		String array(String[] texts) {
			return "";
		}

		@TerraformFunction
		Process several(Thread first, char second) {
			throw new IllegalStateException();
		}

	}

}
