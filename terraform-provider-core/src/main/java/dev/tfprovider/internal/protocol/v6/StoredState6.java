/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.StoredState;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * A stored state in the JSON form in which Terraform sends it.
 *
 * @param scope knows the secrets of the request
 * @param state the state
 * @param objects has the codecs
 */
record StoredState6(CallScope scope, Tfplugin6.RawState state, Objects6 objects) implements StoredState {

	/**
	 * Read a state that was stored with another schema than today's. What has the name of
	 * something secret stays out of the log, wherever it is.
	 */
	static StoredState6 ofOther(CallScope scope, Tfplugin6.RawState state, Objects6 objects, BlockSchema today) {
		StoredState6 stored = new StoredState6(scope, state, objects);
		scope.secrets().learnNamed(today, stored::readableAttributes);
		return stored;
	}

	@Override
	public ObjectValue read(BlockSchema schema) {
		ObjectValue object = read(schema.impliedType());
		this.scope.secrets().learn(schema, object);
		return object;
	}

	@Override
	public ObjectValue read(ObjectType type) {
		if (this.objects.codec(type).readState(this.state.getJson().toByteArray()) instanceof ObjectValue object) {
			return object;
		}
		throw new CodecException("it is null");
	}

	@Override
	public String json() {
		return this.state.getJson().toString(StandardCharsets.UTF_8);
	}

	@Override
	public Map<String, @Nullable Object> attributes() {
		return JsonTree.readObject(this.state.getJson().toByteArray());
	}

	private Map<String, @Nullable Object> readableAttributes() {
		try {
			return attributes();
		}
		catch (CodecException ex) {
			return Map.of();
		}
	}

}
