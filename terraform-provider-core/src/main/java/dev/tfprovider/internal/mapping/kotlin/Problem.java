/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Since;
import dev.tfprovider.internal.mapping.model.ModelAnnotations;
import org.jspecify.annotations.Nullable;

/**
 * Tells why a data class cannot be a model: what its author wrote would have no effect.
 *
 * @param text what was met
 * @param remedy what to do
 */
record Problem(String text, String remedy) {

	static @Nullable Problem find(Class<?> type, List<Property> properties) {
		if (type.isRecord()) {
			return new Problem("Kotlin does not pass annotations on to the record that @JvmRecord makes",
					"Remove @JvmRecord: a data class is enough");
		}
		return properties.stream()
			.flatMap((property) -> Stream.concat(changeable(property).stream(), misplaced(property).stream()))
			.findFirst()
			.orElse(null);
	}

	private static Optional<Problem> changeable(Property property) {
		return KotlinTypes.changeableCollection(property.described().getType())
			.map((found) -> new Problem(
					"the type of '%s' is a %s, but a model has what Terraform says, which nobody changes"
						.formatted(property.name(), found.getKey()),
					"Declare it as %s, and make a copy of it where it is changed".formatted(found.getValue())));
	}

	private static List<Problem> misplaced(Property property) {
		Stream<Problem> parameter = Arrays.stream(property.annotations().getAnnotations())
			.map(Annotation::annotationType)
			.filter(ModelAnnotations::isConstraint)
			.filter((constraint) -> property.members()
				.stream()
				.noneMatch((member) -> member.isAnnotationPresent(constraint)))
			.map((constraint) -> new Problem(
					"@%s on '%s' is on a parameter of the constructor, where nothing looks at it"
						.formatted(constraint.getSimpleName(), property.name()),
					"Write @field:%s, or give the compiler the option -Xannotation-default-target=param-property"
						.formatted(constraint.getSimpleName())));
		Stream<Problem> member = property.members()
			.stream()
			.filter((each) -> isSince(each, property))
			.map((each) -> new Problem("@Since on '%s' is not on the constructor".formatted(property.name()),
					"Write @Since without 'get:' or 'field:'"));
		return Stream.concat(parameter, member).toList();
	}

	private static boolean isSince(AnnotatedElement member, Property property) {
		return member.isAnnotationPresent(Since.class) && !property.annotations().isAnnotationPresent(Since.class);
	}

}
