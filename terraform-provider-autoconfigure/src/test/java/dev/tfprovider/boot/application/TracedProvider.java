/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.web.client.RestClient;

/**
 * A provider whose data source asks an HTTP service, with its secret in the address.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ TracedProvider.Settings.class, TracedProvider.Probe.class })
public class TracedProvider {

	public static void main(String[] args) {
		TerraformProvider.run(TracedProvider.class, args);
	}

	@Bean
	@ProviderScope
	Upstream upstream(RestClient.Builder clients, Settings settings) {
		return new Upstream(clients.baseUrl(settings.endpoint()).build());
	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	record ProbeModel(@Sensitive String action, @Computed @Nullable String result) {

	}

	static class Upstream {

		private final RestClient client;

		Upstream(RestClient client) {
			this.client = client;
		}

		String get(String path) {
			return String.valueOf(this.client.get().uri("/" + path).retrieve().body(String.class));
		}

	}

	@TerraformDataSource("probe")
	static class Probe implements DataSourceReader<ProbeModel> {

		private final Upstream upstream;

		Probe(Upstream upstream) {
			this.upstream = upstream;
		}

		@Override
		public ProbeModel read(DataSourceData<ProbeModel> data) {
			return new ProbeModel(data.config().action(), this.upstream.get(data.config().action()));
		}

	}

}
