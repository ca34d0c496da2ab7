/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.constraint.Keys;
import dev.tfprovider.constraint.Port;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Tests for {@link BeanValidation} with a real validator.
 */
class BeanValidationTests {

	private static final TerraformType STRING = TerraformType.STRING;

	private static final Validator VALIDATOR = Validation.byDefaultProvider()
		.configure()
		.messageInterpolator(new ParameterMessageInterpolator())
		.buildValidatorFactory()
		.getValidator();

	private final AtomicInteger asked = new AtomicInteger();

	@Test
	void objectIsReportedAsAWhole() {
		assertThat(validate(Range.class, Map.of("low", number(2), "high", number(1))))
			.containsExactly(Diagnostic.error("Invalid values", "The low end must not be above the high end."));
		assertThat(validate(Range.class, Map.of("low", number(1), "high", number(2)))).isEmpty();
	}

	@Test
	void objectIsLeftAloneAsLongAsAnyOfItIsUnknown() {
		assertThat(
				validate(Range.class, Map.of("low", TerraformValue.unknown(TerraformType.NUMBER), "high", number(1))))
			.isEmpty();
	}

	@Test
	void nestedObjectsAreReportedWhereTheyAre() {
		ObjectType range = ObjectType.of(Map.of("low", TerraformType.NUMBER, "high", TerraformType.NUMBER));
		TerraformValue good = range(1, 2);
		TerraformValue bad = range(2, 1);
		TerraformValue open = TerraformValue.object(range,
				Map.of("low", TerraformValue.unknown(TerraformType.NUMBER), "high", number(0)));
		String message = "the low end must not be above the high end.";
		assertThat(validate(Ranges.class, Map.of("list", TerraformValue.list(range, List.of(good, open, bad)), "set",
				TerraformValue.set(range, List.of(bad, good)), "map", TerraformValue.map(range, Map.of("k", bad)),
				"single", bad, "blocks", TerraformValue.list(range, List.of(bad, open)))))
			.extracting("summary", "detail", "attribute.toString")
			.containsExactlyInAnyOrder(tuple("Invalid values", "\"list[2]\": " + message, "list[2]"),
					tuple("Invalid values", "\"set[*]\": " + message, "set"),
					tuple("Invalid values", "\"map[\"k\"]\": " + message, "map[\"k\"]"),
					tuple("Invalid values", "\"single\": " + message, "single"),
					tuple("Invalid values", "\"blocks[0]\": " + message, "blocks[0]"));
	}

	@Test
	void constraintOnTheObjectMayPointToAnAttribute() {
		assertThat(validate(Span.class, Map.of("from", number(2), "until", number(1))))
			.extracting("summary", "detail", "attribute.toString")
			.containsExactly(tuple("Invalid value for \"until\"", "\"until\" must come after the start.", "until"));
	}

	@Test
	void componentIsNotReportedTwiceBesideAnObject() {
		assertThat(validate(Both.class, Map.of("name", string(" "), "other", string("x")))).extracting("detail")
			.containsExactlyInAnyOrder("\"name\" must not be blank.", "Names must differ from others by more.");
	}

	@Test
	void computedComponentsAreNullInTheObject() {
		assertThat(validate(WithComputed.class, Map.of("name", string("x")))).isEmpty();
	}

	@Test
	void messageThatShowsASecretIsReplaced() {
		List<Diagnostic> found = validate(Login.class, Map.of("user", string("rex"), "password", string("s3cret")));
		assertThat(found).containsExactly(
				Diagnostic.error("Invalid values", "The reason is left out because it would show a sensitive value."));
		assertThat(validate(Login.class, Map.of("user", string("rex"), "password", string("other"))))
			.extracting("detail")
			.containsExactly("No s3cret for you.");
	}

	@Test
	void keysAndValuesInsideValueAreReported() {
		assertThat(validate(Boxed.class,
				Map.of("port", number(0), "name", string("long"), "labels",
						TerraformValue.map(STRING, Map.of("Key", string("x"))))))
			.extracting("detail", "attribute.toString")
			.containsExactlyInAnyOrder(tuple("\"port\" must be a port number from 1 to 65535.", "port"),
					tuple("\"name\" must have at most 2 characters.", "name"),
					tuple("The key of \"labels[\"Key\"]\" must match \"[a-z]+\".", "labels[\"Key\"]"));
	}

	@Test
	void sizeSaysWhatItCounts() {
		assertThat(validate(Sized.class,
				Map.of("text", string(""), "list", TerraformValue.list(STRING, List.of()), "labels",
						TerraformValue.map(STRING, Map.of("a", string("b"))), "code", string("abcd"), "own",
						string(""))))
			.extracting("detail")
			.containsExactlyInAnyOrder("\"text\" must have at least 1 character.",
					"\"list\" must have at least 1 element.", "\"labels\" must have 2 to 3 elements.",
					"\"code\" must have 3 characters.", "\"own\" needs something.");
	}

