/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.resource.ImportableResource;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Describes how objects of a resource type are imported.
 *
 * @param form form of the id, empty if the author's code reads it
 * @param identity attributes of the identity, none if there is no identity
 */
record DocumentedImport(String form, List<DocumentedMember> identity) {

	/**
	 * Return how a type is imported, {@code null} if it cannot be.
	 */
	static @Nullable DocumentedImport of(ResourceType<?> type) {
		List<DocumentedMember> identity = type.identity()
			.map(IdentityShape::attributes)
			.orElse(List.of())
			.stream()
			.map(DocumentedImport::member)
			.toList();
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

	private static DocumentedMember member(IdentityShape.Part part) {
		return new DocumentedMember(part.name(), part.optional() ? MemberGroup.OPTIONAL : MemberGroup.REQUIRED,
				TypeLabel.of(part.attribute().type()), false, false, null,
				MemberNotes.capitalized(part.attribute().description().text()), null, false);
	}

	/**
	 * Return what stands for a value of the identity in an example.
	 */
	static String placeholder(DocumentedMember member) {
		if (member.type().equals(TypeLabel.of(TerraformType.NUMBER))) {
			return "1";
		}
		return member.type().equals(TypeLabel.of(TerraformType.BOOL)) ? "true" : "\"" + member.name() + "\"";
	}

}
