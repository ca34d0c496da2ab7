/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes objects of schemas. What is secret of them stays out of the log and of
 * diagnostics. A codec is made when its type is first used: a provider has many types, a
 * run uses few.
 */
final class Objects6 {

	private final Map<TerraformType, ValueCodec> codecs = new ConcurrentHashMap<>();

	ValueCodec codec(TerraformType type) {
		return this.codecs.computeIfAbsent(type, ValueCodec::of);
	}

	TerraformValue read(CallScope scope, BlockSchema block, Tfplugin6.DynamicValue value) {
		TerraformValue object = Values6.read(codec(block.impliedType()), value);
		scope.secrets().learn(block, object);
		return object;
	}

	/**
	 * Read a configuration, which is never null.
	 */
	ObjectValue readObject(CallScope scope, BlockSchema block, Tfplugin6.DynamicValue value) {
		ObjectValue object = Values6.readObject(codec(block.impliedType()), value);
		scope.secrets().learn(block, object);
		return object;
	}

	Tfplugin6.DynamicValue write(CallScope scope, BlockSchema block, TerraformValue object) {
		scope.secrets().learn(block, object);
		return Values6.write(codec(block.impliedType()), object);
	}

}
