/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.LaunchMode;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionOutcome;
import org.springframework.boot.autoconfigure.condition.SpringBootCondition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.ConfigurationCondition;
import org.springframework.core.type.AnnotatedTypeMetadata;

/**
 * Evaluates {@link ConditionalOnLaunchMode @ConditionalOnLaunchMode}.
 */
class OnLaunchModeCondition extends SpringBootCondition implements ConfigurationCondition {

	static final String PROCESSING = "spring.aot.processing";

	@Override
	public ConfigurationPhase getConfigurationPhase() {
		return ConfigurationPhase.REGISTER_BEAN;
	}

	@Override
	public ConditionOutcome getMatchOutcome(ConditionContext context, AnnotatedTypeMetadata metadata) {
		List<LaunchMode> modes = List.of(metadata.getAnnotations()
			.get(ConditionalOnLaunchMode.class)
			.getValue("value", LaunchMode[].class)
			.orElseThrow());
		ConditionMessage.Builder message = ConditionMessage.forCondition(ConditionalOnLaunchMode.class, modes);
		if (Boolean.getBoolean(PROCESSING)) {
			return ConditionOutcome.match(message.because("it is decided when the application runs"));
		}
		return isLaunchedIn(modes, Objects.requireNonNull(context.getBeanFactory()))
				? ConditionOutcome.match(message.because("the process was launched in such a mode"))
				: ConditionOutcome.noMatch(message.because("the process was not launched in such a mode"));
	}

	/**
	 * Return whether the application has a launch of one of the modes.
	 */
	static boolean isLaunchedIn(Collection<LaunchMode> modes, ListableBeanFactory beanFactory) {
		return Arrays.stream(beanFactory.getBeanNamesForType(ProviderLaunch.class, true, false))
			.map((name) -> beanFactory.getBean(name, ProviderLaunch.class))
			.anyMatch((launch) -> modes.contains(launch.mode()));
	}

}
