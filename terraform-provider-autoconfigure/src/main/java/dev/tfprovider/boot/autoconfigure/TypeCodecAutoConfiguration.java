/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.JsonNodeCodec;
import tools.jackson.databind.JsonNode;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Auto-configuration of codecs for component types that come with Spring Boot.
 */
@AutoConfiguration(before = TerraformProviderAutoConfiguration.class)
final class TypeCodecAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	DataSizeCodec terraformDataSizeCodec() {
		return new DataSizeCodec();
	}

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass(JsonNode.class)
	static class JsonConfiguration {

		@Bean
		@ConditionalOnMissingBean
		JsonNodeCodec terraformJsonNodeCodec() {
			return new JsonNodeCodec();
		}

	}

}