	@Test
	void listsOfListsAreReportedByBothIndices() {
		TerraformType inner = TerraformType.list(STRING);
		TerraformValue value = TerraformValue.list(inner, List.of(TerraformValue.list(STRING, List.of(string("a"))),
				TerraformValue.list(STRING, List.of(string("a"), string("")))));
		assertThat(validate(Matrix.class, Map.of("rows", value))).extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"rows[1][1]\" must not be blank.", "rows[1][1]"));
	}

	@Test
	void constraintThatCannotBeCheckedIsTheAuthorsMistake() {
		assertThat(validate(Mistaken.class, Map.of("size", number(1)))).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Broken constraint");
			assertThat(diagnostic.detail()).contains("Size", "java.lang.Integer").endsWith(AuthorMistake.NOTE);
			assertThat(diagnostic.attribute()).hasToString("size");
		});
	}

	@Test
	void modelWithoutConstraintsAsksNoValidator() {
		assertThat(validate(Plain.class, Map.of("name", string("x"), "tags", TerraformValue.list(STRING, List.of()))))
			.isEmpty();
		assertThat(this.asked).hasValue(0);
	}

	@Test
	void constraintOnTheElementOfAListIsFound() {
		assertThat(validate(Elements.class, Map.of("tags", TerraformValue.list(STRING, List.of(string(""))))))
			.hasSize(1);
		assertThat(this.asked).hasPositiveValue();
	}

	@Test
	void withoutValidatorNothingIsChecked() {
		assertThat(validate(Range.class, Map.of("low", number(2), "high", number(1)), new BeanValidation(() -> null)))
			.isEmpty();
	}

	private List<Diagnostic> validate(Class<?> model, Map<String, TerraformValue> values) {
		return validate(model, values, new BeanValidation(() -> {
			this.asked.incrementAndGet();
			return VALIDATOR;
		}));
	}

	private static <M> List<Diagnostic> validate(Class<M> model, Map<String, TerraformValue> values,
			BeanValidation constraints) {
		ProviderDefinition definition = ProviderDefinition.builder("acme")
			.dataSource("thing", model, (data) -> data.config())
			.build();
		ProviderRuntime runtime = new ProviderRuntime(definition, new ModelMappings(List.of()), constraints, List.of(),
				Map.of(), new CurrentSession());
		DataSourceType<?> type = runtime.dataSource("acme_thing").orElseThrow();
		ObjectValue config = ObjectValue.ofNulls(type.type());
		for (Map.Entry<String, TerraformValue> value : values.entrySet()) {
			config = config.with(value.getKey(), value.getValue());
		}
		return runtime.validate(CallScope.detached(), type, config);
	}

	private static TerraformValue string(String text) {
		return TerraformValue.string(text);
	}

	private static TerraformValue number(long number) {
		return TerraformValue.number(number);
	}

	private static TerraformValue range(long low, long high) {
		return TerraformValue.object(ObjectType.of(Map.of("low", TerraformType.NUMBER, "high", TerraformType.NUMBER)),
				Map.of("low", number(low), "high", number(high)));
	}

	record Range(int low, int high) {

		@AssertTrue(message = "the low end must not be above the high end")
		boolean isOrdered() {
			return this.low <= this.high;
		}

	}

	record Ranges(@Nullable List<Range> list, @Nullable Set<Range> set, @Nullable Map<String, Range> map,
			@Nullable Range single, @Block List<Range> blocks) {

	}

	@Ordered
	record Span(int from, @AttributeName("until") int to) {

	}

	@Target(ElementType.TYPE)
	@Retention(RetentionPolicy.RUNTIME)
	@Constraint(validatedBy = OrderedValidator.class)
	@interface Ordered {

		String message() default "must come after the start";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	public static final class OrderedValidator implements ConstraintValidator<Ordered, Span> {

		@Override
		public boolean isValid(Span span, ConstraintValidatorContext context) {
			context.disableDefaultConstraintViolation();
			context.buildConstraintViolationWithTemplate(context.getDefaultConstraintMessageTemplate())
				.addPropertyNode("to")
				.addConstraintViolation();
			return span.from() < span.to();
		}

	}

	record Both(@NotBlank String name, String other) {

		@AssertTrue(message = "names must differ from others by more")
		boolean isDifferent() {
			return this.name.length() > 3;
		}

	}

	record WithComputed(String name, @Computed Long serial) {

		@AssertTrue(message = "must have no serial yet")
		boolean isNew() {
			return this.serial == null;
		}

	}

	record Login(String user, @Sensitive String password) {

		@AssertTrue(message = "no s3cret for you")
		boolean isAllowed() {
			return false;
		}

	}

	record Boxed(Value<@Port Integer> port, @Size(max = 2) Value<String> name,
			@Keys(pattern = "[a-z]+") Map<String, String> labels) {

	}

	record Matrix(List<List<@NotBlank String>> rows) {

	}

	record Mistaken(@Size(max = 2) Integer size) {

	}

	record Plain(String name, List<String> tags) {

	}

	record Elements(List<@NotBlank String> tags) {

	}

	record Sized(@Size(min = 1) String text, @Size(min = 1) List<String> list,
			@Size(min = 2, max = 3) Map<String, String> labels, @Size(min = 3, max = 3) String code,
			@Size(min = 1, message = "needs something") String own) {

	}

}
