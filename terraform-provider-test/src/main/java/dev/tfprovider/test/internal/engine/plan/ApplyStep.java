/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import org.jspecify.annotations.Nullable;

/**
 * One step of an apply.
 *
 * @param kind what to do
 * @param address to what
 * @param key which deposed object, {@code null} for the current one, or one that is only
 * deposed on the way
 */
public record ApplyStep(Kind kind, String address, @Nullable String key) {

	static ApplyStep write(String address) {
		return new ApplyStep(Kind.WRITE, address, null);
	}

	static ApplyStep delete(String address) {
		return new ApplyStep(Kind.DELETE, address, null);
	}

	/**
	 * What an operation does.
	 */
	public enum Kind {

		/** Read, create or update, or see that nothing is to do. */
		WRITE,

		/** Delete. */
		DELETE

	}

}
