/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.valueextraction.ExtractedValue;
import jakarta.validation.valueextraction.ValueExtractor;
import org.hibernate.validator.HibernateValidatorFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.boot.validation.autoconfigure.ValidationConfigurationCustomizer;
import org.springframework.context.MessageSource;
import org.springframework.context.support.StaticMessageSource;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * A validator that was made before the application that uses it.
 */
class PreparedValidatorTests {

	private static final ValidatorFactory PREPARED = PreparedValidator.prepare(Set.of(Pet.class));

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class))
		.withBean(BeanFactoryPostProcessor.class,
				() -> (beanFactory) -> PreparedValidator.use(PREPARED, beanFactory, "defaultValidator"));

	@AfterAll
	static void close() {
		PREPARED.close();
	}

	@Test
	void violationsAreThoseOfSpringBoot() {
		Pet pet = new Pet(" ", 101, List.of("ok", "Not OK"), "fish");
		ApplicationContextRunner boot = new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class));
		assertThat(violations(this.contextRunner.withBean(Kinds.class), pet))
			.containsExactly("kind: {acme.kind}", "legs: must be less than or equal to 100", "name: must not be blank",
					"names[1].<list element>: is 'Not OK', too odd")
			.isEqualTo(violations(boot.withBean(Kinds.class), pet));
		assertThat(violations(this.contextRunner.withBean(Kinds.class), new Pet("Rex", 4, List.of(), "cat"))).isEmpty();
	}

	@Test
	void applicationGivesMessages() {
		ApplicationContextRunner messages = this.contextRunner.withBean(Kinds.class)
			.withBean("messageSource", MessageSource.class, () -> {
				StaticMessageSource source = new StaticMessageSource();
				source.addMessage("acme.kind", Locale.getDefault(), "is nothing of the source");
				return source;
			});
		assertThat(violations(messages, new Pet("Rex", 4, List.of(), "fish")))
			.containsExactly("kind: is nothing of the source");
	}

	@Test
	void modelThatIsNotPreparedIsValidatedToo() {
		record Order(@Max(3) int pieces) {
		}
		this.contextRunner
			.run((context) -> assertThat(context.getBean(Validator.class).validate(new Order(4))).extracting("message")
				.containsExactly("must be less than or equal to 3"));
	}

	@Test
	void beanIsThatOfSpringBoot() {
		this.contextRunner.run((context) -> {
			LocalValidatorFactoryBean bean = context.getBean("defaultValidator", LocalValidatorFactoryBean.class);
			assertThat(context.getBean(Validator.class)).isSameAs(bean);
			PreparedValidatorFactory factory = bean.unwrap(PreparedValidatorFactory.class);
			assertThat(factory.prepared()).isSameAs(PREPARED);
			assertThat(bean.unwrap(HibernateValidatorFactory.class)).isSameAs(PREPARED);
			assertThat(bean.getConstraintValidatorFactory()).isSameAs(factory.constraintValidatorFactory());
			assertThat(bean.getMessageInterpolator()).isSameAs(factory.messageInterpolator());
			assertThat(bean.getClockProvider()).isSameAs(PREPARED.getClockProvider());
			assertThat(bean.getTraversableResolver()).isSameAs(PREPARED.getTraversableResolver());
			assertThat(bean.getParameterNameProvider()).isSameAs(PREPARED.getParameterNameProvider());
			assertThat(bean.getConstraintsForClass(Pet.class))
				.isSameAs(PREPARED.getValidator().getConstraintsForClass(Pet.class));
		});
		assertThat(PREPARED.getValidator().validateValue(Pet.class, "name", "Rex")).isEmpty();
	}

	@Test
	void whoChangesTheConfigurationGetsSpringBootsOwn() {
		isSpringBootsOwn((runner) -> runner.withBean(ValidationConfigurationCustomizer.class,
				() -> (configuration) -> configuration.addProperty("hibernate.validator.fail_fast", "true")));
	}

	@Test
	void validatorOfTheApplicationStays() {
		isSpringBootsOwn((runner) -> runner.withBean("defaultValidator", LocalValidatorFactoryBean.class,
				() -> new LocalValidatorFactoryBean()));
	}

	private void isSpringBootsOwn(UnaryOperator<ApplicationContextRunner> change) {
		change.apply(this.contextRunner)
			.run((context) -> assertThatExceptionOfType(ValidationException.class).isThrownBy(
					() -> context.getBean(LocalValidatorFactoryBean.class).unwrap(PreparedValidatorFactory.class)));
	}

	@Test
	void modelsThatAreWrittenAreRead(@TempDir Path folder) throws Exception {
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		PreparedModels.write(Set.of(Pet.class, String.class), files);
		String file = "META-INF/terraform-provider/constrained-models";
		assertThat(files.getGeneratedFileContent(Kind.RESOURCE, file))
			.isEqualTo("dev.tfprovider.internal.boot.validation.PreparedValidatorTests$Pet\njava.lang.String\n");
		Path written = folder.resolve(file);
		Files.createDirectories(written.getParent());
		Files.writeString(written, files.getGeneratedFileContent(Kind.RESOURCE, file));
		try (URLClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() },
				getClass().getClassLoader())) {
			assertThat(PreparedModels.read(loader)).containsExactlyInAnyOrder(Pet.class, String.class);
		}
		assertThat(PreparedModels.read(getClass().getClassLoader())).isEmpty();
	}

	@Test
	void whereThereAreNoModelsThereIsNoFile() {
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		PreparedModels.write(Set.of(), files);
		assertThat(files.getGeneratedFiles(Kind.RESOURCE)).isEmpty();
	}

	@Test
	void extractorOfTheApplicationIsNotMadeBeforeIt(@TempDir Path folder) throws Exception {
		assertThat(PreparedValidator.hasOnlyOwnExtractors(getClass().getClassLoader())).isTrue();
		Path services = Files.createDirectories(folder.resolve("META-INF/services"));
		Files.writeString(services.resolve(ValueExtractor.class.getName()), Unwrapped.class.getName());
		try (URLClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() },
				getClass().getClassLoader())) {
			assertThat(PreparedValidator.hasOnlyOwnExtractors(loader)).isFalse();
		}
	}

	private static List<String> violations(ApplicationContextRunner runner, Pet pet) {
		List<String> found = new ArrayList<>();
		runner.run((context) -> context.getBean(Validator.class)
			.validate(pet)
			.stream()
			.map((violation) -> violation.getPropertyPath() + ": " + violation.getMessage())
			.sorted()
			.forEach(found::add));
		return found;
	}

	record Pet(@NotBlank String name, @Max(100) int legs,
			List<@Pattern(regexp = "[a-z]+", message = "is '${validatedValue}', too odd") String> names,
			@KnownKind String kind) {

	}

	public static final class Unwrapped implements ValueExtractor<AtomicReference<@ExtractedValue ?>> {

		@Override
		public void extractValues(AtomicReference<?> value, ValueReceiver receiver) {
			receiver.value(null, value.get());
		}

	}

	@Retention(RetentionPolicy.RUNTIME)
	@Constraint(validatedBy = KindValidator.class)
	@interface KnownKind {

		String message() default "{acme.kind}";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	static class Kinds {

		List<String> all() {
			return List.of("cat", "dog");
		}

	}

	/**
	 * Has a bean, as validators of Spring applications may.
	 */
	record KindValidator(Kinds kinds) implements ConstraintValidator<KnownKind, String> {

		@Override
		public boolean isValid(String value, ConstraintValidatorContext context) {
			return this.kinds.all().contains(value);
		}

	}

}
