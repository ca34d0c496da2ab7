/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.log;

/**
 * Defines the names under which the parts of the framework appear in the log, as in
 * providers written in Go. Other classes appear under their own name.
 */
public final class LogModule {

	/**
	 * The framework as a whole.
	 */
	public static final String SDK = "sdk";

	/**
	 * Requests and what is answered.
	 */
	public static final String PROTOCOL = "sdk.proto";

	/**
	 * Calls of author code.
	 */
	public static final String FRAMEWORK = "sdk.framework";

	private LogModule() {
	}

}
