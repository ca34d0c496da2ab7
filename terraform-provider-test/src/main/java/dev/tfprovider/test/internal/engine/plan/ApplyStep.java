/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import org.jspecify.annotations.Nullable;

/**
 * One step of an apply.
 *
 * @param kind what to do
 * @param address to what
 * @param key which deposed object, {@code null} for the current one, or one that is only
 * deposed on the way
 */
public record ApplyStep(Kind kind, ResourceAddress address, @Nullable String key) {

	static ApplyStep write(ResourceAddress address) {
		return new ApplyStep(Kind.WRITE, address, null);
	}

	static ApplyStep delete(ResourceAddress address) {
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
