/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HashMap;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.value.TerraformType;

/**
 * Converts schemas to messages. Types are written once: a large provider has many
 * attributes of few types.
 */
final class Schemas6 {

	private final Map<TerraformType, ByteString> types = new HashMap<>();

	Tfplugin6.Schema toProto(Schema schema) {
		return Tfplugin6.Schema.newBuilder().setVersion(schema.version()).setBlock(toProto(schema.block())).build();
	}

	private Tfplugin6.Schema.Block toProto(BlockSchema block) {
		Tfplugin6.Schema.Block.Builder builder = Tfplugin6.Schema.Block.newBuilder();
		Texts6.description(builder, block.description());
		block.attributes().forEach((attribute) -> builder.addAttributes(toProto(attribute)));
		block.blocks().forEach((nested) -> builder.addBlockTypes(toProto(nested)));
		String deprecation = block.deprecation();
		if (deprecation != null) {
			Texts6.deprecationMessage(builder, deprecation);
		}
		return builder.build();
	}

	private Tfplugin6.Schema.NestedBlock toProto(NestedBlock block) {
		return Tfplugin6.Schema.NestedBlock.newBuilder()
			.setTypeName(block.name())
			.setNesting(Tfplugin6.Schema.NestedBlock.NestingMode.valueOf(block.nesting().name()))
			.setMinItems(block.minItems())
			.setMaxItems(block.maxItems())
			.setBlock(toProto(block.block()))
			.build();
	}

	private Tfplugin6.Schema.Attribute toProto(Attribute attribute) {
		Tfplugin6.Schema.Attribute.Builder builder = Tfplugin6.Schema.Attribute.newBuilder()
			.setName(attribute.name())
			.setRequired(attribute.mode().isRequired())
			.setOptional(attribute.mode().isOptional())
			.setComputed(attribute.mode().isComputed())
			.setSensitive(attribute.isSensitive())
			.setWriteOnly(attribute.isWriteOnly());
		Texts6.description(builder, attribute.description());
		NestedObject nested = attribute.nested();
		if (nested != null) {
			builder.setNestedType(toProto(nested));
		}
		else {
			builder.setType(
					this.types.computeIfAbsent(attribute.type(), (type) -> ByteString.copyFrom(TypeJson.write(type))));
		}
		String deprecation = attribute.deprecation();
		if (deprecation != null) {
			Texts6.deprecationMessage(builder, deprecation);
		}
		return builder.build();
	}

	private Tfplugin6.Schema.Object toProto(NestedObject nested) {
		Tfplugin6.Schema.Object.Builder builder = Tfplugin6.Schema.Object.newBuilder()
			.setNesting(Tfplugin6.Schema.Object.NestingMode.valueOf(nested.nesting().name()));
		nested.attributes().forEach((attribute) -> builder.addAttributes(toProto(attribute)));
		return builder.build();
	}

}
