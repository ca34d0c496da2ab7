/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.lang.reflect.Parameter;
import java.util.Arrays;

import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/**
 * Lets an executable have the validator that is made with it: its classes are initialized
 * then, and annotations of parameters that are no constraints are left out.
 */
final class PreparedValidatorFeature implements Feature {

	private static final String PARAMETER = "org.hibernate.validator.internal.properties.javabean.JavaBeanParameter";

	@Override
	public String getDescription() {
		return "Bean Validation that knows the models of a provider";
	}

	@Override
	public boolean isInConfiguration(IsInConfigurationAccess access) {
		return access.findClassByName("org.hibernate.validator.HibernateValidator") != null;
	}

	@Override
	public void afterRegistration(AfterRegistrationAccess access) {
		RuntimeClassInitialization.initializeAtBuildTime(PreparedValidatorFeature.class.getPackageName(),
				"dev.tfprovider.constraint.IpVersion", "dev.tfprovider.internal.validation.ValueExtraction",
				"org.hibernate.validator", "jakarta.validation", "org.jboss.logging", "com.fasterxml.classmate");
	}

	@Override
	public void beforeAnalysis(BeforeAnalysisAccess access) {
		PreparedValidator.annotationClasses().forEach(RuntimeClassInitialization::initializeAtBuildTime);
		clear(access, Parameter.class.getName(), "declaredAnnotations");
		clear(access, PARAMETER, "annotatedType");
		clear(access, PARAMETER, "annotationsForJDK8303112");
	}

	/**
	 * Leave out what is only read while constraints are looked for, and has annotations
	 * of all kinds.
	 */
	private static void clear(BeforeAnalysisAccess access, String type, String field) {
		Class<?> found = access.findClassByName(type);
		if (found != null) {
			Arrays.stream(found.getDeclaredFields())
				.filter((each) -> each.getName().equals(field))
				.forEach((each) -> access.registerFieldValueTransformer(each, (receiver, value) -> null));
		}
	}

}
