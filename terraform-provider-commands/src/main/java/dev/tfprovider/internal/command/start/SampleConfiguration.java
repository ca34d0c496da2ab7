/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Generates sample configurations from a schema.
 */
enum SampleConfiguration {

	/**
	 * What must be set is not known yet, everything else is null: valid under any
	 * validation.
	 */
	UNKNOWN {
		@Override
		TerraformValue value(Schema.Attribute attribute, TerraformType type) {
			return attribute.getRequired() ? TerraformValue.unknown(type) : TerraformValue.ofNull(type);
		}
	},

	/**
	 * Whatever may be set has a simple known value, which validation may refuse.
	 */
	KNOWN {
		@Override
		TerraformValue value(Schema.Attribute attribute, TerraformType type) {
			if (!attribute.getRequired() && !attribute.getOptional()) {
				return TerraformValue.ofNull(type);
			}
			if (type.equals(TerraformType.STRING)) {
				return TerraformValue.string("1");
			}
			if (type.equals(TerraformType.NUMBER)) {
				return TerraformValue.number(BigDecimal.ONE);
			}
			return type.equals(TerraformType.BOOL) ? TerraformValue.bool(true) : TerraformValue.ofNull(type);
		}
	};

	abstract TerraformValue value(Schema.Attribute attribute, TerraformType type);

	/**
	 * Return a configuration.
	 */
	TerraformValue configuration(Schema.Block block) {
		Map<String, TerraformValue> values = new TreeMap<>();
		block.getAttributesList()
			.forEach((attribute) -> values.put(attribute.getName(), value(attribute, type(attribute))));
		block.getBlockTypesList().forEach((nested) -> values.put(nested.getTypeName(), absent(nested)));
		return TerraformValue.object(type(block), values);
	}

	private TerraformValue absent(Schema.NestedBlock nested) {
		ObjectType object = type(nested.getBlock());
		return switch (nested.getNesting()) {
			case LIST -> object.hasDynamic() ? TerraformValue.tuple(List.of()) : TerraformValue.list(object, List.of());
			case SET -> TerraformValue.set(object, List.of());
			case MAP -> object.hasDynamic() ? TerraformValue.object(ObjectType.of(Map.of()), Map.of())
					: TerraformValue.map(object, Map.of());
			case GROUP -> configuration(nested.getBlock());
			default -> TerraformValue.ofNull(object);
		};
	}

	/**
	 * Return the type of the objects a block describes.
	 */
	static ObjectType type(Schema.Block block) {
		Map<String, TerraformType> types = new TreeMap<>();
		block.getAttributesList().forEach((attribute) -> types.put(attribute.getName(), type(attribute)));
		block.getBlockTypesList().forEach((nested) -> types.put(nested.getTypeName(), type(nested)));
		return ObjectType.of(types);
	}

	private static TerraformType type(Schema.NestedBlock nested) {
		ObjectType object = type(nested.getBlock());
		return switch (nested.getNesting()) {
			case LIST -> object.hasDynamic() ? TerraformType.DYNAMIC : TerraformType.list(object);
			case SET -> TerraformType.set(object);
			case MAP -> object.hasDynamic() ? TerraformType.DYNAMIC : TerraformType.map(object);
			default -> object;
		};
	}

	private static TerraformType type(Schema.Attribute attribute) {
		if (!attribute.hasNestedType()) {
			return TypeJson.read(attribute.getType().toByteArray());
		}
		Map<String, TerraformType> types = new TreeMap<>();
		attribute.getNestedType().getAttributesList().forEach((member) -> types.put(member.getName(), type(member)));
		ObjectType object = ObjectType.of(types);
		return switch (attribute.getNestedType().getNesting()) {
			case LIST -> TerraformType.list(object);
			case SET -> TerraformType.set(object);
			case MAP -> TerraformType.map(object);
			default -> object;
		};
	}

}
