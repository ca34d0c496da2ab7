/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * Tells executables that {@code native-image} has made from applications on a JVM. What
 * an executable never does is left out of it: the constant is known when it is made.
 */
public final class NativeImage {

	/**
	 * Whether this is, or is going to be, an executable.
	 */
	public static final boolean EXECUTABLE = System.getProperty("org.graalvm.nativeimage.imagecode") != null;

	private NativeImage() {
	}

}
