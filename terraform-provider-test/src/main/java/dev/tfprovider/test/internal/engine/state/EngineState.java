/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.value.TerraformValue;

/**
 * The state that Terraform stores between commands. Immutable.
 *
 * @param current the objects by address
 * @param deposed objects that wait for their deletion, by address and key
 * @param settled the values that were unknown until an apply, by name
 * @param outputs the output values by name
 */
public record EngineState(Map<String, StoredObject> current, Map<String, Map<String, StoredObject>> deposed,
		Map<String, TerraformValue> settled, Map<String, StoredOutput> outputs) {

	/**
	 * The state before the first apply.
	 */
	public static final EngineState EMPTY = new EngineState(Map.of(), Map.of(), Map.of(), Map.of());

	public EngineState {
		current = Collections.unmodifiableMap(new TreeMap<>(current));
		Map<String, Map<String, StoredObject>> copy = new TreeMap<>();
		deposed.forEach((address, objects) -> {
			if (!objects.isEmpty()) {
				copy.put(address, Collections.unmodifiableMap(new TreeMap<>(objects)));
			}
		});
		deposed = Collections.unmodifiableMap(copy);
		settled = Map.copyOf(settled);
		outputs = Collections.unmodifiableMap(new TreeMap<>(outputs));
	}

	private EngineState withCurrent(Consumer<Map<String, StoredObject>> change) {
		Map<String, StoredObject> changed = new TreeMap<>(this.current);
		change.accept(changed);
		return new EngineState(changed, this.deposed, this.settled, this.outputs);
	}

	public Optional<StoredObject> find(String address) {
		return Optional.ofNullable(this.current.get(address));
	}

	/**
	 * Return this state with an object marked for replacement, or not marked any more.
	 * @param address address of the object
	 * @param tainted whether the next plan replaces it
	 * @return the changed state, empty if there is no such object
	 */
	public Optional<EngineState> withTaint(String address, boolean tainted) {
		return find(address).map((object) -> withCurrent((objects) -> objects.put(address, object.withTaint(tainted))));
	}

	/**
	 * Return this state without an object.
	 * @param address address of the object
	 * @return the changed state, empty if there is no such object
	 */
	public Optional<EngineState> without(String address) {
		return find(address).map((object) -> withCurrent((objects) -> objects.remove(address)));
	}

	/**
	 * Return a state of some objects of this state.
	 * @param address address of a resource, or of one of its instances
	 * @return the state
	 * @throws IllegalArgumentException if there is none of that address
	 */
	public EngineState only(String address) {
		Map<String, StoredObject> objects = new TreeMap<>(this.current);
		objects.keySet()
			.retainAll(
					ResourceAddress.choose(address, this.current.keySet().stream().map(ResourceAddress::parse).toList())
						.stream()
						.map(ResourceAddress::toString)
						.toList());
		return new EngineState(objects, Map.of(), this.settled, Map.of());
	}

	/**
	 * Return this state with an object written by other means, for instance by an older
	 * version of the provider.
	 * @param address address of the object
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @param privateBytes what the provider kept beside them
	 * @return the changed state
	 */
	public EngineState with(String address, long schemaVersion, String json, byte[] privateBytes) {
		StoredObject object = new StoredObject(schemaVersion, ByteString.copyFromUtf8(json),
				ByteString.copyFrom(privateBytes), null, "", false, List.of());
		return withCurrent((objects) -> objects.put(address, object));
	}

}
