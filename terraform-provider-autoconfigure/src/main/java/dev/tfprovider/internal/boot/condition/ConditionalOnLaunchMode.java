/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.internal.plugin.LaunchMode;

import org.springframework.context.annotation.Conditional;

/**
 * {@link Conditional @Conditional} that matches if the process was launched in one of the
 * given modes. It always matches while an application is processed ahead of time, when
 * the mode is unknown; {@link LaunchModeBeanFilter} removes the beans of other modes when
 * the application runs.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Conditional(OnLaunchModeCondition.class)
public @interface ConditionalOnLaunchMode {

	/**
	 * Return the modes.
	 * @return the modes, at least one
	 */
	LaunchMode[] value();

}
