/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;

/**
 * A provider with one type of each kind, all of which have the same attribute. It writes
 * down what of it is called.
 */
final class BadInputProvider {

	final List<String> calls = new CopyOnWriteArrayList<>();

	ProviderDefinition definition() {
		return ProviderDefinition.builder("acme")
			.settings(Config.class)
			.meta(Config.class)
			.resource("thing", Thing.class, new ThingResource())
			.dataSource("thing", Config.class, (data) -> called("read data", data.config()))
			.ephemeralResource("thing", Config.class, (data) -> called("open", data.config()))
			.functions(new Functions())
			.listResource("thing", Thing.class, Config.class,
					(query) -> called("list", Stream.of(new Thing(query.config().name()))))
			.action("thing", Config.class, (data) -> called("invoke", data.config()))
			.stateStore("thing", Config.class, new ThingStore())
			.build();
	}

	private <T> T called(String what, T answer) {
		this.calls.add(what);
		return answer;
	}

	record Thing(@Id(configured = true) String name) {

	}

	record Config(String name) {

	}

	final class Functions {

		@TerraformFunction
		String echo(String text) {
			return called("echo", text);
		}

	}

	private final class ThingResource implements UpdatableResource<Thing> {

		@Override
		public Thing create(ResourceData<Thing> data) {
			return called("create", data.plan());
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			return called("read", Optional.of(data.state()));
		}

		@Override
		public Thing update(ResourceData<Thing> data) {
			return called("update", data.plan());
		}

		@Override
		public void delete(ResourceData<Thing> data) {
			called("delete", data.state());
		}

	}

	private final class ThingStore implements StateStore<Config> {

		@Override
		public void configure(StateStoreData<Config> data) {
			called("configure", data.config());
		}

		@Override
		public Optional<StateContent> read(StateData<Config> data) {
			return called("read state", Optional.empty());
		}

		@Override
		public void write(StateData<Config> data, StateContent content) {
			called("write", content);
		}

		@Override
		public List<String> list(StateStoreData<Config> data) {
			return called("list states", List.of());
		}

		@Override
		public boolean delete(StateData<Config> data) {
			return called("delete state", true);
		}

	}

}
