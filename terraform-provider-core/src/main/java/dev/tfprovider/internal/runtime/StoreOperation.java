/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * An operation of a state store, such as to read or to lock a state.
 *
 * @param method name of the author's method
 * @param kind what it does
 * @param remains what is left if it is cut off, in a sentence after a space; may be empty
 */
record StoreOperation(String method, Kind kind, String remains) {

	static StoreOperation look(String method) {
		return new StoreOperation(method, Kind.LOOK, "");
	}

	/**
	 * What author code does.
	 */
	enum Kind {

		/**
		 * Changes nothing.
		 */
		LOOK,

		/**
		 * Changes something.
		 */
		CHANGE,

		/**
		 * Keeps something from being lost, also when the process is about to end.
		 */
		RESCUE

	}

}
