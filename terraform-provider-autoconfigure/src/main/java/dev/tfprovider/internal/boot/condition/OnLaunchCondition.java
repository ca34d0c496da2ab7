/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import java.util.Objects;

import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionOutcome;
import org.springframework.boot.autoconfigure.condition.SpringBootCondition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.ConfigurationCondition;
import org.springframework.core.type.AnnotatedTypeMetadata;

/**
 * Decides on {@link ConditionalOnLaunch}.
 */
class OnLaunchCondition extends SpringBootCondition implements ConfigurationCondition {

	static final String PROCESSING = "spring.aot.processing";

	@Override
	public ConfigurationPhase getConfigurationPhase() {
		return ConfigurationPhase.REGISTER_BEAN;
	}

	@Override
	public ConditionOutcome getMatchOutcome(ConditionContext context, AnnotatedTypeMetadata metadata) {
		LaunchPurpose purpose = metadata.getAnnotations()
			.get(ConditionalOnLaunch.class)
			.getValue("value", LaunchPurpose.class)
			.orElseThrow();
		ConditionMessage.Builder message = ConditionMessage.forCondition(ConditionalOnLaunch.class, purpose);
		if (Boolean.getBoolean(PROCESSING)) {
			return ConditionOutcome.match(message.because("it is decided when the application runs"));
		}
		return purpose.isOf(Objects.requireNonNull(context.getBeanFactory()), context.getEnvironment())
				? ConditionOutcome.match(message.because("the process was launched for it"))
				: ConditionOutcome.noMatch(message.because("the process was not launched for it"));
	}

}
