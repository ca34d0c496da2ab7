/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ScopedCreationException;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ContextConsumer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Beans that live as long as one configuration of the provider.
 */
class ProviderScopeTests {

	private final List<String> events = new ArrayList<>();

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore")
		.withBean("events", List.class, () -> this.events)
		.withBean("pool", Pool.class)
		.withBean("settings", Settings.class)
		.withUserConfiguration(Clients.class)
		.withBean(Service.class);

	@Test
	void scopedBeanIsMadeOfTheSettingsOnFirstUse() {
		run((context) -> {
			configure(context, "a");
			assertThat(this.events).isEmpty();
			assertThat(context.getBean(Service.class).endpoint()).isEqualTo("a");
			assertThat(context.getBean(Service.class).endpoint()).isEqualTo("a");
			assertThat(this.events).containsExactly("transport of a", "client of a");
		});
	}

	@Test
	void scopedBeanBeforeConfigurationFails() {
		run((context) -> assertThatException().isThrownBy(() -> context.getBean(Service.class).endpoint())
			.havingRootCause()
			.isInstanceOf(ProviderNotConfiguredException.class)
			.withMessage("The provider is not configured yet"));
	}

	@Test
	void scopedBeanWhenSettingsAreNotKnownYetFails() {
		run((context) -> {
			configure(context, sessions(context).connections().toConfigure(sessions(context).connections().shared()),
					TerraformValue.unknown(TerraformType.STRING));
			assertThatException().isThrownBy(() -> context.getBean(Service.class).endpoint())
				.havingRootCause()
				.isInstanceOf(ProviderNotConfiguredException.class)
				.withMessage("Provider settings not known yet: [endpoint]");
		});
	}

	@Test
	void eachSessionHasAnInstanceOfItsOwn() {
		run((context) -> {
			ProviderSession first = new ProviderSession();
			ProviderSession second = new ProviderSession();
			configure(context, first, TerraformValue.string("a"));
			configure(context, second, TerraformValue.string("b"));
			Service service = context.getBean(Service.class);
			assertThat(in(context, first, service)).isEqualTo("a");
			assertThat(in(context, second, service)).isEqualTo("b");
			assertThat(in(context, first, service)).isEqualTo("a");
			assertThat(this.events).containsExactly("transport of a", "client of a", "transport of b", "client of b");
		});
	}

	@Test
	void threadsOfTheAuthorUseTheSessionConfiguredLast() {
		run((context) -> {
			configure(context, "a");
			Service service = context.getBean(Service.class);
			assertThat(CompletableFuture.supplyAsync(service::endpoint).join()).isEqualTo("a");
			configure(context, "b");
			assertThat(CompletableFuture.supplyAsync(service::endpoint).join()).isEqualTo("b");
		});
	}

	@Test
	void newConfigurationClosesWhatBelongedToTheOldInReverseOrder() {
		run((context) -> {
			configure(context, "a");
			context.getBean(Service.class).endpoint();
			this.events.clear();
			configure(context, "b");
			assertThat(this.events).containsExactly("client of a closed over transport of a",
					"transport of a destroyed");
			assertThat(context.getBean(Service.class).endpoint()).isEqualTo("b");
		});
	}

	@Test
	void whenClosingInACallOfAnotherSessionUsesItsOwnBeans() {
		run((context) -> {
			ProviderSession first = new ProviderSession();
			ProviderSession second = new ProviderSession();
			configure(context, first, TerraformValue.string("a"));
			configure(context, second, TerraformValue.string("b"));
			in(context, first, context.getBean(Service.class));
			this.events.clear();
			sessions(context).currentSession().run(second, first::close);
			assertThat(this.events).containsExactly("client of a closed over transport of a",
					"transport of a destroyed");
		});
	}

	@Test
	void endOfTheContextClosesScopedBeansBeforeSingletons() {
		run((context) -> {
			configure(context, "a");
			context.getBean(Service.class).endpoint();
			this.events.clear();
		});
		assertThat(this.events).containsExactly("client of a closed over transport of a", "transport of a destroyed",
				"pool destroyed");
	}

