/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Collects models, and the types they refer to, from the sources being compiled.
 */
final class ModelTypes {

	/**
	 * Interfaces whose type arguments are models.
	 */
	private static final Set<String> CONTRACTS = dev.tfprovider.TypeKind.all()
		.stream()
		.map((kind) -> kind.contract().getName())
		.collect(Collectors.toUnmodifiableSet());

	/**
	 * By its simple name, for the annotation belongs to the wiring.
	 */
	private static final String SETTINGS = "ProviderConfiguration";

	/**
	 * The annotation of methods that are functions.
	 */
	private static final String FUNCTION = "dev.tfprovider.function.TerraformFunction";

	private final Types types;

	private final SealedCases cases;

	private final Map<String, TypeElement> found = new LinkedHashMap<>();

	private final Set<TypeElement> models = new HashSet<>();

	/**
	 * Create a collection.
	 * @param sources all that is compiled
	 */
	ModelTypes(Types types, Collection<? extends Element> sources) {
		this.types = types;
		this.cases = new SealedCases(types, sources);
	}

	Collection<TypeElement> found() {
		return this.found.values();
	}

	/**
	 * Return whether a type that was found is a model itself, and not only part of one.
	 */
	boolean isModel(TypeElement type) {
		return this.models.contains(type);
	}

	/**
	 * Add the models that a source element uses, or is.
	 */
	void addModelsOf(Element element) {
		if (!(element instanceof TypeElement type)) {
			return;
		}
		if (isModelClass(type) && type.getAnnotationMirrors()
			.stream()
			.anyMatch((mirror) -> mirror.getAnnotationType().asElement().getSimpleName().contentEquals(SETTINGS))) {
			addModel(type.asType());
		}
		if (type.getKind() != ElementKind.ANNOTATION_TYPE) {
			addFromSupertypes(type.asType());
		}
		functions(type).forEach((method) -> addFunction(type, method));
		ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::addModelsOf);
	}

	/**
	 * Return the methods of a type that are functions.
	 */
	static List<ExecutableElement> functions(TypeElement type) {
		return ElementFilter.methodsIn(type.getEnclosedElements())
			.stream()
			.filter((method) -> isAnnotated(method, FUNCTION))
			.toList();
	}

	/**
	 * Return whether an element has an annotation, by its qualified name.
	 */
	static boolean isAnnotated(Element element, String annotation) {
		return element.getAnnotationMirrors()
			.stream()
			.anyMatch((mirror) -> name(mirror.getAnnotationType()).equals(annotation));
	}

	/**
	 * Add a class with a function, and the types the function is made of.
	 */
	private void addFunction(TypeElement type, ExecutableElement method) {
		this.found.putIfAbsent(type.getQualifiedName().toString(), type);
		this.models.add(type);
		method.getParameters().forEach((parameter) -> add(elementOf(parameter.asType())));
		add(elementOf(method.getReturnType()));
	}

	private static TypeMirror elementOf(TypeMirror type) {
		return (type instanceof ArrayType array) ? array.getComponentType() : type;
	}

	private static boolean isModelClass(TypeElement type) {
		return type.getKind() == ElementKind.RECORD || KotlinDoc.isDataClass(type);
	}

	private void addFromSupertypes(TypeMirror type) {
		for (TypeMirror supertype : this.types.directSupertypes(type)) {
			if (supertype instanceof DeclaredType declared && CONTRACTS.contains(name(declared))) {
				declared.getTypeArguments().forEach(this::addModel);
			}
			else {
				addFromSupertypes(supertype);
			}
		}
	}

	private void addModel(TypeMirror type) {
		add(type);
		if (type instanceof DeclaredType declared && isModelClass((TypeElement) declared.asElement())) {
			this.models.add((TypeElement) declared.asElement());
		}
	}

	private void add(TypeMirror type) {
		if (type.getKind() != TypeKind.DECLARED) {
			return;
		}
		DeclaredType declared = (DeclaredType) type;
		declared.getTypeArguments().forEach(this::add);
		TypeElement element = (TypeElement) declared.asElement();
		List<? extends TypeMirror> permitted = this.cases.of(element);
		if (isModelClass(element) || !permitted.isEmpty()) {
			add(element, permitted);
		}
	}

	private void add(TypeElement element, List<? extends TypeMirror> permitted) {
		if (this.found.putIfAbsent(element.getQualifiedName().toString(), element) != null) {
			return;
		}
		element.getRecordComponents().forEach((component) -> add(component.asType()));
		if (element.getKind() == ElementKind.CLASS) {
			ElementFilter.fieldsIn(element.getEnclosedElements()).forEach((field) -> add(field.asType()));
		}
		for (TypeMirror each : permitted) {
			TypeElement one = (TypeElement) ((DeclaredType) each).asElement();
			if (one.getKind().isClass()) {
				add(one, List.of());
			}
			else {
				add(each);
			}
		}
	}

	private static String name(DeclaredType type) {
		return ((TypeElement) type.asElement()).getQualifiedName().toString();
	}

}
