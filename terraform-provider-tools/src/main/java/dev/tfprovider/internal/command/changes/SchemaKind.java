/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;

/**
 * Represents what a schema document describes.
 *
 * @param title what reports call it
 * @param member the member of the document, empty if it has another form than others
 * @param isReferenced whether configurations refer to attributes of its objects
 */
record SchemaKind(String title, String member, boolean isReferenced) {

	static final SchemaKind PROVIDER = new SchemaKind("provider configuration", "", false);

	static final SchemaKind RESOURCE = of(TypeKind.RESOURCE);

	static final SchemaKind FUNCTION = new SchemaKind("function", "", true);

	static final SchemaKind IDENTITY = new SchemaKind("identity of resource", "", true);

	private static SchemaKind of(TypeKind type) {
		return new SchemaKind(type.name(), type.name("_") + "_schemas", type.content() != TypeKind.Content.ARGUMENTS);
	}

	/**
	 * Return the kinds that are described by blocks in members of their own.
	 */
	static List<SchemaKind> ofBlocks() {
		return TypeKind.all().stream().map(SchemaKind::of).toList();
	}

	/**
	 * Return the kinds that are described by blocks.
	 */
	static List<SchemaKind> all() {
		return Stream.concat(Stream.of(PROVIDER), ofBlocks().stream()).toList();
	}

}
