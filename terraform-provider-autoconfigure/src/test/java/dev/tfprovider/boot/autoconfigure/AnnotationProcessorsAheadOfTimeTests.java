/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.function.Consumer;

import dev.tfprovider.boot.autoconfigure.listening.Doorbell;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.constraints.Min;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.jackson.JacksonComponent;
import org.springframework.boot.jackson.JacksonComponentModule;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.event.EventListenerMethodProcessor;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;
import org.springframework.validation.annotation.Validated;
import org.springframework.validation.beanvalidation.MethodValidationPostProcessor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests what is left out of an application without certain annotations when it is
 * processed ahead of time.
 */
@CompileWithForkedClassLoader
class AnnotationProcessorsAheadOfTimeTests {

	@Test
	void nothingLooksForAnnotationsThatNothingHas() {
		run(Silent.class, (context) -> {
			assertThat(context.getBeanProvider(EventListenerMethodProcessor.class)).isEmpty();
			assertThat(context.getBeanProvider(JacksonComponentModule.class)).isEmpty();
			assertThat(context.getBeanProvider(MethodValidationPostProcessor.class)).isEmpty();
		});
	}

	@Test
	void methodsAreValidated() {
		run(Validating.class,
				(context) -> assertThatExceptionOfType(ConstraintViolationException.class)
					.isThrownBy(() -> context.getBean(Doorbells.class).ring(0))
					.withMessage("ring.times: must be greater than or equal to 1"));
	}

	@Test
	void beanListensToEvents() {
		run(Listening.class, AnnotationProcessorsAheadOfTimeTests::assertHeard);
	}

	@Test
	void beanListensToEventsInAnImplementationOfTheApplication() {
		run(ListeningInside.class, AnnotationProcessorsAheadOfTimeTests::assertHeard);
	}

	private static void assertHeard(GenericApplicationContext context) {
		context.publishEvent("ring");
		assertThat(context.getBean(Doorbell.class).heard()).containsExactly("ring");
		assertThat(context.getBeanProvider(JacksonComponentModule.class)).isEmpty();
	}

	@Test
	void componentOfJacksonIsFound() {
		run(Writing.class, (context) -> {
			assertThat(context.getBeanProvider(EventListenerMethodProcessor.class)).isEmpty();
			assertThat(context.getBeanProvider(JacksonComponentModule.class)).hasSize(1);
		});
	}

	@Test
	void applicationThatIsNoProviderIsLeftAsItIs() {
		run(NoProvider.class,
				(context) -> assertThat(context.getBeanProvider(EventListenerMethodProcessor.class)).hasSize(1));
	}

	private static void run(Class<?> application, Consumer<GenericApplicationContext> test) {
		AheadOfTime.process(application, (processed) -> processed.run(null, test));
	}

	@Configuration(proxyBeanMethods = false)
	static class NoProvider {

		@Bean
		JacksonComponentModule module() {
			return new JacksonComponentModule();
		}

		@Bean
		static MethodValidationPostProcessor methodValidation() {
			return new MethodValidationPostProcessor();
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import(AheadOfTimeTests.Wiring.class)
	static class Silent extends NoProvider {

		@Bean
		Runnable runnable() {
			return () -> {
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Listening extends Silent {

		@Bean
		Doorbell.Listening doorbell() {
			return new Doorbell.Listening();
		}

	}

	@Configuration(proxyBeanMethods = false)
	@AutoConfigurationPackage(basePackageClasses = Doorbell.class)
	static class ListeningInside extends Silent {

		@Bean
		Doorbell doorbell() {
			return Doorbell.create();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Validating extends Silent {

		@Bean
		Doorbells doorbells() {
			return new Doorbells();
		}

	}

	@Validated
	static class Doorbells {

		void ring(@Min(1) int times) {
			throw new IllegalStateException("rang " + times + " times");
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import(DoorbellSerializer.class)
	static class Writing extends Silent {

	}

	@JacksonComponent
	static class DoorbellSerializer extends ValueSerializer<Doorbell> {

		@Override
		public void serialize(Doorbell doorbell, JsonGenerator json, SerializationContext context) {
			json.writeString("doorbell");
		}

	}

}
