/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

/**
 * One difference between two schemas.
 *
 * @param impact whether it breaks something
 * @param place where it is
 * @param what what is different, such as {@code is required now}
 * @param effect what it means for users, full sentences; empty if that is plain
 * @param advice what the author can do about it, full sentences; empty if nothing has to
 * be done
 */
record SchemaChange(ChangeImpact impact, SchemaPlace place, String what, String effect, String advice) {

	boolean isBreaking() {
		return this.impact == ChangeImpact.BREAKING;
	}

}
