/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.util.Map;
import java.util.stream.Collectors;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Expresses a nested attribute that only the provider gives a value as an attribute of
 * the type that it implies: in protocol 5, which has no nested attributes, its values are
 * the same bytes under the same names. What a configuration gives cannot be expressed so,
 * for it would have to give every member of an object.
 */
final class ComputedAttribute {

	private ComputedAttribute() {
	}

	/**
	 * Return the attribute without nested ones, or as it is if there is no way. Flags of
	 * members become those of the whole: it is sensitive if anything in it is.
	 */
	static Tfplugin6.Schema.Attribute express(Tfplugin6.Schema.Attribute attribute) {
		boolean computed = attribute.getComputed() && !attribute.getOptional() && !attribute.getRequired();
		return (computed && attribute.hasNestedType()) ? attribute.toBuilder()
			.clearNestedType()
			.setType(ByteString.copyFrom(TypeJson.write(type(attribute))))
			.setSensitive(isSensitive(attribute))
			.build() : attribute;
	}

	private static TerraformType type(Tfplugin6.Schema.Attribute attribute) {
		if (!attribute.hasNestedType()) {
			return TypeJson.read(attribute.getType().toByteArray());
		}
		Tfplugin6.Schema.Object nested = attribute.getNestedType();
		Map<String, TerraformType> members = nested.getAttributesList()
			.stream()
			.collect(Collectors.toMap(Tfplugin6.Schema.Attribute::getName, ComputedAttribute::type));
		return ObjectSchema.Nesting.valueOf(nested.getNesting().name()).type(ObjectType.of(members));
	}

	private static boolean isSensitive(Tfplugin6.Schema.Attribute attribute) {
		return attribute.getSensitive()
				|| attribute.getNestedType().getAttributesList().stream().anyMatch(ComputedAttribute::isSensitive);
	}

}
