/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedObject;

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

	static MemberGroup of(DescribedMember member) {
		if (member.required()) {
			return REQUIRED;
		}
		return member.optional() ? OPTIONAL : READ_ONLY;
	}

	/**
	 * Return the members of an object that belong to the group.
	 */
	List<DescribedMember> of(DescribedObject object) {
		return object.members().stream().filter((member) -> of(member) == this).toList();
	}

}
