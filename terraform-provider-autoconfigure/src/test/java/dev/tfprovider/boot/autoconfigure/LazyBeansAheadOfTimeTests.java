/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.LifecycleAutoConfiguration;
import org.springframework.boot.autoconfigure.ssl.SslAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonProperties;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests which beans a provider that is processed ahead of time does not create before
 * somebody asks for them.
 */
@CompileWithForkedClassLoader
class LazyBeansAheadOfTimeTests {

	@Test
	void providerCreatesBeansOfItsClientWhenItAsksForThem() {
		AheadOfTime.process(Provider.class, (processed) -> processed.run(null, (context) -> {
			assertThat(created(context)).noneMatch((name) -> name.contains(".ssl.") || name.contains("jackson"))
				.anyMatch((name) -> name.endsWith("LifecycleProperties"));
			JsonMapper mapper = context.getBean(JsonMapper.class);
			assertThat(mapper.writeValueAsString(Map.of("petName", "Rex"))).isEqualTo("{\n  \"petName\" : \"Rex\"\n}");
			assertThat(created(context)).anyMatch((name) -> name.endsWith(JacksonProperties.class.getName()));
		}, "spring.jackson.serialization.indent-output=true"));
	}

	@Test
	void applicationThatIsNoProviderCreatesThemAtOnce() {
		AheadOfTime.process(NoProvider.class,
				(processed) -> processed.run(null, (context) -> assertThat(created(context))
					.anyMatch((name) -> name.endsWith(JacksonProperties.class.getName()))));
	}

	private static List<String> created(GenericApplicationContext context) {
		return Arrays.asList(context.getBeanFactory().getSingletonNames());
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ JacksonAutoConfiguration.class, LifecycleAutoConfiguration.class,
			SslAutoConfiguration.class })
	static class NoProvider {

	}

	@Configuration(proxyBeanMethods = false)
	@Import(AheadOfTimeTests.Wiring.class)
	static class Provider extends NoProvider {

	}

}
