/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.code;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.benchmark.provider.Instance;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Builds the plan requests for an {@link Instance}.
 */
final class PlanRequests {

	private static final BlockSchema BLOCK = new ModelMappings(List.of()).resource(Instance.class).block();

	private PlanRequests() {
	}

	/**
	 * Return the request to plan another name for an object all of whose attributes are
	 * set.
	 */
	static Tfplugin6.PlanResourceChange.Request update(String type) {
		ObjectValue prior = object(BLOCK.impliedType());
		ObjectValue proposed = prior.with("name", TerraformValue.string("renamed"));
		Map<String, TerraformValue> computed = new HashMap<>();
		for (Attribute attribute : BLOCK.attributes()) {
			if (!attribute.mode().isConfigurable()) {
				computed.put(attribute.name(), TerraformValue.ofNull(attribute.type()));
			}
		}
		return Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName(type)
			.setPriorState(bytes(prior))
			.setProposedNewState(bytes(proposed))
			.setConfig(bytes(proposed.with(computed)))
			.build();
	}

	private static Tfplugin6.DynamicValue bytes(ObjectValue object) {
		return Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(ValueCodec.of(object.type()).write(object)))
			.build();
	}

	private static ObjectValue object(ObjectType type) {
		return ObjectValue.build(type, (index) -> value(type.name(index), type.type(index)));
	}

	private static TerraformValue value(String name, TerraformType type) {
		if (type == TerraformType.STRING) {
			return TerraformValue.string("the " + name);
		}
		if (type == TerraformType.NUMBER) {
			return TerraformValue.number(name.length());
		}
		if (type == TerraformType.BOOL) {
			return TerraformValue.bool(true);
		}
		if (type instanceof TerraformType.ListType list) {
			return new ListValue(list.element(), List.of(value("first", list.element()), value("2nd", list.element())));
		}
		if (type instanceof TerraformType.MapType map) {
			return new MapValue(map.element(),
					Map.of("env", value("value", map.element()), "team", value("other", map.element())));
		}
		if (type instanceof ObjectType object) {
			return object(object);
		}
		throw new IllegalArgumentException("No value for " + type);
	}

}
