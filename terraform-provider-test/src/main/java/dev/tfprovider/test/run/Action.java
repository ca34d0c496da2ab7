/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The action that Terraform plans for one resource instance.
 */
public enum Action {

	/** Exists in the configuration only, and will be created. */
	CREATE,

	/** A data source that can only be read while applying. */
	READ,

	/** Will be changed in place. */
	UPDATE,

	/** Will be deleted. */
	DELETE,

	/** Will be deleted and created, in either order. */
	REPLACE,

	/** Will leave the state and stay where it is. */
	FORGET,

	/** Nothing to do. */
	NO_OP;

	/**
	 * Read the {@code actions} of a plan document.
	 */
	static Action ofPlan(JsonNode actions) {
		return (actions.size() > 1) ? REPLACE : ofEvent(actions.path(0).asText());
	}

	/**
	 * Read the {@code action} of an event of the {@code -json} output.
	 */
	static Action ofEvent(String action) {
		return switch (action) {
			case "create" -> CREATE;
			case "read" -> READ;
			case "update" -> UPDATE;
			case "delete" -> DELETE;
			case "replace" -> REPLACE;
			case "remove", "forget" -> FORGET;
			default -> NO_OP;
		};
	}

}
