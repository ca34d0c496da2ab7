/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import io.grpc.Channel;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that the state stores of a provider keep what they are given, in chunks of any
 * size, and that only one run at a time holds a lock. Uses states of its own, and deletes
 * them.
 *
 * @param channel where the provider is
 * @param schema its schema
 * @param configurations gives state stores that may be used their configurations
 */
record StateStoreChecks(Channel channel, Tfplugin6.GetProviderSchema.Response schema,
		Map<String, Map<String, ?>> configurations) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		this.schema.getStateStoreSchemasMap().forEach((name, schema) -> {
			Map<String, ?> configuration = this.configurations.get(name);
			if (configuration != null) {
				checks.addAll(checks(ServedType.of(name, schema).withConfiguration(configuration)));
			}
		});
		return checks;
	}

	private List<Check> checks(ServedType type) {
		return List.of(check(type, "keeps what it is given", this::keeps),
				check(type, "keeps states apart, and lists and deletes them", this::keepsApart),
				check(type, "stands chunks of any size", this::standsChunks),
				check(type, "leaves the old state if the new one does not come whole", this::isAtomic),
				check(type, "lets one run at a time hold a lock", this::locks),
				check(type, "stands names of any form", this::standsNames));
	}

	private Check check(ServedType type, String name, BiConsumer<ServedType, String> body) {
		return new Check("state stores", type.name() + " " + name, () -> {
			String state = "conformance-" + UUID.randomUUID();
			try {
				body.accept(type, state);
			}
			finally {
				configured(type, StateStoreCalls.CHUNK_SIZE).delete(state);
			}
		});
	}

	private StateStoreCalls configured(ServedType type, int chunkSize) {
		StateStoreCalls calls = new StateStoreCalls(this.channel, type.name());
		Tfplugin6.DynamicValue config = type.message(type.configuration());
		assertThat(calls.validate(config)).as("validation").isEmpty();
		assertThat(errors(calls.configure(config, chunkSize).diagnostics())).as("errors of the configuration")
			.isEmpty();
		return calls;
	}

	private void keeps(ServedType type, String state) {
		StateStoreCalls calls = configured(type, StateStoreCalls.CHUNK_SIZE);
		assertThat(read(calls, state)).as("a state that was never written").isNull();
		write(calls, state, "first");
		assertThat(read(calls, state)).as("what was written").isEqualTo("first");
		write(calls, state, "the second, which is longer");
		assertThat(read(calls, state)).as("what was written last").isEqualTo("the second, which is longer");
		write(calls, state, "3");
		assertThat(read(configured(type, StateStoreCalls.CHUNK_SIZE), state)).as("what another run reads")
			.isEqualTo("3");
	}

	private void keepsApart(ServedType type, String state) {
		StateStoreCalls calls = configured(type, StateStoreCalls.CHUNK_SIZE);
		String other = state + "-other";
		write(calls, state, "one");
		write(calls, other, "two");
		assertThat(ids(calls)).as("the states").contains(state, other);
		assertThat(errors(calls.delete(state))).as("errors of the deletion").isEmpty();
		assertThat(ids(calls)).as("the states that are left").contains(other).doesNotContain(state);
		assertThat(read(calls, state)).as("a deleted state").isNull();
		assertThat(read(calls, other)).as("the other state").isEqualTo("two");
		assertThat(errors(calls.delete(other))).as("errors of the deletion").isEmpty();
	}

	private void standsChunks(ServedType type, String state) {
		String text = "0123456789abcdef".repeat(1000);
		for (int size : new int[] { 100, 999, 1000, 16_000, 16_001 }) {
			StateStoreCalls calls = configured(type, size);
			write(calls, state, text + size);
			assertThat(read(calls, state)).as("what was written in chunks of " + size).isEqualTo(text + size);
		}
	}

	private void isAtomic(ServedType type, String state) {
		StateStoreCalls calls = configured(type, 100);
		byte[] text = bytes("0123456789abcdef".repeat(1000));
		assertThat(errors(calls.writeHalf(state, text))).as("errors of half a write").isNotEmpty();
		assertThat(read(calls, state)).as("a state that was never written whole").isNull();
		write(calls, state, "old");
		assertThat(errors(calls.writeHalf(state, text))).as("errors of half a write").isNotEmpty();
		assertThat(read(calls, state)).as("the state after half a write").isEqualTo("old");
	}

	/**
	 * A store that cannot lock gives every lock.
	 */
	private void locks(ServedType type, String state) {
		StateStoreCalls one = configured(type, StateStoreCalls.CHUNK_SIZE);
		StateStoreCalls.Answer<String> lock = one.lock(state, "OperationTypeApply");
		assertThat(lock.diagnostics()).as("diagnostics of the lock").isEmpty();
		assertThat(lock.result()).as("the id of the lock").isNotBlank();
		StateStoreCalls other = configured(type, StateStoreCalls.CHUNK_SIZE);
		StateStoreCalls.Answer<String> second = other.lock(state, "OperationTypePlan");
		if (errors(second.diagnostics()).isEmpty()) {
			return;
		}
		assertThat(errors(second.diagnostics()).toString()).as("what tells who holds the lock")
			.contains(String.valueOf(lock.result()));
		assertThat(errors(other.unlock(state, "another"))).as("errors of the release of another lock").isNotEmpty();
		assertThat(errors(other.unlock(state, String.valueOf(lock.result())))).as("errors of the release").isEmpty();
		assertThat(errors(other.unlock(state, String.valueOf(lock.result())))).as("errors of the second release")
			.isNotEmpty();
		StateStoreCalls.Answer<String> again = other.lock(state, "OperationTypePlan");
		assertThat(errors(again.diagnostics())).as("errors of the lock after a release").isEmpty();
		assertThat(errors(one.unlock(state, String.valueOf(again.result())))).as("errors of the release").isEmpty();
	}

	/**
	 * A store may refuse a name, but not mix it up with another.
	 */
	private void standsNames(ServedType type, String state) {
		StateStoreCalls calls = configured(type, StateStoreCalls.CHUNK_SIZE);
		for (String name : List.of("../" + state, state + "/..", state + "%2e", state + "\u00fc",
				state.toUpperCase(Locale.ROOT), state + "x".repeat(200), state + "'", state + " ")) {
			if (errors(calls.write(name, bytes(name))).isEmpty()) {
				assertThat(read(calls, name)).as("the state \"" + name + "\"").isEqualTo(name);
				assertThat(read(calls, state)).as("the state with another name").isNull();
				assertThat(ids(calls)).as("the states").contains(name).doesNotContain(state);
				assertThat(errors(calls.delete(name))).as("errors of the deletion").isEmpty();
			}
		}
		for (String name : List.of("", "x".repeat(100_000), "a\u0000b")) {
			assertThat(errors(calls.write(name, bytes("x")))).as("errors about a name of no state").isNotEmpty();
		}
	}

	private static void write(StateStoreCalls calls, String state, String text) {
		assertThat(errors(calls.write(state, bytes(text)))).as("errors of the write").isEmpty();
	}

	private static @Nullable String read(StateStoreCalls calls, String state) {
		StateStoreCalls.Answer<byte[]> answer = calls.read(state);
		assertThat(answer.diagnostics()).as("diagnostics of the read").isEmpty();
		return (answer.result() != null) ? new String(answer.result(), StandardCharsets.UTF_8) : null;
	}

	private static List<String> ids(StateStoreCalls calls) {
		StateStoreCalls.Answer<List<String>> answer = calls.list();
		assertThat(errors(answer.diagnostics())).as("errors of the list").isEmpty();
		return (answer.result() != null) ? answer.result() : List.of();
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	private static List<EngineDiagnostic> errors(List<EngineDiagnostic> diagnostics) {
		return diagnostics.stream().filter(EngineDiagnostic::error).toList();
	}

}
