/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.Locale;

/**
 * Determines which launches of a packaged provider share a process.
 */
public enum ProcessScope {

	/**
	 * Each launch has a process of its own.
	 */
	LAUNCH,

	/**
	 * The launches by one Terraform process share one, which ends with it.
	 */
	COMMAND,

	/**
	 * The launches with the same directory and environment share one, which stays after
	 * the command.
	 */
	RESIDENT;

	/**
	 * Return the word for it in the property and in the environment variable.
	 * @return lower-case letters
	 */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

}
