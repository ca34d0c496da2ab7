/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.net.Socket;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.FunctionType;
import org.aopalliance.intercept.MethodInterceptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.aop.framework.autoproxy.BeanNameAutoProxyCreator;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which beans have functions, and which must not.
 */
class FunctionDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	private BeanFactory beanFactory;

	@Test
	void functionsAreMethodsOfAnnotatedBeans() {
		with(Dates.class, Other.class).withUserConfiguration(ByMethod.class).run((context) -> {
			assertThat(context.getBean(ProviderDefinition.class).functions())
				.extracting(ProviderDefinition.Functions::origin)
				.containsExactlyInAnyOrder("functionDiscoveryTests.Dates", "texts");
			assertThat(context.getBean(ProviderRuntime.class).functions()).containsOnlyKeys("by_name", "next_day",
					"plain");
		});
	}

	@Test
	void proxiedBeansAreCalledThroughTheirProxies() {
		StringBuilder calls = new StringBuilder();
		with(Dates.class).withBean(BeanNameAutoProxyCreator.class, () -> {
			BeanNameAutoProxyCreator creator = new BeanNameAutoProxyCreator();
			creator.setBeanNames("*Dates");
			creator.setInterceptorNames("interceptor");
			creator.setProxyTargetClass(true);
			return creator;
		}).withBean("interceptor", MethodInterceptor.class, () -> (invocation) -> {
			calls.append(invocation.getMethod().getName());
			return invocation.proceed();
		}).run((context) -> {
			FunctionType function = context.getBean(ProviderRuntime.class).functions().get("next_day");
			assertThat(function.signature().method().owner()).isEqualTo(Dates.class);
			assertThat(function.signature().method().call(function.instance().get(), new Object[] { "x" }))
				.isEqualTo("x+1");
			assertThat(calls).hasToString("nextDay");
		});
	}

	static Stream<Arguments> refusals() {
		String because = ". Terraform calls functions on a provider that is not configured.";
		return Stream.of(Arguments.of(List.of(Direct.class, Client.class, Settings.class),
				"The bean 'functionDiscoveryTests.Direct' has functions, but is injected with a bean of the "
						+ "provider scope: functionDiscoveryTests.Direct > functionDiscoveryTests.Client" + because),
				Arguments.of(List.of(Indirect.class, Service.class, Client.class, Settings.class),
						"The bean 'functionDiscoveryTests.Indirect' has functions, but is injected with a bean of "
								+ "the provider scope: functionDiscoveryTests.Indirect > "
								+ "functionDiscoveryTests.Service > functionDiscoveryTests.Client" + because),
				Arguments.of(List.of(OfSettings.class, Settings.class),
						"The bean 'functionDiscoveryTests.OfSettings' has functions, but needs the provider's "
								+ "settings when it is created" + because),
				Arguments.of(List.of(Scoped.class, Settings.class),
						"The bean 'functionDiscoveryTests.Scoped' has functions, but is in the provider scope itself"
								+ because),
				Arguments.of(List.of(Other.class, None.class), "'functionDiscoveryTests.None' has no functions."),
				Arguments.of(List.of(Dates.class, Again.class),
						"The function 'next_day' is declared twice: by nextDay of 'functionDiscoveryTests.Dates' and "
								+ "by nextDay of 'functionDiscoveryTests.Again'."),
				Arguments.of(List.of(Illegal.class),
						"The function name 'Next-Day' of 'functionDiscoveryTests.Illegal' is not valid."),
				Arguments.of(List.of(Unsupported.class), """
						The model '%s' cannot become a Terraform schema:

						    function open > socket (Socket)
						                    ^ no Terraform type for java.net.Socket"""
					.formatted(Unsupported.class.getName())));
	}

	@ParameterizedTest
	@MethodSource("refusals")
	void startFails(List<Class<?>> beans, String description) {
		with(beans.toArray(Class<?>[]::new)).run((context) -> {
			FailureAnalysis analysis = analyze(context.getStartupFailure());
			assertThat(analysis.getDescription()).isEqualTo(description);
			assertThat(analysis.getAction()).isNotBlank();
		});
	}

	private FailureAnalysis analyze(Throwable failure) {
		return SpringFactoriesLoader.forDefaultResourceLocation()
			.load(FailureAnalyzer.class, ArgumentResolver.of(BeanFactory.class, this.beanFactory),
					FailureHandler.handleMessage((message, cause) -> {
					}))
			.stream()
			.map((analyzer) -> analyzer.analyze(failure))
			.filter((analysis) -> analysis != null)
			.findFirst()
			.orElseThrow(() -> new AssertionError("No analysis of", failure));
	}

	private ApplicationContextRunner with(Class<?>... beans) {
		return this.contextRunner.withInitializer((context) -> {
			this.beanFactory = context.getBeanFactory();
			new AnnotatedBeanDefinitionReader((GenericApplicationContext) context).register(beans);
		});
	}

	@TerraformFunctions
	static class Dates {

		@TerraformFunction
		String nextDay(String date) {
			return date + "+1";
		}

		@TerraformFunction("by_name")
		String other(String name) {
			return name;
		}

	}

	@org.springframework.stereotype.Component
	static class Other {

		@TerraformFunction
		String notServed() {
			return "";
		}

	}

	static class Texts {

		@TerraformFunction
		String plain() {
			return "";
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ByMethod {

		@Bean
		@TerraformFunctions
		Texts texts() {
			return new Texts();
		}

	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	@org.springframework.stereotype.Component
	@ProviderScope
	static class Client {

	}

	@org.springframework.stereotype.Component
	static class Service {

		Service(Client client) {
		}

	}

	@TerraformFunctions
	static class Direct {

		Direct(Client client) {
		}

		@TerraformFunction
		String direct() {
			return "";
		}

	}

	@TerraformFunctions
	static class Indirect {

		Indirect(Service service) {
		}

		@TerraformFunction
		String indirect() {
			return "";
		}

	}

	@TerraformFunctions
	static class OfSettings {

		OfSettings(Settings settings) {
		}

		@TerraformFunction
		String ofSettings() {
			return "";
		}

	}

	@TerraformFunctions
	@ProviderScope
	static class Scoped {

		@TerraformFunction
		String scoped() {
			return "";
		}

	}

	@TerraformFunctions
	static class None {

		String none() {
			return "";
		}

	}

	@TerraformFunctions
	static class Again {

		@TerraformFunction
		String nextDay() {
			return "";
		}

	}

	@TerraformFunctions
	static class Illegal {

		@TerraformFunction("Next-Day")
		String nextDay() {
			return "";
		}

	}

	@TerraformFunctions
	static class Unsupported {

		@TerraformFunction
		String open(Socket socket) {
			return "";
		}

	}

}
