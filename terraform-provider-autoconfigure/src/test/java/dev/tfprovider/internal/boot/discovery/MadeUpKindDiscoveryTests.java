/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Tests for {@link BeanDiscovery} with a kind of type that Terraform does not have.
 */
class MadeUpKindDiscoveryTests {

	@Test
	void beansAreFoundByTheContract() {
		assertThat(definition(false).types(kind(false))).extracting("name", "origin", "model")
			.containsExactlyInAnyOrder(tuple("ceiling", "limits", Spending.class),
					tuple("total", "totals", Spending.class));
	}

	@Test
	void beansOfExperimentalKindsAreFoundOnlyIfAskedFor() {
		assertThat(definition(true).kinds()).isEmpty();
	}

	private static ProviderDefinition definition(boolean experimental) {
		try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
			context.registerBean("limits", Limits.class);
			context.registerBean("totals", TotalPolicy.class);
			context.refresh();
			ProviderDefinition.Builder builder = ProviderDefinition.builder("acme");
			new BeanDiscovery(context.getBeanFactory(), List.of(kind(experimental))).find(false)
				.addTo(builder, context.getBeanFactory(), false);
			return builder.build();
		}
	}

	private static TypeKind kind(boolean experimental) {
		return new TypeKind("policy", "a policy", Policy.class, TerraformPolicy.class.getName(), List.of("Policy"),
				TypeKind.Content.ARGUMENTS, new TypeKind.Block("policy", 2, false, Set.of(), Set.of(), Set.of()),
				new TypeKind.Limits(List.of(), "a policy has no limits", Void.class), "", experimental);
	}

	/**
	 * The contract.
	 *
	 * @param <M> the model
	 */
	interface Policy<M> {

		boolean allows(M model);

	}

	/**
	 * The annotation.
	 */
	@Retention(RetentionPolicy.RUNTIME)
	@interface TerraformPolicy {

		String value() default "";

	}

	record Spending(long limit) {

	}

	@TerraformPolicy("ceiling")
	static class Limits implements Policy<Spending> {

		@Override
		public boolean allows(Spending model) {
			return model.limit() < 10;
		}

	}

	static class TotalPolicy implements Policy<Spending> {

		@Override
		public boolean allows(Spending model) {
			return model.limit() < 1000;
		}

	}

}
