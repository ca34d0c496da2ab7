/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedType;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.resource.ImportableResource;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Describes how objects of a resource type are imported.
 *
 * @param form form of the id, empty if the author's code reads it
 * @param identity attributes of the identity, none if there is no identity
 */
record DocumentedImport(String form, List<DescribedMember> identity) {

	/**
	 * Return how a type is imported, {@code null} if it cannot be.
	 */
	static @Nullable DocumentedImport of(ResourceType<?> type) {
		List<DescribedMember> identity = type.identity()
			.map((shape) -> DescribedType.of(shape).object().members())
			.orElse(List.of());
		boolean byCode = type.declaration().ability(ImportableResource.class).isPresent();
		return (byCode || !type.importForm().isEmpty())
				? new DocumentedImport(braced(type.importForm().text()), identity) : null;
	}

	/**
	 * Return a form with braces, which the form that no author gives lacks.
	 */
	private static String braced(String form) {
		return (form.isEmpty() || form.contains("{")) ? form : "{" + form.replace("/", "}/{") + "}";
	}

	/**
	 * Return what stands for a value of the identity in an example.
	 */
	static TerraformValue placeholder(DescribedMember member) {
		if (member.type() == TerraformType.NUMBER) {
			return TerraformValue.number(1);
		}
		return (member.type() == TerraformType.BOOL) ? TerraformValue.bool(true) : TerraformValue.string(member.name());
	}

}
