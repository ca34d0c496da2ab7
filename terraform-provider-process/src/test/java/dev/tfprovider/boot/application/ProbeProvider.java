/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import java.util.concurrent.CountDownLatch;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/**
 * A provider that prints while it starts and works, and hangs when asked to. It is in no
 * package of the framework, as no provider is.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ ProbeProvider.Settings.class, ProbeProvider.Probe.class })
public class ProbeProvider {

	static final Logger logger = LoggerFactory.getLogger(ProbeProvider.class);

	ProbeProvider() {
		System.out.println("printed by a constructor");
	}

	public static void main(String[] args) {
		TerraformProvider.run(ProbeProvider.class, args);
	}

	@Bean
	ApplicationRunner printingRunner() {
		return (args) -> System.out.println("printed by a runner");
	}

	@Bean
	@ConditionalOnProperty("test.hang-at-end")
	AutoCloseable hangingEnd() {
		return ProbeProvider::hang;
	}

	@Bean
	@ConditionalOnProperty("test.hang-when-ready")
	ApplicationListener<ApplicationReadyEvent> hangingListener() {
		return (event) -> hang();
	}

	@Bean
	@ProviderScope
	Client client(Settings settings) {
		return new Client(settings.endpoint());
	}

	/**
	 * Hang whatever happens.
	 */
	private static void hang() {
		while (true) {
			try {
				new CountDownLatch(1).await();
			}
			catch (InterruptedException ex) {
				logger.debug("Interrupted, but going on");
			}
		}
	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	static class Client {

		private final String endpoint;

		Client(String endpoint) {
			this.endpoint = endpoint;
		}

		String endpoint() {
			return this.endpoint;
		}

	}

	record ProbeModel(String action, @Computed @Nullable String result) {

	}

	@TerraformDataSource("probe")
	static class Probe implements DataSourceReader<ProbeModel> {

		private final Client client;

		private final CountDownLatch hanging = new CountDownLatch(1);

		Probe(Client client) {
			this.client = client;
		}

		@Override
		public ProbeModel read(DataSourceData<ProbeModel> data) throws InterruptedException {
			String action = data.config().action();
			System.out.println("printed by a data source");
			logger.debug("Asked to {}", action);
			return new ProbeModel(action, switch (action) {
				case "endpoint" -> this.client.endpoint();
				case "log" -> {
					logger.info("Logged by the author");
					yield "logged";
				}
				case "hang" -> {
					this.hanging.countDown();
					hang();
					yield "never";
				}
				case "wait-for-hang" -> {
					this.hanging.await();
					yield "hanging";
				}
				default -> throw new IllegalArgumentException(action);
			});
		}

	}

}
