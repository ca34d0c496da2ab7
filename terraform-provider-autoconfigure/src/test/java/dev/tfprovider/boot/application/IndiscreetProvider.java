/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * A provider that talks about its secrets wherever it can.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ IndiscreetProvider.Settings.class, IndiscreetProvider.Vault.class })
public class IndiscreetProvider {

	static final Logger logger = LoggerFactory.getLogger(IndiscreetProvider.class);

	public static void main(String[] args) {
		TerraformProvider.run(IndiscreetProvider.class, args);
	}

	@Bean
	@ProviderScope
	Client client(Settings settings) {
		return new Client(settings.token());
	}

	@ProviderConfiguration
	record Settings(@EnvironmentDefault("ACME_TOKEN") @Sensitive String token) {

	}

	static class Client {

		private final String token;

		Client(String token) {
			this.token = token;
		}

		String token() {
			return this.token;
		}

	}

	record Door(String name, @Sensitive String pin) {

	}

	@TerraformDataSource("vault")
	static class Vault implements DataSourceReader<Door> {

		private final Client client;

		Vault(Client client) {
			this.client = client;
		}

		@Override
		public Door read(DataSourceData<Door> data) {
			String pin = data.config().pin();
			UriComponentsBuilder.fromUriString("https://me:goldfish@acme.test/?x=goldfish#goldfish").build();
			try (MDC.MDCCloseable field = MDC.putCloseable("request", "Bearer " + this.client.token())) {
				logger.atInfo().addKeyValue("body", "{\"pin\":\"" + pin + "\"}").log("Opening {} with {}", "it", pin);
			}
			data.diagnostics().warning("Opened with " + pin, "By " + this.client.token() + ".");
			throw new IllegalStateException("401 for https://acme.test/?token=" + this.client.token(),
					new IllegalArgumentException("wrong pin " + pin));
		}

	}

}
