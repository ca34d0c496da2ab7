/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Functions in an application that is processed ahead of time.
 */
@Tag("thorough")
@CompileWithForkedClassLoader
class FunctionsAheadOfTimeTests {

	@Test
	void functionsAreThoseFoundWhenTheApplicationWasBuilt() {
		AheadOfTime.process(Shop.class, (processed) -> {
			processed.run(null, (context) -> {
				assertThat(context.getBean(ProviderDefinition.class).functions())
					.extracting(ProviderDefinition.Functions::origin)
					.containsExactly("prices");
				Tfplugin6.CallFunction.Response response = new ProviderService(context.getBean(ProviderRuntime.class),
						new ConnectionSessions())
					.answer(ProviderGrpc.getCallFunctionMethod(),
							Tfplugin6.CallFunction.Request.newBuilder().setName("total").build());
				assertThat(response.getResult().getMsgpack().toByteArray()).containsExactly(0);
			});
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(Prices.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_METHODS)).accepts(processed.hints());
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(Price.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(processed.hints());
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(Tax.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(processed.hints());
		});
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration(TerraformProviderAutoConfiguration.class)
	static class Shop {

		@Bean
		Prices prices() {
			return new Prices();
		}

	}

	@TerraformFunctions
	static class Prices {

		@TerraformFunction
		int total(Price... prices) {
			return prices.length;
		}

		@SuppressWarnings("unused")
		int noFunction(Shop shop) {
			return 0;
		}

	}

	record Price(int cents, List<Tax> taxes) {

	}

	record Tax(String name) {

	}

}
