/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

/**
 * Where in the schema of a provider something is.
 *
 * @param kind what kind of thing it belongs to
 * @param type name of the type or function, empty for the provider's own configuration
 * @param path path below it, such as {@code author.name}, empty for the whole
 */
record SchemaPlace(SchemaKind kind, String type, String path) {

	static SchemaPlace of(SchemaKind kind, String type) {
		return new SchemaPlace(kind, type, "");
	}

	SchemaPlace member(String name) {
		return new SchemaPlace(this.kind, this.type, this.path.isEmpty() ? name : this.path + "." + name);
	}

	String whole() {
		return this.type.isEmpty() ? this.kind.title() : this.kind.title() + " " + this.type;
	}

	@Override
	public String toString() {
		return this.path.isEmpty() ? whole() : whole() + ", " + this.path;
	}

}
