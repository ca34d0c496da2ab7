/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Arrays;
import java.util.List;

/**
 * The kinds of things that have a schema.
 */
enum SchemaKind {

	PROVIDER("provider configuration", "", false),

	RESOURCE("resource", "resource_schemas", true),

	DATA_SOURCE("data source", "data_source_schemas", true),

	EPHEMERAL_RESOURCE("ephemeral resource", "ephemeral_resource_schemas", true),

	LIST_RESOURCE("list resource", "list_resource_schemas", false),

	ACTION("action", "action_schemas", false),

	STATE_STORE("state store", "state_store_schemas", false),

	FUNCTION("function", "", true),

	IDENTITY("identity of resource", "", true);

	private final String title;

	private final String member;

	private final boolean referenced;

	SchemaKind(String title, String member, boolean referenced) {
		this.title = title;
		this.member = member;
		this.referenced = referenced;
	}

	/**
	 * Return the kinds whose types are in a member of the document, as a block each.
	 */
	static List<SchemaKind> ofBlocks() {
		return Arrays.stream(values()).filter((kind) -> !kind.member.isEmpty()).toList();
	}

	/**
	 * Return what the text for people calls it.
	 */
	String title() {
		return this.title;
	}

	/**
	 * Return the name of the member in the document.
	 */
	String member() {
		return this.member;
	}

	/**
	 * Return whether other parts of a configuration refer to its values.
	 */
	boolean isReferenced() {
		return this.referenced;
	}

}
