/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * A repository: it has an identifier, but people know it by owner and name.
 *
 * @param id identifier
 * @param owner who it belongs to
 * @param name name
 * @param visibility who sees it
 * @param settings how it behaves
 * @param token given on create, never stored
 */
record Repo(@Id Long id, @RequiresReplace String owner, String name, @Default("private") String visibility,
		@Nullable Settings settings, @WriteOnly @Nullable String token) {

	Repo withId(@Nullable Long id) {
		return new Repo(id, this.owner, this.name, this.visibility, this.settings, null);
	}

	/**
	 * How a repository behaves.
	 *
	 * @param wiki whether there is one
	 * @param branch name of the first branch
	 */
	record Settings(boolean wiki, @Default("main") String branch) {

	}

}
