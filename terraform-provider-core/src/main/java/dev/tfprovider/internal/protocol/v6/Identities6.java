/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Optional;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes identities. Terraform before 1.12 sends none, and overlooks ours; for
 * a type without identity none is ever sent.
 *
 * @param objects has the codecs
 */
record Identities6(Objects6 objects) {

	/**
	 * Read an identity.
	 * @return the identity, {@code null} if there is none
	 */
	@Nullable ObjectValue read(ResourceType<?> type, Tfplugin6.ResourceIdentityData identity) {
		Optional<ValueCodec> codec = codec(type);
		if (codec.isEmpty()) {
			return null;
		}
		TerraformValue value = Values6.read(codec.get(), identity.getIdentityData());
		return (value instanceof ObjectValue object) ? object : null;
	}

	/**
	 * Write an identity. One that is unknown in part is left out of the answer: no host
	 * can store it, and those that accept it fail when they write their plan.
	 * @param type the resource type
	 * @param identity the identity, {@code null} if there is none
	 * @return the message, empty if there is nothing to send
	 */
	Optional<Tfplugin6.ResourceIdentityData> write(ResourceType<?> type, @Nullable ObjectValue identity) {
		if (identity == null || !identity.isWhollyKnown()) {
			return Optional.empty();
		}
		return codec(type).map((codec) -> Tfplugin6.ResourceIdentityData.newBuilder()
			.setIdentityData(Values6.write(codec, identity))
			.build());
	}

	private Optional<ValueCodec> codec(ResourceType<?> type) {
		return type.identity().map((shape) -> this.objects.codec(shape.type()));
	}

	static Tfplugin6.ResourceIdentitySchema toProto(IdentityShape shape) {
		Tfplugin6.ResourceIdentitySchema.Builder schema = Tfplugin6.ResourceIdentitySchema.newBuilder()
			.setVersion(shape.version());
		shape.attributes()
			.forEach((part) -> Texts6.description(schema.addIdentityAttributesBuilder()
				.setName(part.name())
				.setType(ByteString.copyFrom(TypeJson.write(part.attribute().type())))
				.setRequiredForImport(!part.optional())
				.setOptionalForImport(part.optional()), part.attribute().description()));
		return schema.build();
	}

}
