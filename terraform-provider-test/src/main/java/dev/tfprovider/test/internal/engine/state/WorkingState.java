/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A state that a walk changes step by step.
 */
public final class WorkingState {

	private final Map<ResourceAddress, StoredObject> current;

	private final Map<ResourceAddress, Map<String, StoredObject>> deposed = new HashMap<>();

	private final Map<String, TerraformValue> settled;

	private final Map<String, StoredOutput> outputs;

	public WorkingState(EngineState state) {
		this.current = new HashMap<>(state.current());
		state.deposed().forEach((address, objects) -> this.deposed.put(address, new LinkedHashMap<>(objects)));
		this.settled = new TreeMap<>(state.settled());
		this.outputs = new TreeMap<>(state.outputs());
	}

	public EngineState toState() {
		return new EngineState(this.current, this.deposed, this.settled, this.outputs);
	}

	public Optional<StoredObject> find(ResourceAddress address) {
		return Optional.ofNullable(this.current.get(address));
	}

	/**
	 * Find the current object or any deposed one.
	 */
	public Optional<StoredObject> findAny(ResourceAddress address) {
		return find(address).or(() -> this.deposed.getOrDefault(address, Map.of()).values().stream().findFirst());
	}

	public Optional<StoredObject> findDeposed(ResourceAddress address, String key) {
		return Optional.ofNullable(this.deposed.getOrDefault(address, Map.of()).get(key));
	}

	/**
	 * Bring an object and its deposed ones to another address.
	 */
	public void move(ResourceAddress from, ResourceAddress to) {
		StoredObject object = this.current.remove(from);
		if (object != null) {
			this.current.put(to, object);
		}
		Map<String, StoredObject> objects = this.deposed.remove(from);
		if (objects != null) {
			this.deposed.put(to, objects);
		}
	}

	public void put(ResourceAddress address, @Nullable StoredObject object) {
		if (object != null) {
			this.current.put(address, object);
		}
		else {
			this.current.remove(address);
		}
	}

	public void putDeposed(ResourceAddress address, String key, @Nullable StoredObject object) {
		Map<String, StoredObject> objects = this.deposed.computeIfAbsent(address, (any) -> new LinkedHashMap<>());
		if (object != null) {
			objects.put(key, object);
		}
		else {
			objects.remove(key);
		}
	}

	/**
	 * Put the current object aside, to be deleted once another one has taken its place.
	 * @return the key it is found by
	 */
	public String depose(ResourceAddress address) {
		int number = 1 + this.deposed.values().stream().mapToInt(Map::size).sum();
		String key = String.format(Locale.ROOT, "%08x", number);
		while (findDeposed(address, key).isPresent()) {
			key = String.format(Locale.ROOT, "%08x", ++number);
		}
		StoredObject object = this.current.remove(address);
		if (object != null) {
			putDeposed(address, key, object);
		}
		return key;
	}

	/**
	 * Put a deposed object back unless there is another one by now.
	 */
	public void restore(ResourceAddress address, String key) {
		findDeposed(address, key).filter((object) -> !this.current.containsKey(address)).ifPresent((object) -> {
			this.current.put(address, object);
			putDeposed(address, key, null);
		});
	}

	public Map<String, StoredOutput> outputs() {
		return this.outputs;
	}

	public Map<String, TerraformValue> settled() {
		return this.settled;
	}

}
