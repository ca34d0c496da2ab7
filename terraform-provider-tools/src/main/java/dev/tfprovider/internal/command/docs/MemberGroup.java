/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import dev.tfprovider.internal.schema.Attribute;

/**
 * Groups of attributes and blocks by who sets them, in the order of a page.
 */
enum MemberGroup {

	REQUIRED("Required"), OPTIONAL("Optional"), READ_ONLY("Read-Only");

	private final String title;

	MemberGroup(String title) {
		this.title = title;
	}

	String title() {
		return this.title;
	}

	static MemberGroup of(Attribute.Mode mode) {
		if (mode.isRequired()) {
			return REQUIRED;
		}
		return mode.isConfigurable() ? OPTIONAL : READ_ONLY;
	}

}
