/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;

/**
 * A small provider, and its values as they travel.
 */
final class Acme {

	private static final ModelMappings MAPPINGS = new ModelMappings(List.of());

	private final List<String> calls = new ArrayList<>();

	private Function<ResourceData<Thing>, Thing> code = (data) -> new Thing(7L, data.plan().name(), data.plan().size(),
			data.plan().labels(), null, data.plan().any(), Instant.EPOCH, data.plan().parts());

	/**
	 * Say what create and update do.
	 */
	void code(Function<ResourceData<Thing>, Thing> code) {
		this.code = code;
	}

	List<String> calls() {
		return this.calls;
	}

	ProviderRuntime runtime(CurrentSession currentSession) {
		ProviderDefinition definition = ProviderDefinition.builder("acme")
			.settings(Settings.class)
			.resource("thing", Thing.class, new ThingResource())
			.dataSource("weather", Weather.class, (data) -> new Weather(data.config().city(), 21))
			.build();
		return new ProviderRuntime(definition, MAPPINGS, ConstraintValidator.NONE, List.of(), Map.of(), currentSession);
	}

	static ValueCodec codec() {
		return ValueCodec.of(MAPPINGS.resource(Thing.class).block().impliedType());
	}

	static ValueCodec weatherCodec() {
		return ValueCodec.of(MAPPINGS.of(TypeKind.DATA_SOURCE, Weather.class).block().impliedType());
	}

	/**
	 * Return a value of the resource as Terraform sends it: MessagePack, of the JSON a
	 * test can write.
	 */
	static Tfplugin6.DynamicValue thing(String json) {
		return dynamic(codec(), json);
	}

	static Tfplugin6.DynamicValue weather(String json) {
		return dynamic(weatherCodec(), json);
	}

	static Tfplugin6.DynamicValue settings(String json) {
		return dynamic(ValueCodec.of(MAPPINGS.of(ModelKind.PROVIDER, Settings.class).block().impliedType()), json);
	}

	private static Tfplugin6.DynamicValue dynamic(ValueCodec codec, String json) {
		return Values6.write(codec, codec.readState(ByteString.copyFromUtf8(json).toByteArray()));
	}

	/**
	 * Return what is wrong with an answer, a line for each diagnostic.
	 */
	static List<String> summaries(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> diagnostic.getSeverity() + " " + diagnostic.getSummary())
			.toList();
	}

	/**
	 * A resource of every shape the protocol knows.
	 */
	record Thing(@Id Long id, @RequiresReplace String name, @Default("1") Integer size,
			@Nullable Map<String, String> labels, @WriteOnly @Nullable String pin, @Nullable Object any,
			@Computed Instant created, @Block List<Part> parts) {

	}

	record Part(String name, @Nullable @Block List<Screw> screws) {

	}

	record Screw(int length) {

	}

	record Weather(String city, @Computed Integer degrees) {

	}

	record Settings(@EnvironmentDefault("ACME_ENDPOINT") @Nullable String endpoint) {

	}

	/**
	 * Author code.
	 */
	private final class ThingResource implements UpdatableResource<Thing> {

		@Override
		public Thing create(ResourceData<Thing> data) {
			Acme.this.calls.add("create");
			return Acme.this.code.apply(data);
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			Acme.this.calls.add("read");
			return Optional.of(data.state());
		}

		@Override
		public Thing update(ResourceData<Thing> data) {
			Acme.this.calls.add("update");
			return Acme.this.code.apply(data);
		}

		@Override
		public void delete(ResourceData<Thing> data) {
			Acme.this.calls.add("delete");
		}

	}

}
