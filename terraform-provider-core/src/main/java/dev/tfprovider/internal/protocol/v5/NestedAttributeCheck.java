/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;

/**
 * Finds nested attributes that protocol 5 cannot express: those that a configuration may
 * give.
 */
public final class NestedAttributeCheck {

	private NestedAttributeCheck() {
	}

	/**
	 * Check all schemas of a provider that is to be served in protocol 5.
	 * @throws InvalidDeclarationException for the first nested attribute
	 */
	public static void check(ProviderRuntime provider) {
		check("The provider block", provider.settings().schema());
		provider.kinds()
			.stream()
			.filter((kind) -> !kind.equals(TypeKind.STATE_STORE))
			.forEach((kind) -> provider.types(kind)
				.forEach((name, type) -> check("The " + kind + " " + name, type.schema())));
		provider.metaSchema().ifPresent((schema) -> check("The provider_meta block", schema));
	}

	private static void check(String owner, Schema schema) {
		check(owner, AttributePath.root(), schema.block());
	}

	private static void check(String owner, AttributePath path, ObjectSchema object) {
		object.attributes()
			.stream()
			.filter((attribute) -> attribute.nested() != null && attribute.mode().isConfigurable())
			.findFirst()
			.ifPresent((nested) -> {
				throw new InvalidDeclarationException(
						owner + " has the nested attribute '" + path.attribute(nested.name())
								+ "', which protocol 5 cannot express",
						"Make it a block with @Block, or an attribute of a plain object with @PlainObject, "
								+ "or take 5 out of terraform.provider.protocols.");
			});
		object.blocks().forEach((block) -> check(owner, path.attribute(block.name()), block.block()));
	}

}
