/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.function.Predicate;

import org.springframework.util.ClassUtils;

/**
 * Whether the class that a substitute is for is on the class path of an executable.
 */
final class TargetPresent implements Predicate<String> {

	@Override
	public boolean test(String className) {
		return ClassUtils.isPresent(className, TargetPresent.class.getClassLoader());
	}

}
