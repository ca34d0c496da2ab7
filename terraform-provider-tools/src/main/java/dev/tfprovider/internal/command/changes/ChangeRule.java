/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * Finds one kind of change between two descriptions of the same thing.
 *
 * @param <T> type of the descriptions
 * @param impact what the change means for users
 * @param test whether it has changed so, from the first to the second
 * @param what the change in words, after the name of the thing
 * @param effect what users will notice
 * @param advice what authors can do instead, or nothing
 */
record ChangeRule<T>(ChangeImpact impact, BiPredicate<T, T> test, BiFunction<T, T, String> what, String effect,
		String advice) {

	void compare(SchemaPlace place, T before, T after, SchemaChanges changes) {
		if (this.test.test(before, after)) {
			changes.add(new SchemaChange(this.impact, place, this.what.apply(before, after), this.effect, this.advice));
		}
	}

}
