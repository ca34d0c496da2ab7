/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that text of a million digits, in an import id, in a configuration and in
 * settings, ends in a diagnostic. To make a number of it would take minutes.
 */
@Timeout(60)
class NumberBombRpcTests {

	private static final String DIGITS = "7".repeat(1_000_000);

	private static final int LONGEST_DETAIL = 1_000;

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.resource("long", LongId.class, new Nothing<>())
		.resource("integer", IntegerId.class, new Nothing<>())
		.resource("short", ShortId.class, new Nothing<>())
		.resource("big_integer", BigIntegerId.class, new Nothing<>())
		.resource("big_decimal", BigDecimalId.class, new Nothing<>())
		.resource("double", DoubleId.class, new Nothing<>())
		.resource("pair", PairId.class, new Nothing<>())
		.resource("wait", Wait.class, new Nothing<>())
		.build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	static Stream<Arguments> importIds() {
		return Stream.of("long", "integer", "short", "big_integer", "big_decimal", "double")
			.flatMap((type) -> Stream.of(DIGITS, "-" + DIGITS, "0." + DIGITS, "1e" + DIGITS, "1e999999999")
				.map((id) -> Arguments.of(type, id)));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("importIds")
	void importIdIsRefused(String type, String id) {
		Tfplugin6.ImportResourceState.Response response = importState("acme_" + type, id);
		assertThat(response.getImportedResourcesList()).isEmpty();
		assertRefused(response.getDiagnosticsList(), "ERROR Invalid import id");
	}

	@Test
	void importIdOfSeveralPartsIsRefused() {
		Tfplugin6.ImportResourceState.Response response = importState("acme_pair", "eu/" + DIGITS);
		assertThat(response.getImportedResourcesList()).isEmpty();
		assertRefused(response.getDiagnosticsList(), "ERROR Invalid import id");
	}

	@ParameterizedTest(name = "{index}")
	@ValueSource(strings = { "%s", "%sh", "0.%ss", "P%sD", "PT%sS", "-%sms" })
	void durationOfAnAttributeIsRefused(String form) {
		assertRefused(validate("{\"id\":\"a\",\"delay\":\"" + form.formatted(DIGITS) + "\"}"),
				"ERROR Invalid value for \"delay\"");
	}

	@ParameterizedTest(name = "{index}")
	@ValueSource(strings = { "%s", "%sh", "0.%ss", "P%sD", "PT%sS", "-%sms" })
	void timeoutIsRefused(String form) {
		assertRefused(validate("{\"id\":\"a\",\"timeouts\":{\"create\":\"" + form.formatted(DIGITS) + "\"}}"),
				"ERROR Invalid value for \"timeouts.create\"");
	}

	@ParameterizedTest(name = "{index}")
	@ValueSource(strings = { "%s", "%sh", "0.%ss", "P%sD", "PT%sS", "-%sms" })
	void durationOfTheSettingsIsRefused(String form) {
		Tfplugin6.DynamicValue settings = this.served.settings("{\"patience\":\"" + form.formatted(DIGITS) + "\"}");
		assertRefused(this.client
			.validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(settings).build())
			.getDiagnosticsList(), "ERROR Invalid value for \"patience\"");
		assertRefused(this.client
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder().setConfig(settings).build())
			.getDiagnosticsList(), "ERROR Invalid value for \"patience\"");
	}

	private List<Tfplugin6.Diagnostic> validate(String config) {
		return this.client
			.validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.newBuilder()
				.setTypeName("acme_wait")
				.setConfig(this.served.value("acme_wait", config))
				.build())
			.getDiagnosticsList();
	}

	private Tfplugin6.ImportResourceState.Response importState(String type, String id) {
		return this.client.importResourceState(
				Tfplugin6.ImportResourceState.Request.newBuilder().setTypeName(type).setId(id).build());
	}

	private static void assertRefused(List<Tfplugin6.Diagnostic> diagnostics, String summary) {
		assertThat(Acme.summaries(diagnostics)).containsExactly(summary);
		assertThat(diagnostics.get(0).getDetail()).hasSizeLessThan(LONGEST_DETAIL);
	}

	record Settings(Duration patience) {

	}

	record LongId(@Id Long id) {

	}

	record IntegerId(@Id Integer id) {

	}

	record ShortId(@Id Short id) {

	}

	record BigIntegerId(@Id BigInteger id) {

	}

	record BigDecimalId(@Id BigDecimal id) {

	}

	record DoubleId(@Id Double id) {

	}

	record PairId(@Id String region, @Id Integer number) {

	}

	record Wait(@Id(configured = true) String id, @Nullable Duration delay, @Nullable ResourceTimeouts timeouts) {

	}

	private static final class Nothing<M> implements UpdatableResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.of(data.state());
		}

		@Override
		public M update(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

}
