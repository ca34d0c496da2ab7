/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.List;

/**
 * What is done to one object, as Core names it.
 */
public enum ChangeAction {

	NO_OP("NoOp", "no-op"),

	CREATE("Create", "create"),

	READ("Read", "read"),

	UPDATE("Update", "update"),

	DELETE("Delete", "delete"),

	DELETE_THEN_CREATE("DeleteThenCreate", "delete", "create"),

	CREATE_THEN_DELETE("CreateThenDelete", "create", "delete");

	private final String title;

	private final List<String> json;

	ChangeAction(String title, String... json) {
		this.title = title;
		this.json = List.of(json);
	}

	public static ChangeAction replace(boolean createBeforeDestroy) {
		return createBeforeDestroy ? CREATE_THEN_DELETE : DELETE_THEN_CREATE;
	}

	public boolean isReplace() {
		return this == DELETE_THEN_CREATE || this == CREATE_THEN_DELETE;
	}

	/**
	 * Return whether an object ceases to exist.
	 */
	public boolean deletes() {
		return this == DELETE || isReplace();
	}

	/**
	 * Return the actions of a plan document.
	 */
	List<String> json() {
		return this.json;
	}

	@Override
	public String toString() {
		return this.title;
	}

}
