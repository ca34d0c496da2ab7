/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import jakarta.validation.ValidatorFactory;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.graalvm.nativeimage.hosted.Feature.BeforeAnalysisAccess;
import org.graalvm.nativeimage.hosted.Feature.IsInConfigurationAccess;
import org.hibernate.validator.constraints.Range;
import org.junit.jupiter.api.Test;

import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What native-image is told of the validator, as far as that can be known without it.
 */
class PreparedValidatorFeatureTests {

	private final PreparedValidatorFeature feature = new PreparedValidatorFeature();

	private final List<Field> cleared = new ArrayList<>();

	@Test
	void fieldsWithAnnotationsOfAllKindsAreThere() {
		this.feature.beforeAnalysis(access(BeforeAnalysisAccess.class, true));
		assertThat(this.cleared)
			.extracting((field) -> field.getDeclaringClass().getSimpleName() + "." + field.getName())
			.containsExactly("Parameter.declaredAnnotations", "JavaBeanParameter.annotatedType",
					"JavaBeanParameter.annotationsForJDK8303112");
	}

	@Test
	void applicationWithoutHibernateValidatorNeedsNone() {
		assertThat(this.feature.isInConfiguration(access(IsInConfigurationAccess.class, true))).isTrue();
		assertThat(this.feature.isInConfiguration(access(IsInConfigurationAccess.class, false))).isFalse();
	}

	@Test
	void annotationsOfConstraintsAndTheirPartsAreInitialized() {
		try (ValidatorFactory factory = PreparedValidator.prepare(Set.of(Pet.class))) {
			assertThat(PreparedValidator.annotationClasses(factory, Set.of(Pet.class)))
				.allSatisfy((type) -> assertThat(Proxy.isProxyClass(type)).isTrue())
				.extracting((type) -> type.getInterfaces()[0].getSimpleName())
				.containsExactlyInAnyOrder("Max", "Min", "Range", "Size");
		}
		assertThat(PreparedValidator.annotationClasses()).isEmpty();
	}

	@Test
	void annotationsOfConstructorsAndMethodsAreInitialized() {
		try (ValidatorFactory factory = PreparedValidator.prepare(Set.of(Kennel.class))) {
			assertThat(PreparedValidator.annotationClasses(factory, Set.of(Kennel.class)))
				.extracting((type) -> type.getInterfaces()[0].getSimpleName())
				.containsExactlyInAnyOrder("Max", "Min", "NotBlank", "Positive");
		}
	}

	private <T> T access(Class<T> type, boolean present) {
		return type
			.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type }, (proxy, method, args) -> {
				if (method.getName().equals("findClassByName")) {
					return present ? ClassUtils.forName((String) args[0], null) : null;
				}
				this.cleared.add((Field) args[0]);
				return null;
			}));
	}

	static class Kennel {

		Kennel(@Max(9) int pets, List<@NotBlank String> names) {
		}

		@Min(1)
		int pets(@Positive int of) {
			return of;
		}

	}

	record Pet(@Size(max = 9) String name, @Range(max = 100) int legs) {

	}

}
