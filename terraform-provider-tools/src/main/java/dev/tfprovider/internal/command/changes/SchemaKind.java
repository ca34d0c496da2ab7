/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import dev.tfprovider.TypeKind;

/**
 * Represents what a schema document describes.
 *
 * @param title what reports call it
 * @param isReferenced whether configurations refer to attributes of its objects
 */
record SchemaKind(String title, boolean isReferenced) {

	static final SchemaKind PROVIDER = new SchemaKind("provider configuration", false);

	static final SchemaKind RESOURCE = of(TypeKind.RESOURCE);

	static final SchemaKind FUNCTION = new SchemaKind("function", true);

	static final SchemaKind IDENTITY = new SchemaKind("identity of resource", true);

	static SchemaKind of(TypeKind type) {
		return new SchemaKind(type.name(), type.content() != TypeKind.Content.ARGUMENTS);
	}

}
