/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

/**
 * Represents whether packages of a provider use a resident process, which serves several
 * launches.
 */
public enum ResidentMode {

	/**
	 * The provider cannot share a process with itself.
	 */
	NEVER,

	/**
	 * If a person asks for it.
	 */
	ON_REQUEST,

	/**
	 * Unless a person asks for something else.
	 */
	BY_DEFAULT

}
