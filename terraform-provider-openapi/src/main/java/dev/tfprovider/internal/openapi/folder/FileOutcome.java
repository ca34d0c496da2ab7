/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.folder;

/**
 * Tells whether a file was written, was there with the same text, or differs.
 *
 * @param path where it belongs, relative to the folder of the project
 * @param kind what became of it
 * @param difference what it would change, as a unified difference; empty unless the file
 * is there and differs
 */
public record FileOutcome(String path, Kind kind, String difference) {

	/**
	 * What can become of a file.
	 */
	public enum Kind {

		/**
		 * It was not there.
		 */
		WRITTEN,

		/**
		 * It is there already, with the same text.
		 */
		SAME,

		/**
		 * It is there with another text, and stays as it is.
		 */
		DIFFERENT

	}

}
