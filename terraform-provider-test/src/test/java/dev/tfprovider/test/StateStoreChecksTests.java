/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateLock;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.client.InProcessTransport;
import dev.tfprovider.test.internal.engine.client.Transport;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the conformance suite finds in state stores.
 */
class StateStoreChecksTests {

	@Test
	void goodStoreIsNotCriticised() {
		assertThat(failures(new Good())).isEmpty();
	}

	@Test
	void storeThatCannotLockIsNotCriticised() {
		assertThat(failures(new Store())).isEmpty();
	}

	@Test
	void eachMistakeIsFound() {
		assertThat(failures(new Store() {

			@Override
			public void write(StateData<Place> data, StateContent content) throws IOException {
				this.states.putIfAbsent(data.stateId(), content.stream().readAllBytes());
			}

		})).contains("corner_store keeps what it is given");
		assertThat(failures(new Store() {

			@Override
			public List<String> list(StateStoreData<Place> data) {
				return List.of("default");
			}

		})).contains("corner_store keeps states apart, and lists and deletes them");
		assertThat(failures(new Store() {

			@Override
			public void write(StateData<Place> data, StateContent content) throws IOException {
				byte[] bytes = content.stream().readAllBytes();
				this.states.put(data.stateId(), Arrays.copyOf(bytes, Math.min(bytes.length, 1000)));
			}

		})).containsExactly("corner_store stands chunks of any size");
		assertThat(failures(new Store() {

			@Override
			public void write(StateData<Place> data, StateContent content) throws IOException {
				this.states.put(data.stateId(), new byte[0]);
				super.write(data, content);
			}

		})).containsExactly("corner_store leaves the old state if the new one does not come whole");
		assertThat(failures(new Good() {

			@Override
			public Optional<StateLock> unlock(StateData<Place> data, String lockId) {
				return Optional.of(new StateLock(lockId, "", "", Instant.EPOCH));
			}

		})).containsExactly("corner_store lets one run at a time hold a lock");
		assertThat(failures(new Store() {

			@Override
			String key(StateData<Place> data) {
				return data.stateId().trim();
			}

		})).containsExactly("corner_store stands names of any form");
	}

	/**
	 * Returns the names of the checks that fail.
	 */
	private static List<String> failures(Store store) {
		ProviderDefinition definition = ProviderDefinition.builder("corner")
			.stateStore("store", Place.class, store)
			.build();
		ConnectionSessions sessions = new ConnectionSessions();
		try (Transport transport = new InProcessTransport(
				PlainJavaService.of(definition, ModelMappings.of(definition), sessions), sessions, List.of())) {
			Transport.Connection connection = transport.connect();
			Tfplugin6.GetProviderSchema.Response schema = ProviderGrpc.newBlockingStub(connection.channel())
				.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
			List<Check> checks = new StateStoreChecks(connection.channel(), schema,
					Map.of("corner_store", Map.of("name", "here")))
				.checks();
			assertThat(checks).hasSize(6);
			List<String> failures = checks.stream().flatMap(StateStoreChecksTests::failure).toList();
			connection.channel().shutdownNow();
			return failures;
		}
	}

	private static Stream<String> failure(Check check) {
		try {
			check.body().execute();
			return Stream.empty();
		}
		catch (Throwable ex) {
			return Stream.of(check.name());
		}
	}

	record Place(String name) {

	}

	/**
	 * Keeps states in memory.
	 */
	private static class Store implements StateStore<Place> {

		final Map<String, byte[]> states = new ConcurrentHashMap<>();

		String key(StateData<Place> data) {
			return data.stateId();
		}

		@Override
		public Optional<StateContent> read(StateData<Place> data) {
			return Optional.ofNullable(this.states.get(key(data))).map(StateContent::of);
		}

		@Override
		public void write(StateData<Place> data, StateContent content) throws IOException {
			this.states.put(key(data), content.stream().readAllBytes());
		}

		@Override
		public List<String> list(StateStoreData<Place> data) {
			return List.copyOf(this.states.keySet());
		}

		@Override
		public boolean delete(StateData<Place> data) {
			return this.states.remove(key(data)) != null;
		}

	}

	/**
	 * Locks too.
	 */
	private static class Good extends Store implements LockableStateStore<Place> {

		final Map<String, StateLock> locks = new ConcurrentHashMap<>();

		@Override
		public Optional<StateLock> lock(StateData<Place> data, StateLock lock) {
			return Optional.ofNullable(this.locks.putIfAbsent(data.stateId(), lock));
		}

		@Override
		public Optional<StateLock> unlock(StateData<Place> data, String lockId) {
			StateLock held = this.locks.get(data.stateId());
			if (held != null && held.id().equals(lockId)) {
				this.locks.remove(data.stateId());
			}
			return Optional.ofNullable(held);
		}

	}

}