	@Test
	void whenClosingOneBeanFailsClosesTheOthers() {
		run((context) -> {
			configure(context, "fail");
			context.getBean(Service.class).endpoint();
			this.events.clear();
			configure(context, "b");
			assertThat(this.events).containsExactly("client of fail closed over transport of fail",
					"transport of fail destroyed");
		});
	}

	@Test
	void whenCodeOfABeanFailsSaysWhatItSays() {
		run((context) -> {
			configure(context, "boom");
			assertThatExceptionOfType(ScopedCreationException.class)
				.isThrownBy(() -> context.getBean("scopedTarget.transport"))
				.withMessage("Could not make 'transport' of the provider's settings")
				.havingCause()
				.isExactlyInstanceOf(IllegalStateException.class)
				.withMessage("endpoint boom is no URL");
			assertThatException().isThrownBy(() -> context.getBean(Service.class).endpoint())
				.isInstanceOf(ScopedCreationException.class)
				.havingRootCause()
				.withMessage("endpoint boom is no URL");
		});
	}

	private void run(ContextConsumer<AssertableApplicationContext> consumer) {
		this.contextRunner.run((context) -> {
			assertThat(context).hasNotFailed();
			consumer.accept(context);
		});
	}

	private static String in(AssertableApplicationContext context, ProviderSession session, Service service) {
		AtomicReference<String> endpoint = new AtomicReference<>();
		CurrentSession current = sessions(context).currentSession();
		current.run(session, () -> endpoint.set(service.endpoint()));
		return endpoint.get();
	}

	private static void configure(AssertableApplicationContext context, String endpoint) {
		configure(context, sessions(context).connections().toConfigure(sessions(context).connections().shared()),
				TerraformValue.string(endpoint));
	}

	private static void configure(AssertableApplicationContext context, ProviderSession session,
			TerraformValue endpoint) {
		ProviderRuntime runtime = context.getBean(ProviderRuntime.class);
		ObjectType type = runtime.settings().schema().block().impliedType();
		assertThat(runtime.configure(CallScope.detached(), session,
				TerraformValue.object(type, Map.of("endpoint", endpoint))))
			.isEmpty();
	}

	private static ProviderSessions sessions(AssertableApplicationContext context) {
		return context.getBean(ProviderSessions.class);
	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	static class Pool implements DisposableBean {

		private final List<String> events;

		Pool(List<String> events) {
			this.events = events;
		}

		@Override
		public void destroy() {
			this.events.add("pool destroyed");
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Clients {

		@Bean(destroyMethod = "destroy")
		@ProviderScope
		Transport transport(Settings settings, List<String> events) {
			return new Transport(settings.endpoint(), events);
		}

		@Bean
		@ProviderScope
		Client client(Transport transport) {
			return new Client(transport);
		}

	}

	static class Transport {

		private final String endpoint;

		private final List<String> events;

		Transport(String endpoint, List<String> events) {
			if (endpoint.equals("boom")) {
				throw new IllegalStateException("endpoint boom is no URL");
			}
			this.endpoint = endpoint;
			this.events = events;
			events.add("transport of " + endpoint);
		}

		String endpoint() {
			return this.endpoint;
		}

		void event(String event) {
			this.events.add(event);
		}

		void destroy() {
			this.events.add("transport of " + this.endpoint + " destroyed");
		}

	}

	static class Client implements AutoCloseable {

		private final Transport transport;

		private final String endpoint;

		Client(Transport transport) {
			this.transport = transport;
			this.endpoint = transport.endpoint();
			transport.event("client of " + this.endpoint);
		}

		String endpoint() {
			return this.endpoint;
		}

		@Override
		public void close() {
			this.transport
				.event("client of " + this.endpoint + " closed over transport of " + this.transport.endpoint());
			if (this.endpoint.equals("fail")) {
				throw new IllegalStateException("not closed");
			}
		}

	}

	static class Service {

		private final Client client;

		Service(Client client) {
			this.client = client;
		}

		String endpoint() {
			return this.client.endpoint();
		}

	}

}
