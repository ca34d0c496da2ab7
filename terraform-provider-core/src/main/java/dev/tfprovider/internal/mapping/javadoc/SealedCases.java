/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Finds the cases of sealed interfaces. What kapt derives from a sealed interface of
 * Kotlin is not sealed: its cases are among the sources, as they are always compiled
 * together.
 */
final class SealedCases {

	private final Types types;

	private final Map<String, TypeElement> sources = new LinkedHashMap<>();

	SealedCases(Types types, Collection<? extends Element> sources) {
		this.types = types;
		sources.forEach(this::addSource);
	}

	private void addSource(Element element) {
		if (element instanceof TypeElement type) {
			if (KotlinDoc.isKotlin(type)) {
				this.sources.put(type.getQualifiedName().toString(), type);
			}
			ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::addSource);
		}
	}

	/**
	 * Return the types that may implement an interface, none if it is open or no
	 * interface.
	 */
	List<? extends TypeMirror> of(TypeElement type) {
		if (type.getKind() != ElementKind.INTERFACE) {
			return List.of();
		}
		return this.sources.containsKey(type.getQualifiedName().toString()) ? implementing(type).toList()
				: type.getPermittedSubclasses();
	}

	private Stream<TypeMirror> implementing(TypeElement type) {
		return this.sources.values()
			.stream()
			.filter((source) -> source.getInterfaces()
				.stream()
				.anyMatch((each) -> this.types.isSameType(this.types.erasure(each), this.types.erasure(type.asType()))))
			.map(TypeElement::asType);
	}

}
