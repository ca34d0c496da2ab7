/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

/**
 * What happens where a required component is {@code null}.
 */
enum NullOnWrite {

	/**
	 * It is refused.
	 */
	STRICT,

	/**
	 * It becomes null, at any depth.
	 */
	PARTIAL

}
