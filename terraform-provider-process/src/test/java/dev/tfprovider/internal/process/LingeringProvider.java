/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.time.Duration;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/**
 * A provider whose threads outlive its launches, and talk about a secret all the time.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ LingeringProvider.Settings.class, LingeringProvider.Refreshing.class })
public class LingeringProvider {

	static final Logger logger = LoggerFactory.getLogger(LingeringProvider.class);

	public static void main(String[] args) {
		TerraformProvider.run(LingeringProvider.class, args);
	}

	@Bean
	@ProviderScope
	Client client(Settings settings) {
		return new Client(settings.token());
	}

	@ProviderConfiguration
	record Settings(@Sensitive String token) {

	}

	static class Client {

		private final String token;

		Client(String token) {
			this.token = token;
		}

		/**
		 * Start two threads. One works for the launch, the other for nobody, as those of
		 * pools do.
		 */
		void start() {
			String secret = this.token;
			start(new Thread(null, () -> refresh("launch", secret), "refresh"));
			start(new Thread(null, () -> refresh("pool", secret), "pool", 0, false));
		}

		private static void start(Thread thread) {
			thread.setDaemon(true);
			thread.start();
		}

		private static void refresh(String thread, String token) {
			try {
				while (true) {
					logger.warn("Thread of a {} refreshes {}", thread, token);
					Thread.sleep(Duration.ofMillis(100).toMillis());
				}
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}

	}

	record Session(String name) {

	}

	@TerraformDataSource("session")
	static class Refreshing implements DataSourceReader<Session> {

		private final Client client;

		Refreshing(Client client) {
			this.client = client;
		}

		@Override
		public Session read(DataSourceData<Session> data) {
			this.client.start();
			return data.config();
		}

	}

}
