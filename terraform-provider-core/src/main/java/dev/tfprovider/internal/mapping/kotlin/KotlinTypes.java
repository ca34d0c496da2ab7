/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.internal.mapping.model.TypeRef;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmClassifier;
import kotlin.metadata.KmType;
import kotlin.metadata.KmTypeProjection;

/**
 * Tells which types of Kotlin are others, or none, when the program runs, and where they
 * may be null.
 */
final class KotlinTypes {

	/**
	 * Collections that may be changed, and what a model has instead.
	 */
	private static final Map<String, String> CHANGEABLE = Map.of("kotlin/collections/MutableList", "List",
			"kotlin/collections/MutableSet", "Set", "kotlin/collections/MutableMap", "Map",
			"kotlin/collections/MutableCollection", "List");

	private KotlinTypes() {
	}

	/**
	 * Return whether objects of a type are not there when the program runs, only what
	 * they hold.
	 * @param loader the class loader of whoever uses the type
	 */
	static boolean isValueClass(KmType type, ClassLoader loader) {
		try {
			String name = name(type).orElse("");
			return !name.isEmpty() && KotlinModels.read(Class.forName(binaryName(name), false, loader))
				.filter(Attributes::isValue)
				.isPresent();
		}
		catch (ClassNotFoundException ex) {
			return false; // what Kotlin maps to a class of Java
		}
	}

	/**
	 * Find the first collection that may be changed, at any depth.
	 * @return its simple name and that of the one that may not
	 */
	static Optional<Map.Entry<String, String>> changeableCollection(KmType type) {
		return changeable(type).or(() -> type.getArguments()
			.stream()
			.map(KmTypeProjection::getType)
			.filter(Objects::nonNull)
			.flatMap((argument) -> changeableCollection(argument).stream())
			.findFirst());
	}

	private static Optional<Map.Entry<String, String>> changeable(KmType type) {
		return name(type).filter(CHANGEABLE::containsKey)
			.map((name) -> Map.entry(name.substring(name.lastIndexOf('/') + 1), CHANGEABLE.get(name)));
	}

	/**
	 * Mark in a type what the compiler says may be null.
	 */
	static TypeRef withNulls(TypeRef type, KmType described) {
		List<TypeRef> arguments = type.arguments();
		List<KmTypeProjection> projections = described.getArguments();
		if (!arguments.isEmpty() && arguments.size() == projections.size()) {
			List<TypeRef> marked = new ArrayList<>();
			for (int i = 0; i < arguments.size(); i++) {
				KmType inner = projections.get(i).getType();
				marked.add((inner != null) ? withNulls(arguments.get(i), inner) : arguments.get(i));
			}
			arguments = List.copyOf(marked);
		}
		return new TypeRef(type.raw(), arguments, type.nullable() || Attributes.isNullable(described), type.text());
	}

	private static Optional<String> name(KmType type) {
		return (type.getClassifier() instanceof KmClassifier.Class named) ? Optional.of(named.getName())
				: Optional.empty();
	}

	/**
	 * Return the name of a class in Java; Kotlin has slashes between packages, and dots
	 * between classes.
	 */
	private static String binaryName(String name) {
		return name.replace('.', '$').replace('/', '.');
	}

}
