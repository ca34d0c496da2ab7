/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Collects the declared types of a kind, whose names have to be valid and unique.
 */
final class DeclaredTypes {

	private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

	/**
	 * Declarations of kinds that tell more than others.
	 */
	private static final Map<TypeKind, Class<?>> OWN = Map.of(TypeKind.RESOURCE, ResourceDeclaration.class,
			TypeKind.LIST_RESOURCE, ListResourceDeclaration.class);

	private DeclaredTypes() {
	}

	/**
	 * Add a declaration to others.
	 * @param kind what is declared
	 * @param declared those declared before, added to
	 * @param declaration what to add
	 * @throws InvalidDeclarationException if the name is not valid, or another has it, or
	 * the declaration is none of the kind
	 */
	static void add(TypeKind kind, List<TypeDeclaration<?, ?>> declared, TypeDeclaration<?, ?> declaration) {
		String name = declaration.name();
		checkName(kind, name, declaration.origin());
		checkKind(kind, declaration);
		declared.stream()
			.filter((other) -> other.name().equals(name))
			.findAny()
			.ifPresent((other) -> failOnDuplicate(kind, name, other.origin(), declaration.origin()));
		declared.add(declaration);
	}

	/**
	 * Refuse a data source that has the name of one derived from a resource.
	 */
	static void failOnDerived(ResourceDeclaration<?> resource, TypeDeclaration<?, ?> dataSource) {
		throw new InvalidDeclarationException(
				"The data source type '" + resource.name() + "' is claimed by '" + dataSource.origin()
						+ "' and derived from the resource '" + resource.origin() + "'",
				"Do not derive a data source from the resource, or give the other one another name.");
	}

	private static void checkName(TypeKind kind, String name, String origin) {
		if (!NAME.matcher(name).matches()) {
			throw new InvalidDeclarationException(
					"The " + kind + " name '" + name + "' of '" + origin + "' is not a valid type name",
					"Start with a lower-case letter and go on with lower-case letters, digits and underscores; "
							+ "leave the provider's prefix out.");
		}
	}

	private static void checkKind(TypeKind kind, TypeDeclaration<?, ?> declaration) {
		if (!kind.contract().isAssignableFrom(declaration.implementation())) {
			throw new InvalidDeclarationException(
					"The %s '%s' of '%s' does not implement %s".formatted(kind, declaration.name(),
							declaration.origin(), kind.contract().getSimpleName()),
					"Implement the interface, or add the type as one of another kind.");
		}
		Class<?> own = OWN.getOrDefault(kind, TypeDeclaration.class);
		if (!own.isInstance(declaration)) {
			throw new InvalidDeclarationException("The %s '%s' of '%s' is not declared as such".formatted(kind,
					declaration.name(), declaration.origin()), "Declare it by " + own.getSimpleName() + ".builder.");
		}
	}

	private static void failOnDuplicate(TypeKind kind, String name, String first, String second) {
		throw new InvalidDeclarationException(
				"The " + kind + " type '" + name + "' is claimed by both '" + first + "' and '" + second + "'",
				"Give one of them another name.");
	}

}
