/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.CliVersion;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Evaluates {@link EnabledOnTerraform} for each test, since a class may run on several
 * CLIs.
 */
class EnabledOnTerraformCondition implements ExecutionCondition {

	private static final ConditionEvaluationResult UNDECIDED = ConditionEvaluationResult
		.enabled("there is no CLI to look at");

	@Override
	public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
		Optional<CliVersion> version = context.getTestMethod().flatMap((method) -> CliMatrix.version(context));
		return version
			.map((present) -> annotations(context).map((annotation) -> decide(annotation, present))
				.filter(ConditionEvaluationResult::isDisabled)
				.findFirst()
				.orElseGet(() -> ConditionEvaluationResult.enabled("runs on " + present)))
			.orElse(UNDECIDED);
	}

	private static Stream<EnabledOnTerraform> annotations(ExtensionContext context) {
		return Stream.concat(
				context.getTestMethod()
					.flatMap((method) -> AnnotationSupport.findAnnotation(method, EnabledOnTerraform.class))
					.stream(),
				AnnotationSupport
					.findAnnotation(context.getRequiredTestClass(), EnabledOnTerraform.class,
							context.getEnclosingTestClasses())
					.stream());
	}

	private static ConditionEvaluationResult decide(EnabledOnTerraform annotation, CliVersion version) {
		String min = version.isOpenTofu() ? annotation.tofuMin() : annotation.min();
		String max = version.isOpenTofu() ? annotation.tofuMax() : annotation.max();
		if (min.equals(EnabledOnTerraform.NEVER)) {
			return ConditionEvaluationResult.disabled("not for " + version.product());
		}
		if (!min.isEmpty() && version.compareTo(min) < 0) {
			return ConditionEvaluationResult
				.disabled("needs %s %s or newer, but this is %s".formatted(version.product(), min, version.number()));
		}
		if (!max.isEmpty() && version.compareTo(max) > 0) {
			return ConditionEvaluationResult
				.disabled("needs %s %s or older, but this is %s".formatted(version.product(), max, version.number()));
		}
		return ConditionEvaluationResult.enabled("runs on " + version);
	}

}
