/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

/**
 * Whether configurations and states of today still work after a change.
 */
enum ChangeImpact {

	/**
	 * There are configurations, modules or states that fail or mean something else.
	 */
	BREAKING,

	/**
	 * Every configuration and state works as before.
	 */
	SAFE

}
