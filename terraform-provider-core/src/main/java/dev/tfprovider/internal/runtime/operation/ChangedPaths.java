/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;

/**
 * Lists the paths at which two objects differ, down to the innermost attributes with
 * flags of their own. What exists on one side only, a set, and a list whose elements are
 * not the same ones in the same order differ as a whole.
 */
final class ChangedPaths {

	private final List<AttributePath> paths = new ArrayList<>();

	static List<AttributePath> between(ObjectSchema schema, TerraformValue before, TerraformValue after) {
		ChangedPaths changes = new ChangedPaths();
		changes.object(schema, AttributePath.root(), before, after);
		return List.copyOf(changes.paths);
	}

	private void object(ObjectSchema schema, AttributePath path, TerraformValue before, TerraformValue after) {
		for (SchemaMember member : schema.members()) {
			TerraformValue old = NullSafeAccess.member(before, member);
			TerraformValue planned = NullSafeAccess.member(after, member);
			ObjectSchema inside = member.inside();
			if (inside != null) {
				nested(inside, member.nesting(), path.attribute(member.name()), old, planned);
			}
			else if (!old.equals(planned)) {
				this.paths.add(path.attribute(member.name()));
			}
		}
	}

	private void nested(ObjectSchema schema, ObjectSchema.Nesting nesting, AttributePath path, TerraformValue before,
			TerraformValue after) {
		if (before.equals(after)) {
			return;
		}
		boolean whole = before.isNull() || before.isUnknown() || after.isNull() || after.isUnknown();
		if (whole || nesting == ObjectSchema.Nesting.SET
				|| (nesting == ObjectSchema.Nesting.LIST && !isSameOrder(schema, before, after))) {
			this.paths.add(path);
		}
		else if (nesting.isSingle()) {
			object(schema, path, before, after);
		}
		else if (nesting == ObjectSchema.Nesting.LIST) {
			List<TerraformValue> old = before.sequence();
			for (int i = 0; i < old.size(); i++) {
				nested(schema, ObjectSchema.Nesting.SINGLE, path.index(i), old.get(i), after.sequence().get(i));
			}
		}
		else {
			entries(schema, path, before.entries(), after.entries());
		}
	}

	private void entries(ObjectSchema schema, AttributePath path, Map<String, TerraformValue> before,
			Map<String, TerraformValue> after) {
		TreeSet<String> keys = new TreeSet<>(before.keySet());
		keys.addAll(after.keySet());
		TerraformValue nothing = TerraformValue.ofNull(schema.impliedType());
		keys.forEach((key) -> nested(schema, ObjectSchema.Nesting.SINGLE, path.key(key),
				before.getOrDefault(key, nothing), after.getOrDefault(key, nothing)));
	}

	private static boolean isSameOrder(ObjectSchema schema, TerraformValue before, TerraformValue after) {
		List<TerraformValue> old = before.sequence();
		List<TerraformValue> planned = after.sequence();
		if (old.size() != planned.size()) {
			return false;
		}
		ElementKeys keys = new ElementKeys(schema);
		if (keys.isEmpty()) {
			return true;
		}
		int[] pairs = keys.pair(planned, old);
		return IntStream.range(0, pairs.length).allMatch((i) -> pairs[i] == i);
	}

}
