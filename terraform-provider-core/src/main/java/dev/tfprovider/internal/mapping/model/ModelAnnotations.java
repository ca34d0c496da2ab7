/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds annotations on a model record and its components.
 */
public final class ModelAnnotations {

	private static final String CONSTRAINT = "jakarta.validation.Constraint";

	private ModelAnnotations() {
	}

	/**
	 * Return whether any component, or type argument of one, has an annotation.
	 * @param model a record
	 * @param wanted which annotation
	 * @return whether there is one
	 */
	public static boolean onComponents(Class<?> model, Predicate<Class<? extends Annotation>> wanted) {
		return ModelClasses.of(model)
			.components()
			.stream()
			.anyMatch((component) -> component.members().stream().anyMatch((member) -> has(member, wanted))
					|| has(component.javaType(), wanted));
	}

	/**
	 * Return whether the record itself, an interface of it, or a method of theirs that is
	 * not the accessor of a component has an annotation.
	 * @param model a record
	 * @param wanted which annotation
	 * @return whether there is one
	 */
	public static boolean onObject(Class<?> model, Predicate<Class<? extends Annotation>> wanted) {
		return has(model, wanted)
				|| Arrays.stream(model.getDeclaredMethods())
					.anyMatch((method) -> has(method, wanted) && !isAccessor(model, method))
				|| Arrays.stream(model.getInterfaces()).anyMatch((each) -> onObject(each, wanted));
	}

	/**
	 * Return whether any parameter, or type argument of one, has an annotation.
	 * @param method a method
	 * @param wanted which annotation
	 * @return whether there is one
	 */
	public static boolean onParameters(Method method, Predicate<Class<? extends Annotation>> wanted) {
		return has(method, wanted) || Arrays.stream(method.getParameters())
			.anyMatch((parameter) -> has(parameter, wanted) || has(parameter.getAnnotatedType(), wanted));
	}

	/**
	 * Return whether an annotation is a constraint of Bean Validation, or holds several
	 * of one. Told by its name, for nothing here needs Bean Validation.
	 * @param annotation the annotation
	 * @return whether it is
	 */
	public static boolean isConstraint(Class<? extends Annotation> annotation) {
		boolean several = annotation.isMemberClass() && annotation.getSimpleName().equals("List");
		Class<?> single = several ? annotation.getDeclaringClass() : annotation;
		return single != null && has(single, (meta) -> meta.getName().equals(CONSTRAINT));
	}

	private static boolean isAccessor(Class<?> model, Method method) {
		return model.isRecord() && Arrays.stream(model.getRecordComponents())
			.map(RecordComponent::getAccessor)
			.anyMatch(method::equals);
	}

	private static boolean has(AnnotatedElement element, Predicate<Class<? extends Annotation>> wanted) {
		return Arrays.stream(element.getAnnotations())
			.anyMatch((annotation) -> wanted.test(annotation.annotationType()));
	}

	private static boolean has(AnnotatedType type, Predicate<Class<? extends Annotation>> wanted) {
		if (type instanceof AnnotatedArrayType array && has(array.getAnnotatedGenericComponentType(), wanted)) {
			return true;
		}
		Stream<AnnotatedType> arguments = (type instanceof AnnotatedParameterizedType parameterized)
				? Arrays.stream(parameterized.getAnnotatedActualTypeArguments()) : Stream.empty();
		return has((AnnotatedElement) type, wanted) || arguments.anyMatch((argument) -> has(argument, wanted));
	}

}
