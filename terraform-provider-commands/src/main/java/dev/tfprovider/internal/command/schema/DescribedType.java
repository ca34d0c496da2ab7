/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.validation.ConstraintTexts;

/**
 * Describes a type, the provider block or an identity.
 *
 * @param version version of what is stored
 * @param object what is in it
 */
public record DescribedType(long version, DescribedObject object) {

	/**
	 * Describe a type.
	 * @param type the type
	 * @param constraints tells the constraints
	 * @return the description
	 */
	public static DescribedType of(ConfiguredType type, ConstraintTexts constraints) {
		DescribedObject object = DescribedObject.of(type.schema().block(), type.mapping().mapper(), constraints);
		boolean replaced = type instanceof ResourceType<?> resource && !resource.declaration().isUpdatable();
		return new DescribedType(type.schema().version(), replaced ? object.alwaysReplaced() : object);
	}

	/**
	 * Describe an identity, whose attributes are required for imports or optional.
	 * @param identity the identity
	 * @return the description
	 */
	public static DescribedType of(IdentityShape identity) {
		return new DescribedType(identity.version(),
				new DescribedObject(identity.attributes()
					.stream()
					.map((part) -> DescribedMember.plain(part.name(), part.attribute().type(), !part.optional(),
							part.attribute().description()))
					.toList(), DescriptionText.NONE, null, Declaration.NONE));
	}

}
