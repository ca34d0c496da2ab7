/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.Set;
import java.util.function.BiConsumer;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

import org.jspecify.annotations.Nullable;

/**
 * Finds annotations of components on parameters, where Kotlin wants them, and nothing
 * else looks for them.
 *
 * @param report takes the parameter and what is wrong
 */
record MisplacedAnnotations(BiConsumer<Element, String> report) {

	private static final Set<String> PACKAGES = Set.of("dev.tfprovider.attribute", "dev.tfprovider.constraint");

	/**
	 * Those of parameters of functions.
	 */
	private static final Set<String> OF_PARAMETERS = Set.of("Sensitive", "Default");

	private static final String CONSTRAINT = "jakarta.validation.Constraint";

	private static final String MESSAGE = "@%s does nothing on a parameter. Put it on the component of a record, in "
			+ "Kotlin on a property of a data class.";

	void check(Element element) {
		if (!(element instanceof TypeElement type)) {
			return;
		}
		boolean data = KotlinDoc.isDataClass(type);
		for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
			// the compiler copies what is on the constructor
			if (!data || !method.getSimpleName().contentEquals("copy")) {
				check(method, null);
			}
		}
		if (!data) {
			ElementFilter.constructorsIn(type.getEnclosedElements())
				.forEach((constructor) -> check(constructor, (type.getKind() == ElementKind.RECORD) ? type : null));
		}
		ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::check);
	}

	private void check(ExecutableElement executable, @Nullable TypeElement record) {
		for (VariableElement parameter : executable.getParameters()) {
			for (AnnotationMirror mirror : parameter.getAnnotationMirrors()) {
				TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
				if (isOfComponents(annotation) && !isOnComponent(record, parameter, annotation)) {
					this.report.accept(parameter, MESSAGE.formatted(annotation.getSimpleName()));
				}
			}
		}
	}

	private static boolean isOfComponents(TypeElement annotation) {
		TypeElement single = (annotation.getEnclosingElement() instanceof TypeElement outer) ? outer : annotation;
		String name = single.getQualifiedName().toString();
		return PACKAGES.contains(name.substring(0, Math.max(name.lastIndexOf('.'), 0)))
				&& !OF_PARAMETERS.contains(single.getSimpleName().toString())
				&& !ModelTypes.isAnnotated(single, CONSTRAINT);
	}

	/**
	 * The compiler passes annotations of components on to the constructor.
	 */
	private static boolean isOnComponent(@Nullable TypeElement record, VariableElement parameter,
			TypeElement annotation) {
		return record != null && record.getRecordComponents()
			.stream()
			.filter((component) -> component.getSimpleName().equals(parameter.getSimpleName()))
			.flatMap((component) -> component.getAnnotationMirrors().stream())
			.anyMatch((mirror) -> mirror.getAnnotationType().asElement().equals(annotation));
	}

}
