/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
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
public record EngineState(Map<ResourceAddress, StoredObject> current,
		Map<ResourceAddress, Map<String, StoredObject>> deposed, Map<String, TerraformValue> settled,
		Map<String, StoredOutput> outputs) {

	/**
	 * The state before the first apply.
	 */
	public static final EngineState EMPTY = new EngineState(Map.of(), Map.of(), Map.of(), Map.of());

	public EngineState {
		current = sorted(current);
		Map<ResourceAddress, Map<String, StoredObject>> copy = new HashMap<>();
		deposed.forEach((address, objects) -> {
			if (!objects.isEmpty()) {
				copy.put(address, Collections.unmodifiableMap(new TreeMap<>(objects)));
			}
		});
		deposed = sorted(copy);
		settled = Map.copyOf(settled);
		outputs = Collections.unmodifiableMap(new TreeMap<>(outputs));
	}

	/**
	 * Sort by the text of addresses.
	 */
	private static <V> Map<ResourceAddress, V> sorted(Map<ResourceAddress, V> objects) {
		Map<ResourceAddress, V> sorted = new TreeMap<>(Comparator.comparing(ResourceAddress::toString));
		sorted.putAll(objects);
		return Collections.unmodifiableMap(sorted);
	}

	private EngineState withCurrent(Consumer<Map<ResourceAddress, StoredObject>> change) {
		Map<ResourceAddress, StoredObject> changed = new HashMap<>(this.current);
		change.accept(changed);
		return new EngineState(changed, this.deposed, this.settled, this.outputs);
	}

	public Optional<StoredObject> find(ResourceAddress address) {
		return Optional.ofNullable(this.current.get(address));
	}

	private Optional<ResourceAddress> address(String text) {
		return this.current.keySet().stream().filter((address) -> address.toString().equals(text)).findFirst();
	}

	/**
	 * Return this state with an object marked for replacement, or not marked any more.
	 * @param address address of the object
	 * @param tainted whether the next plan replaces it
	 * @return the changed state, empty if there is no such object
	 */
	public Optional<EngineState> withTaint(String address, boolean tainted) {
		return address(address).map((found) -> withCurrent(
				(objects) -> objects.computeIfPresent(found, (any, object) -> object.withTaint(tainted))));
	}

	/**
	 * Return this state without an object.
	 * @param address address of the object
	 * @return the changed state, empty if there is no such object
	 */
	public Optional<EngineState> without(String address) {
		return address(address).map((found) -> withCurrent((objects) -> objects.remove(found)));
	}

	/**
	 * Return a state of some objects of this state.
	 * @param address address of a resource, or of one of its instances
	 * @return the state
	 * @throws IllegalArgumentException if there is none of that address
	 */
	public EngineState only(String address) {
		Map<ResourceAddress, StoredObject> objects = new HashMap<>(this.current);
		objects.keySet().retainAll(ResourceAddress.choose(address, this.current.keySet()));
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
		return withCurrent((objects) -> objects.put(ResourceAddress.parse(address), object));
	}

}
