/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.ConfigurationPropertiesAutoConfiguration;
import org.springframework.boot.autoconfigure.context.PropertyPlaceholderAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceInitializationAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.servlet.autoconfigure.HttpEncodingAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;

/**
 * Runs a small pet store: a REST service under {@code /api/v3} with its data in one H2
 * file.
 * <p>
 * It is also started inside the tests of other applications. Therefore it names the
 * auto-configurations it needs instead of taking what the class path offers, reads
 * {@code petstore-api.yml} and no {@code application.yml}, and keeps its beans to itself.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@PetstoreApiOnly
@ComponentScan
@EnableConfigurationProperties(PetstoreApiProperties.class)
@ImportAutoConfiguration({ ConfigurationPropertiesAutoConfiguration.class, PropertyPlaceholderAutoConfiguration.class,
		JacksonAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class, ValidationAutoConfiguration.class,
		HttpEncodingAutoConfiguration.class, TomcatServletWebServerAutoConfiguration.class,
		DispatcherServletAutoConfiguration.class, WebMvcAutoConfiguration.class, DataSourceAutoConfiguration.class,
		DataSourceInitializationAutoConfiguration.class, DataSourceTransactionManagerAutoConfiguration.class,
		JdbcTemplateAutoConfiguration.class, JdbcClientAutoConfiguration.class, TransactionAutoConfiguration.class })
public class PetstoreApi {

	/**
	 * The path below which everything but the administration of faults is served.
	 */
	public static final String BASE_PATH = "/api/v3";

	static final String CONFIG_NAME = "petstore-api";

	@Bean
	PetstoreDatabase petstoreDatabase(PetstoreApiProperties properties) {
		return new PetstoreDatabase(properties.database());
	}

	/**
	 * Start the service and return once it accepts requests. The bound port is the
	 * property {@code local.server.port} of the returned context's environment; closing
	 * the context stops the service and releases its database.
	 * @param args arguments as on the command line, such as {@code --server.port=0}
	 * @return the running service
	 */
	public static ConfigurableApplicationContext run(String... args) {
		return new SpringApplicationBuilder(PetstoreApi.class).properties("spring.config.name=" + CONFIG_NAME)
			.run(args);
	}

	public static void main(String[] args) {
		run(args);
	}

}
