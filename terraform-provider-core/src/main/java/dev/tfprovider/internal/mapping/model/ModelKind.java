/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Set;

/**
 * Represents what a model describes, with the attribute names that Terraform reserves
 * there.
 */
public enum ModelKind {

	RESOURCE("a managed resource", Set.of("count", "for_each", "provider", "depends_on"),
			Set.of("lifecycle", "connection", "provisioner", "locals", "_")),

	DATA_SOURCE("a data source", Set.of("count", "for_each", "provider", "depends_on"),
			Set.of("lifecycle", "locals", "_")),

	EPHEMERAL_RESOURCE("an ephemeral resource", Set.of("count", "for_each", "provider", "depends_on"),
			Set.of("lifecycle", "locals", "_")),

	STATE_STORE("a state store", Set.of("provider"), Set.of("provider")),

	ACTION("an action", Set.of(), Set.of()),

	LIST_QUERY("the query of a list", Set.of(), Set.of()),

	PRIVATE_STATE("private state", Set.of(), Set.of()),

	PROVIDER("provider settings", Set.of("alias", "version", "count", "depends_on", "for_each", "source"),
			Set.of("_", "lifecycle", "locals")),

	META("a provider_meta block", Set.of(), Set.of()),

	FUNCTION("a function", Set.of(), Set.of());

	private final String text;

	private final Set<String> attributes;

	private final Set<String> blocks;

	ModelKind(String text, Set<String> attributes, Set<String> blocks) {
		this.text = text;
		this.attributes = attributes;
		this.blocks = blocks;
	}

	/**
	 * Return whether a root attribute or block may not have the name.
	 */
	public boolean reserves(String name, boolean block) {
		return this.attributes.contains(name) || block && this.blocks.contains(name);
	}

	/**
	 * Return whether there are only arguments, and no object that they belong to.
	 */
	public boolean isSettings() {
		return this == PROVIDER || this == META || this == ACTION || this == STATE_STORE || this == LIST_QUERY;
	}

	@Override
	public String toString() {
		return this.text;
	}

}
