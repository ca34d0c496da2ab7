/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

/**
 * Describes the members of a configuration or of a nested object.
 *
 * @param members attributes and blocks in order of declaration
 * @param rules rules about several members or the whole, Markdown sentences
 */
record DocumentedObject(List<DocumentedMember> members, List<String> rules) {

	static final DocumentedObject EMPTY = new DocumentedObject(List.of(), List.of());

	/**
	 * Return the members of a group.
	 */
	List<DocumentedMember> in(MemberGroup group) {
		return this.members.stream().filter((member) -> member.group() == group).toList();
	}

	/**
	 * Return whether any member, however deep inside, is write-only.
	 */
	boolean hasWriteOnly() {
		return this.members.stream()
			.anyMatch((member) -> member.writeOnly() || (member.inside() != null && member.inside().hasWriteOnly()));
	}

}
