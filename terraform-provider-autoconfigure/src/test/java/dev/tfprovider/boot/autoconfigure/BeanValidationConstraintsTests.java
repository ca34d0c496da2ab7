/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.constraint.Cidr;
import dev.tfprovider.constraint.IpVersion;
import dev.tfprovider.constraint.OneOf;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.MessageSource;
import org.springframework.context.support.StaticMessageSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Constraints on components, checked by Hibernate Validator on configurations.
 */
class BeanValidationConstraintsTests {

	private static final TerraformType STRING = TerraformType.STRING;

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(ConstraintValidationAutoConfiguration.class,
				ValidationAutoConfiguration.class, TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore")
		.withBean(PetReader.class);

	@Test
	void validValuesAreNoErrors() {
		assertThat(validate(Map.of("name", TerraformValue.string("Rex"), "legs", TerraformValue.number(4)))).isEmpty();
	}

	@Test
	void componentIsReportedOnItsAttribute() {
		assertThat(validate(Map.of("name", TerraformValue.string(" "), "legs", TerraformValue.number(101))))
			.extracting("summary", "detail", "attribute.toString")
			.containsExactlyInAnyOrder(tuple("Invalid value for \"name\"", "\"name\" must not be blank.", "name"),
					tuple("Invalid value for \"legs\"", "\"legs\" must be less than or equal to 100.", "legs"));
	}

	@Test
	void unknownAndNullAreNotHeldAgainstConstraints() {
		assertThat(validate(Map.of("name", TerraformValue.unknown(STRING)))).isEmpty();
	}

	@Test
	void elementOfAListIsReportedByItsIndex() {
		assertThat(validate(Map.of("nicknames", TerraformValue.list(STRING, strings("Rex", "")))))
			.extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"nicknames[1]\" must not be blank.", "nicknames[1]"));
	}

	@Test
	void elementOfASetIsReportedOnTheSet() {
		assertThat(validate(Map.of("tags", TerraformValue.set(STRING, strings("ok", "Not OK")))))
			.extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"tags[*]\" must match \"[a-z]+\".", "tags"));
	}

	@Test
	void valueOfAMapIsReportedByItsKey() {
		assertThat(validate(Map.of("labels", TerraformValue.map(STRING, Map.of("a", TerraformValue.string(""))))))
			.extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"labels[\"a\"]\" must not be blank.", "labels[\"a\"]"));
	}

	@Test
	void keyOfAMapIsReportedAsAKey() {
		assertThat(validate(Map.of("labels", TerraformValue.map(STRING, Map.of("B", TerraformValue.string("x"))))))
			.extracting("detail", "attribute.toString")
			.containsExactly(tuple("The key of \"labels[\"B\"]\" must match \"[a-z]+\".", "labels[\"B\"]"));
	}

	@Test
	void componentOfANestedRecordIsReportedWhereItIs() {
		ObjectType collar = collarType();
		TerraformValue bad = TerraformValue.object(collar,
				Map.of("color", TerraformValue.string("red!"), "secret", TerraformValue.string("x")));
		assertThat(validate(Map.of("collar", bad, "spares", TerraformValue.list(collar, List.of(bad)))))
			.extracting("detail", "attribute.toString")
			.containsExactlyInAnyOrder(tuple("\"collar.color\" is 'red!', no colour.", "collar.color"),
					tuple("\"spares[0].color\" is 'red!', no colour.", "spares[0].color"));
	}

	@Test
	void sensitiveValueIsNotQuoted() {
		assertThat(validate(Map.of("password", TerraformValue.string("hunter2"))))
			.extracting("summary", "detail", "attribute.toString")
			.containsExactly(tuple("Invalid value for \"password\"", "\"password\" violates the constraint @Pattern.",
					"password"));
	}

	@Test
	void sensitiveValueIsNotQuotedInsideCollectionsOrNestedRecords() {
		TerraformValue hidden = TerraformValue.object(collarType(),
				Map.of("color", TerraformValue.string("s3cret!"), "secret", TerraformValue.string("x")));
		List<Diagnostic> diagnostics = validate(Map.of("hidden", hidden, "keys",
				TerraformValue.map(STRING, Map.of("s3cret-key", TerraformValue.string("")))));
		assertThat(diagnostics).extracting("detail", "attribute.toString")
			.containsExactlyInAnyOrder(tuple("\"hidden.color\" violates the constraint @Pattern.", "hidden.color"),
					tuple("\"keys\" must not be blank.", "keys"));
		assertThat(diagnostics.toString()).doesNotContain("s3cret");
	}

	@Test
	void whenBeanValidationIsNotOnTheClassPathChecksNothing() {
		this.contextRunner.withClassLoader(new FilteredClassLoader("jakarta.validation", "org.hibernate.validator"))
			.run((context) -> {
				assertThat(context).hasNotFailed().doesNotHaveBean(ConstraintValidator.class);
				assertThat(validate(context.getBean(ProviderRuntime.class), Map.of("name", TerraformValue.string(""))))
					.isEmpty();
			});
	}

	@Test
	void whenThereIsNoValidatorChecksNothing() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(ConstraintValidationAutoConfiguration.class,
					TerraformProviderAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=petstore")
			.withBean(PetReader.class)
			.run((context) -> assertThat(
					validate(context.getBean(ProviderRuntime.class), Map.of("name", TerraformValue.string(""))))
				.isEmpty());
	}

	@Test
	void whenUserDefinesConstraintValidatorBacksOff() {
		this.contextRunner
			.withBean("own", ConstraintValidator.class,
					() -> (path, model, component, value, diagnostics) -> diagnostics.error(path, "Own", component))
			.run((context) -> {
				assertThat(context).hasSingleBean(ConstraintValidator.class);
				assertThat(validate(context.getBean(ProviderRuntime.class), Map.of("name", TerraformValue.string(""))))
					.extracting("summary", "detail")
					.containsExactly(tuple("Own", "name"));
			});
	}

	@Test
	void withoutConstraintsNoValidatorIsStarted() {
		ApplicationContextRunner plain = new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(ConstraintValidationAutoConfiguration.class,
					ValidationAutoConfiguration.class, TerraformProviderAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=petstore")
			.withBean(PlainReader.class);
		plain.run((context) -> {
			assertThat(validate(context.getBean(ProviderRuntime.class), Map.of("name", TerraformValue.string(""))))
				.isEmpty();
			assertThat(context.getSourceApplicationContext(ConfigurableApplicationContext.class)
				.getBeanFactory()
				.containsSingleton("defaultValidator")).isFalse();
			assertThat(context.getBean(Validator.class)).isNotNull();
		});
	}

	@Test
	void readyConstraintsBringTheirMessages() {
		assertThat(validate(Map.of("network", TerraformValue.string("::/0")))).extracting("detail")
			.containsExactly("\"network\" must be an IPv4 network in CIDR notation.");
	}

	@Test
	void bundleOfTheApplicationGivesMessages() {
		assertThat(validate(Map.of("word", TerraformValue.string("x")))).extracting("detail")
			.containsExactly("\"word\" is no word of the application.");
	}

	@Test
	void messageSourceOfTheApplicationGivesMessages() {
		this.contextRunner.withBean("messageSource", MessageSource.class, () -> {
			StaticMessageSource messages = new StaticMessageSource();
			messages.addMessage("acme.word", Locale.getDefault(), "is no word of the source");
			return messages;
		})
			.run((context) -> assertThat(
					validate(context.getBean(ProviderRuntime.class), Map.of("word", TerraformValue.string("x"))))
				.extracting("detail")
				.containsExactly("\"word\" is no word of the source."));
	}

	@Test
	void ownValidatorBeanIsUsed() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(ConstraintValidationAutoConfiguration.class,
					TerraformProviderAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=petstore")
			.withBean(PetReader.class)
			.withBean("own", Validator.class, () -> Validation.buildDefaultValidatorFactory().getValidator())
			.run((context) -> assertThat(
					validate(context.getBean(ProviderRuntime.class), Map.of("name", TerraformValue.string(""))))
				.hasSize(1));
	}

	private List<Diagnostic> validate(Map<String, TerraformValue> config) {
		List<Diagnostic> found = new ArrayList<>();
		this.contextRunner.run((context) -> found.addAll(validate(context.getBean(ProviderRuntime.class), config)));
		return found;
	}

	private static List<Diagnostic> validate(ProviderRuntime runtime, Map<String, TerraformValue> config) {
		DataSourceType<?> type = runtime.dataSource("petstore_pet").orElseThrow();
		ObjectType objectType = type.schema().block().impliedType();
		Map<String, TerraformValue> complete = new HashMap<>();
		objectType.names().forEach((name) -> complete.put(name, TerraformValue.ofNull(objectType.type(name))));
		complete.putAll(config);
		return runtime.validate(CallScope.detached(), type, TerraformValue.object(objectType, complete));
	}

	private static List<TerraformValue> strings(String... texts) {
		return List.of(texts).stream().<TerraformValue>map(TerraformValue::string).toList();
	}

	private static ObjectType collarType() {
		return ObjectType.of(Map.of("color", STRING, "secret", STRING));
	}

	record PetQuery(@NotBlank @Nullable String name, @Max(100) @Nullable Integer legs,
			@Nullable List<@NotBlank String> nicknames, @Nullable Set<@Pattern(regexp = "[a-z]+") String> tags,
			@Nullable Map<@Pattern(regexp = "[a-z]+") String, @NotBlank String> labels, @Nullable Collar collar,
			@Nullable List<Collar> spares,
			@Sensitive @Nullable @Pattern(regexp = "[a-z]+",
					message = "is '${validatedValue}', too simple") String password,
			@OneOf(value = "y", message = "{acme.word}") @Nullable String word,
			@Cidr(version = IpVersion.V4) @Nullable String network, @Sensitive @Nullable Collar hidden,
			@Sensitive @Nullable Map<String, @NotBlank String> keys) {

	}

	record Collar(@Pattern(regexp = "[a-z]+", message = "is '${validatedValue}', no colour") String color,
			@Sensitive @Size(min = 1) String secret) {

	}

	@TerraformDataSource("pet")
	static class PetReader implements DataSourceReader<PetQuery> {

		@Override
		public PetQuery read(DataSourceData<PetQuery> data) {
			return data.config();
		}

	}

	record PlainQuery(@Nullable String name) {

	}

	@TerraformDataSource("pet")
	static class PlainReader implements DataSourceReader<PlainQuery> {

		@Override
		public PlainQuery read(DataSourceData<PlainQuery> data) {
			return data.config();
		}

	}

}
