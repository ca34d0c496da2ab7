/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.runtime.StoredState;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * A stored state as Terraform sends it: JSON.
 */
final class StoredState6 implements StoredState {

	private final ByteString json;

	private final ServedTypes types;

	StoredState6(Tfplugin6.RawState state, ServedTypes types) {
		this.json = state.getJson();
		this.types = types;
	}

	/**
	 * Read a state that was stored with another schema than today's. What has the name of
	 * something secret stays out of the log, wherever it is.
	 */
	static StoredState6 ofOther(Tfplugin6.RawState state, ServedTypes types, Block today) {
		StoredState6 stored = new StoredState6(state, types);
		types.learnNamed(today, stored);
		return stored;
	}

	@Override
	public ObjectValue read(Block schema) {
		ObjectValue object = read(schema.impliedType());
		this.types.learn(schema, object);
		return object;
	}

	@Override
	public ObjectValue read(ObjectType type) {
		if (this.types.codec(type).readState(this.json.toByteArray()) instanceof ObjectValue object) {
			return object;
		}
		throw new CodecException("it is null");
	}

	@Override
	public String json() {
		return this.json.toString(StandardCharsets.UTF_8);
	}

	@Override
	public Map<String, @Nullable Object> attributes() {
		return JsonTree.readObject(this.json.toByteArray());
	}

}
