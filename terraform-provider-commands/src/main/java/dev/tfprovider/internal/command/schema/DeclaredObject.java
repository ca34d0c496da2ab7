/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.validation.ConstraintFact;

/**
 * Declaration of an object as far as schemas do not have it: constraints and rules, and
 * the declarations of its members.
 *
 * @param members members by name, as far as there is something to tell of them
 * @param rules rules about several members, in words
 * @param constraints constraints of the object as a value
 * @param replaced whether every change replaces it
 */
record DeclaredObject(Map<String, DeclaredMember> members, List<String> rules, List<ConstraintFact> constraints,
		boolean replaced) {

	static final DeclaredObject NONE = new DeclaredObject(Map.of(), List.of(), List.of(), false);

	DeclaredMember member(String name) {
		return this.members.getOrDefault(name, DeclaredMember.NONE);
	}

	DeclaredObject alwaysReplaced() {
		return new DeclaredObject(this.members, this.rules, this.constraints, true);
	}

}
