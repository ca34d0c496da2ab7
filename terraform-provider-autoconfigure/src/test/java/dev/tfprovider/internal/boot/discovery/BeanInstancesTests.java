/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.context.support.StaticApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link BeanInstances}.
 */
class BeanInstancesTests {

	@Test
	void beanIsGiven() {
		Frozen bean = new Frozen("bean");
		assertThat(new BeanInstances(beanFactory("frozen", bean)).get(Frozen.class)).isSameAs(bean);
	}

	@Test
	void withoutBeanInstanceIsMadeWithBeansForItsConstructor() {
		Frozen made = new BeanInstances(beanFactory("why", "dependency")).get(Frozen.class);
		assertThat(made.why).isEqualTo("dependency");
	}

	@Test
	void whatCannotBeMadeFails() {
		assertThatExceptionOfType(RuntimeException.class)
			.isThrownBy(() -> new BeanInstances(new DefaultListableBeanFactory()).get(Frozen.class))
			.withMessageContaining(Frozen.class.getName());
	}

	private static DefaultListableBeanFactory beanFactory(String name, Object bean) {
		StaticApplicationContext context = new StaticApplicationContext();
		context.getBeanFactory().registerSingleton(name, bean);
		return context.getDefaultListableBeanFactory();
	}

	static class Frozen implements PlanModifier {

		private final String why;

		Frozen(String why) {
			this.why = why;
		}

		@Override
		public void modify(AttributePlan plan) {
			plan.setPlan(plan.state());
		}

	}

}
