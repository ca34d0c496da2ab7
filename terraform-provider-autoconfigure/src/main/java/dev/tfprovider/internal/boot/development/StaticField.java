/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

/**
 * A static field whose value, or what is in it, can change.
 *
 * @param type name of the class, as in source code
 * @param name name of the field
 * @param declared name of its declared type
 * @param isFinal whether the field always holds the same object
 */
record StaticField(String type, String name, String declared, boolean isFinal) {

	@Override
	public String toString() {
		return "%s.%s (%s%s)".formatted(this.type, this.name, this.isFinal ? "" : "not final, ", this.declared);
	}

}
