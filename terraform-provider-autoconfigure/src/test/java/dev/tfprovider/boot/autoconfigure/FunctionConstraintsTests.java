/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Constraints on parameters of functions, checked by Hibernate Validator.
 */
class FunctionConstraintsTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(ConstraintValidationAutoConfiguration.class,
				ValidationAutoConfiguration.class, TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore")
		.withBean(dev.tfprovider.boot.ProviderDefinitionCustomizer.class,
				() -> (provider) -> provider.functions(new Code()));

	@Test
	void violationsNameTheArgument() {
		assertThat(error("greet", text("Rex"), text(" "))).isEqualTo("1: must not be blank");
		assertThat(error("greet", text("Rex"), text("Max"))).isEqualTo("none");
		assertThat(error("greet", text("r"), text("")))
			.isEqualTo("0: must have at least 2 characters; must match \"[A-Z].*\"");
	}

	@Test
	void violationsOfElementsNameTheElement() {
		TerraformValue names = TerraformValue.list(TerraformType.STRING,
				List.of(TerraformValue.string("a"), TerraformValue.string("")));
		assertThat(error("all", names)).isEqualTo("0: \"names[1]\" must not be blank");
	}

	@Test
	void componentsOfRecordsAreChecked() {
		TerraformValue place = place("", 3);
		assertThat(error("locate", place)).isEqualTo("0: \"place.street\" must not be blank");
		assertThat(error("locate_valid", place)).isEqualTo("0: \"place.street\" must not be blank");
		assertThat(error("locate_all", place("a", 1), place("b", -1)))
			.isEqualTo("1: \"places[1].number\" must be greater than 0");
	}

	@Test
	void furtherArgumentsAreCheckedEach() {
		assertThat(error("sum", TerraformValue.number(1), TerraformValue.number(5))).isEqualTo("none");
		assertThat(error("optional", text("a"), TerraformValue.number(11)))
			.isEqualTo("1: must be less than or equal to 10");
	}

	@Test
	void secretsAreNotQuoted() {
		assertThat(error("login", text("hunter2"))).isEqualTo("0: violates the constraint @Quoting");
	}

	private static TerraformValue text(String text) {
		return TerraformValue.string(text);
	}

	private static TerraformValue place(String street, int number) {
		return TerraformValue.object(
				ObjectType.of(java.util.Map.of("street", TerraformType.STRING, "number", TerraformType.NUMBER)),
				java.util.Map.of("street", TerraformValue.string(street), "number", TerraformValue.number(number)));
	}

	private String error(String function, TerraformValue... arguments) {
		String[] error = new String[1];
		this.contextRunner.run((context) -> {
			assertThat(context).hasNotFailed();
			ProviderService service = new ProviderService(context.getBean(ProviderRuntime.class),
					new ConnectionSessions());
			Tfplugin6.CallFunction.Response response = service.answer(ProviderGrpc.getCallFunctionMethod(),
					Tfplugin6.CallFunction.Request.newBuilder()
						.setName(function)
						.addAllArguments(Stream.of(arguments)
							.map((argument) -> Tfplugin6.DynamicValue.newBuilder()
								.setMsgpack(ByteString.copyFrom(ValueCodec.of(argument.type()).write(argument)))
								.build())
							.toList())
						.build());
			error[0] = response.hasError() ? (response.getError().hasFunctionArgument()
					? response.getError().getFunctionArgument() + ": " : "") + response.getError().getText() : "none";
		});
		return error[0];
	}

	record Place(@NotBlank String street, @Positive int number) {

	}

	static class Code {

		@TerraformFunction
		String greet(@Size(min = 2) @Pattern(regexp = "[A-Z].*") String first, @NotBlank String second) {
			return first + second;
		}

		@TerraformFunction
		String all(List<@NotBlank String> names) {
			return String.join(",", names);
		}

		@TerraformFunction
		String locate(Place place) {
			return place.street();
		}

		@TerraformFunction
		String locateValid(@Valid Place place) {
			return place.street();
		}

		@TerraformFunction
		String locateAll(Place... places) {
			return places[0].street();
		}

		@TerraformFunction
		int sum(int... numbers) {
			return Arrays.stream(numbers).sum();
		}

		@TerraformFunction
		String optional(String text, @Max(10) @Default("1") int times) {
			return text.repeat(times);
		}

		@TerraformFunction
		String login(@Sensitive @Quoting String password) {
			return "";
		}

	}

	@java.lang.annotation.Target(java.lang.annotation.ElementType.PARAMETER)
	@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
	@jakarta.validation.Constraint(validatedBy = QuotingValidator.class)
	@interface Quoting {

		String message() default "is '${validatedValue}'";

		Class<?>[] groups() default {};

		Class<? extends jakarta.validation.Payload>[] payload() default {};

	}

	static class QuotingValidator implements jakarta.validation.ConstraintValidator<Quoting, String> {

		@Override
		public boolean isValid(String value, jakarta.validation.ConstraintValidatorContext context) {
			return false;
		}

	}

}
