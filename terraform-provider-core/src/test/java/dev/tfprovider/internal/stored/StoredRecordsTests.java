/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link StoredRecords}.
 */
class StoredRecordsTests {

	private final StoredRecords records = new StoredRecords(new ModelMappings(List.of()));

	@Test
	void recordComesBackAsItWas() {
		Sync sync = new Sync("v1", 3, Instant.parse("2026-01-01T00:00:00Z"), Duration.ofMinutes(90),
				List.of(new Step("a", null), new Step("b", 7)), Map.of("k", "v"), null);
		byte[] json = this.records.write(sync);
		assertThat(this.records.read(Sync.class, json)).isEqualTo(sync);
		assertThat(json).asString(StandardCharsets.UTF_8)
			.isEqualTo("{\"at\":\"2026-01-01T00:00:00Z\",\"count\":3,\"etag\":\"v1\",\"every\":\"1h30m\","
					+ "\"labels\":{\"k\":\"v\"},\"note\":null,"
					+ "\"steps\":[{\"name\":\"a\",\"size\":null},{\"name\":\"b\",\"size\":7}]}");
	}

	@Test
	void missingMembersAreNullZeroOrTheDefault() {
		assertThat(read(Sync.class, "{}")).isEqualTo(new Sync(null, 0, null, null, null, null, null));
		assertThat(read(Defaulted.class, "{}")).isEqualTo(new Defaulted("none", 0, false));
	}

	@Test
	void unknownMembersAreIgnoredAtAnyDepth() {
		Sync sync = read(Sync.class,
				"{\"etag\":\"v1\",\"old\":{\"x\":[1]},\"steps\":[{\"name\":\"a\",\"size\":null,\"gone\":true}]}");
		assertThat(sync.etag()).isEqualTo("v1");
		assertThat(sync.steps()).containsExactly(new Step("a", null));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "not JSON", "[]", "null", "7", "\"text\"", "{\"count\":\"many\"}", "{\"count\":1.5}",
			"{\"steps\":{}}", "{\"at\":\"yesterday\"}", "{\"etag\":\"v1\"", "\u0001\u0002" })
	void whatIsNoneOfTheRecordIsUnreadable(String stored) {
		assertThatExceptionOfType(UnreadableRecordException.class).isThrownBy(() -> read(Sync.class, stored))
			.withMessage("What is stored is no " + Sync.class.getName());
	}

	@Test
	void whatTheConstructorRefusesIsUnreadable() {
		assertThatExceptionOfType(UnreadableRecordException.class).isThrownBy(() -> read(Strict.class, "{}"));
	}

	@Test
	void unknownValueCannotBeStored() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.records.write(new Open(Value.unknown())))
			.withMessageStartingWith("The private state " + Open.class.getName() + " cannot be stored: ");
	}

	@Test
	void namesThatTerraformKeepsToItselfAreFree() {
		Reserved reserved = new Reserved(3, "p");
		assertThat(this.records.read(Reserved.class, this.records.write(reserved))).isEqualTo(reserved);
	}

	@Test
	void whatIsNoRecordIsRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> this.records.write("text"));
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> read(String.class, "{}"));
	}

	private <P> P read(Class<P> type, String json) {
		return this.records.read(type, json.getBytes(StandardCharsets.UTF_8));
	}

	record Sync(@Nullable String etag, int count, @Nullable Instant at, @Nullable Duration every,
			@Nullable List<Step> steps, @Nullable Map<String, String> labels, @Nullable String note) {

	}

	record Step(String name, @Nullable Integer size) {

	}

	record Defaulted(@Default("none") String text, long number, boolean flag) {

	}

	record Strict(String name) {

		Strict {
			Objects.requireNonNull(name);
		}

	}

	record Open(Value<String> state) {

	}

	record Reserved(int count, String provider) {

	}

}
