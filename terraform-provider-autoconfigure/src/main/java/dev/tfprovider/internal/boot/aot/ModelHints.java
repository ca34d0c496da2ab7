/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelComponent;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.core.annotation.MergedAnnotations;

/**
 * Registers hints for models: the record, and at any depth the records, enums and sealed
 * interfaces its components are made of, their descriptions, and the classes that
 * annotations on components name.
 */
public final class ModelHints {

	private static final String ATTRIBUTE_ANNOTATIONS = "dev.tfprovider.attribute.";

	/**
	 * Wrappers and types with codecs, which the framework makes itself.
	 */
	private static final String OWN_VALUES = "dev.tfprovider.value.";

	private final RuntimeHints hints;

	private final Set<Class<?>> records = new LinkedHashSet<>();

	private final Set<Class<?>> others = new LinkedHashSet<>();

	/**
	 * Create without models.
	 * @param hints hints to add to
	 */
	public ModelHints(RuntimeHints hints) {
		this.hints = hints;
	}

	/**
	 * Add hints for a model. Types that are no part of one are passed over.
	 * @param model the record
	 */
	public void add(Class<?> model) {
		visit(model);
	}

	/**
	 * Add hints for the code of a contract, and for the models that it names besides that
	 * of its type argument: as the shape of an earlier version, or of private state.
	 * @param implementation the class behind all proxies
	 */
	public void addCode(Class<?> implementation) {
		this.hints.reflection().registerType(implementation);
		NamedClasses.literals(implementation).forEach(this::add);
	}

	/**
	 * Add hints for functions: their methods, and the types they are made of.
	 * @param implementation the class behind all proxies
	 */
	public void addFunctions(Class<?> implementation) {
		for (Class<?> type = implementation; type != null && type != Object.class; type = type.getSuperclass()) {
			this.hints.reflection()
				.registerType(type, MemberCategory.INVOKE_DECLARED_METHODS, MemberCategory.ACCESS_DECLARED_FIELDS);
			describe(type);
			for (Method method : type.getDeclaredMethods()) {
				if (method.isAnnotationPresent(TerraformFunction.class)) {
					visitAll(method.getGenericParameterTypes());
					visit(method.getGenericReturnType());
				}
			}
		}
	}

	/**
	 * Add hints for the annotations that code names: those it says stand on models.
	 * @param customizer the class of the code
	 */
	public void addCustomizer(Class<?> customizer) {
		NamedClasses.literals(customizer).filter(Class::isAnnotation).forEach((annotation) -> {
			this.hints.reflection().registerType(annotation, MemberCategory.INVOKE_DECLARED_METHODS);
			this.hints.proxies().registerJdkProxy(annotation);
		});
	}

	/**
	 * Return the records seen so far.
	 * @return the records in order of their discovery
	 */
	public Set<Class<?>> records() {
		return Set.copyOf(this.records);
	}

	private void visit(Type type) {
		if (type instanceof Class<?> raw) {
			visitClass(raw);
		}
		else if (type instanceof ParameterizedType parameterized) {
			visit(parameterized.getRawType());
			visitAll(parameterized.getActualTypeArguments());
		}
		else if (type instanceof WildcardType wildcard) {
			visitAll(wildcard.getUpperBounds());
		}
		else if (type instanceof GenericArrayType array) {
			visit(array.getGenericComponentType());
		}
	}

	private void visitAll(Type[] types) {
		Arrays.stream(types).forEach(this::visit);
	}

	private void visitClass(Class<?> type) {
		if (type.getName().startsWith(OWN_VALUES)) {
			return;
		}
		if (type.isArray()) {
			visitClass(type.getComponentType());
		}
		else if (ModelClasses.isModel(type) && this.records.add(type)) {
			record(type);
		}
		else if (type.isEnum() && this.others.add(type)) {
			this.hints.reflection().registerType(type, MemberCategory.ACCESS_PUBLIC_FIELDS);
		}
		else if (type.isInterface() && type.isSealed() && this.others.add(type)) {
			this.hints.reflection().registerType(type);
			describe(type);
			visitAll(type.getPermittedSubclasses());
		}
	}

	private void record(Class<?> record) {
		this.hints.reflection()
			.registerType(record, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_DECLARED_METHODS,
					MemberCategory.ACCESS_DECLARED_FIELDS);
		describe(record);
		if (!record.isRecord()) {
			this.hints.reflection().registerType(record, MemberCategory.UNSAFE_ALLOCATED);
		}
		for (ModelComponent component : ModelClasses.of(record).components()) {
			visit(component.javaType().getType());
			named(component.annotations());
		}
	}

	private void describe(Class<?> type) {
		this.hints.resources()
			.registerPatternIfPresent(type.getClassLoader(), DescriptionResource.path(type.getName()),
					(hint) -> hint.includes(DescriptionResource.path(type.getName())));
	}

	/**
	 * Classes named by annotations of a component are made by their constructors.
	 */
	private void named(AnnotatedElement component) {
		MergedAnnotations.from(component)
			.stream()
			.filter((annotation) -> annotation.getType().getName().startsWith(ATTRIBUTE_ANNOTATIONS))
			.flatMap((annotation) -> Arrays.stream(annotation.getType().getDeclaredMethods())
				.filter((method) -> method.getReturnType() == Class.class)
				.map((method) -> annotation.getClass(method.getName())))
			.forEach((type) -> this.hints.reflection().registerType(type, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS));
	}

}
