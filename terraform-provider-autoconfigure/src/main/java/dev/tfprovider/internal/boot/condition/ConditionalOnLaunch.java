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

import org.springframework.context.annotation.Conditional;

/**
 * Matches in a process launched for a purpose. Matches always while an application is
 * processed ahead of time, for nobody knows then: {@link LaunchedBeans} decides when it
 * runs.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Conditional(OnLaunchCondition.class)
public @interface ConditionalOnLaunch {

	/**
	 * Return the purpose.
	 * @return the purpose, such as serving a host
	 */
	LaunchPurpose value();

}
