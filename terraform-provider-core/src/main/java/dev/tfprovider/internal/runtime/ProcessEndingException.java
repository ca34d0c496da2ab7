/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * Says that the process ends before author code does.
 */
final class ProcessEndingException extends Exception {

	ProcessEndingException() {
		super("The process ends");
	}

}
