/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.time.Duration;

import dev.tfprovider.application.BeansOfApplication;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.LifecycleAutoConfiguration;
import org.springframework.boot.autoconfigure.context.LifecycleProperties;
import org.springframework.boot.autoconfigure.ssl.SslAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonProperties;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests which beans a provider that is processed ahead of time does not create before
 * somebody asks for them, if it is an executable, and which it does not bind.
 */
@CompileWithForkedClassLoader
class LazyBeansAheadOfTimeTests {

	private static final String LAZY = """
			if (NativeImage.EXECUTABLE) {
			  beanDefinition.setLazyInit(true);
			}
			""".indent(4);

	private static final String BOUND = "setAttribute(BindMethod.class.getName(), BindMethod.VALUE_OBJECT)";

	@Test
	void providerCreatesBeansOfItsClientWhenItAsksForThem() {
		AheadOfTime.process(Provider.class, (processed) -> {
			assertThat(processed.beanDefinitions(JacksonProperties.class)).contains(LAZY);
			assertThat(processed.beanDefinitions(SslAutoConfiguration.class)).contains(LAZY);
			assertThat(processed.beanDefinitions(LifecycleProperties.class)).doesNotContain("setLazyInit");
		});
	}

	@Test
	void beansThatTakeNoPropertiesCountAsBound() {
		AheadOfTime.process(Provider.class, (processed) -> {
			assertThat(processed.beanDefinitions(BeansOfApplication.class)).containsOnlyOnce(BOUND);
			assertThat(processed.beanDefinitions(JacksonAutoConfiguration.class)).contains(BOUND);
			assertThat(processed.beanDefinitions(LifecycleProperties.class)).doesNotContain(BOUND);
			TestPropertyValues.of("spring.lifecycle.timeout-per-shutdown-phase=7s")
				.applyToSystemProperties(() -> processed.run(null, LazyBeansAheadOfTimeTests::assertBound));
		});
	}

	@Test
	void providerOnJvmCreatesThemAtOnce() {
		AheadOfTime.process(Provider.class, LazyBeansAheadOfTimeTests::assertCreated);
	}

	@Test
	void applicationThatIsNoProviderCreatesThemAtOnce() {
		AheadOfTime.process(NoProvider.class, (processed) -> {
			assertThat(processed.beanDefinitions(JacksonProperties.class)).doesNotContain("setLazyInit");
			assertThat(processed.beanDefinitions(JacksonAutoConfiguration.class)).doesNotContain(BOUND);
			assertCreated(processed);
		});
	}

	private static void assertBound(ApplicationContext context) {
		assertThat(context.getBean(LifecycleProperties.class).getTimeoutPerShutdownPhase())
			.isEqualTo(Duration.ofSeconds(7));
	}

	private static void assertCreated(AheadOfTime processed) {
		processed.run(null, (context) -> assertThat(context.getBeanFactory().getSingletonNames())
			.anyMatch((name) -> name.endsWith(JacksonProperties.class.getName())));
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ JacksonAutoConfiguration.class, LifecycleAutoConfiguration.class,
			SslAutoConfiguration.class })
	static class NoProvider {

	}

	@Configuration(proxyBeanMethods = false)
	@Import({ AheadOfTimeTests.Wiring.class, BeansOfApplication.class })
	static class Provider extends NoProvider {

	}

}
