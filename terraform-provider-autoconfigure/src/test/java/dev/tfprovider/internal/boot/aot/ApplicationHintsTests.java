/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.List;

import dev.tfprovider.internal.boot.aot.exchange.StockClient;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

class ApplicationHintsTests {

	private final RuntimeHints hints = new RuntimeHints();

	private final ModelHints models = new ModelHints(this.hints);

	@BeforeEach
	void application() {
		new ApplicationHints(this.hints, this.models, getClass().getClassLoader())
			.addAll(List.of(StockClient.class.getPackageName()));
	}

	@ParameterizedTest
	@ValueSource(classes = { StockClient.Request.class, StockClient.Part.class, StockClient.Answer.class,
			StockClient.Listed.class, StockClient.Signed.class })
	void whatIsSentAndReceivedIsMadeAndRead(Class<?> type) {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(type)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
		assertThat(
				RuntimeHintsPredicates.reflection().onMethodInvocation(type, type.getRecordComponents()[0].getName()))
			.accepts(this.hints);
	}

	@ParameterizedTest
	@ValueSource(classes = { StockClient.Order.class, StockClient.Confirmation.class, StockClient.Transfer.class,
			StockClient.Courier.class, StockClient.Mail.class })
	void whatServiceInterfacesExchangeIsMadeAndRead(Class<?> type) {
		assertThat(
				RuntimeHintsPredicates.reflection().onMethodInvocation(type, type.getRecordComponents()[0].getName()))
			.accepts(this.hints);
	}

	@Test
	void beansOfJavaAreMadeAndRead() {
		assertThat(RuntimeHintsPredicates.reflection().onMethodInvocation(StockClient.Form.class, "setText"))
			.accepts(this.hints);
	}

	@Test
	void serviceInterfacesHaveProxies() {
		Class<?> service = ClassUtils.resolveClassName(StockClient.class.getName() + "$StockService", null);
		assertThat(RuntimeHintsPredicates.proxies().forInterfaces(AopProxyUtils.completeJdkProxyInterfaces(service)))
			.accepts(this.hints);
		assertThat(RuntimeHintsPredicates.reflection().onMethodInvocation(service, "orders")).accepts(this.hints);
	}

	@Test
	void modelsNamedOutsideOfResourcesAreModels() {
		assertThat(this.models.records()).contains(StockClient.Kept.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Counted", "Counter", "Keeper" })
	void nothingElseIsMentioned(String name) {
		assertThat(
				RuntimeHintsPredicates.reflection().onType(TypeReference.of(StockClient.class.getName() + "$" + name)))
			.rejects(this.hints);
	}

}
