/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the errors for which Core rejects a schema, in Core's words, each with its path.
 */
public final class SchemaCheck {

	private static final Pattern BLOCK_NAME = Pattern.compile("[a-z0-9_]+");

	private final boolean writeOnlyRefusedInSets;

	private final List<String> problems = new ArrayList<>();

	private SchemaCheck(boolean writeOnlyRefusedInSets) {
		this.writeOnlyRefusedInSets = writeOnlyRefusedInSets;
	}

	public static List<String> problems(SchemaBlock block) {
		return problems(block, true);
	}

	public static List<String> problems(SchemaBlock block, boolean writeOnlyRefusedInSets) {
		SchemaCheck legality = new SchemaCheck(writeOnlyRefusedInSets);
		legality.block(block, "");
		return List.copyOf(legality.problems);
	}

	private void block(SchemaBlock block, String prefix) {
		Set<String> names = new HashSet<>();
		for (SchemaAttribute attribute : block.attributes()) {
			names.add(attribute.name());
			attribute(attribute, prefix);
		}
		for (SchemaBlockType nested : block.blocks()) {
			if (names.contains(nested.name())) {
				report(prefix, nested.name(), "name defined as both attribute and child block type");
			}
			else if (!BLOCK_NAME.matcher(nested.name()).matches()) {
				report(prefix, nested.name(), "name may contain only lowercase letters, digits and underscores");
			}
			items(nested, prefix);
			block(nested.block(), prefix + nested.name() + ".");
		}
		if (!block.deprecated() && !block.deprecationMessage().isEmpty()) {
			this.problems.add(prefix + "DeprecationMessage must not be set when Deprecated is false");
		}
	}

	private void attribute(SchemaAttribute attribute, String prefix) {
		String name = attribute.name();
		if (!attribute.optional() && !attribute.required() && !attribute.computed()) {
			report(prefix, name, "must set Optional, Required or Computed");
		}
		if (attribute.optional() && attribute.required()) {
			report(prefix, name, "cannot set both Optional and Required");
		}
		if (attribute.computed() && attribute.required()) {
			report(prefix, name, "cannot set both Computed and Required");
		}
		if (!attribute.deprecated() && !attribute.deprecationMessage().isEmpty()) {
			report(prefix, name, "DeprecationMessage must not be set when Deprecated is false");
		}
		if (attribute.declared() == null && attribute.nested() == null) {
			report(prefix, name, "either Type or NestedType must be defined");
		}
		SchemaObject nested = attribute.nested();
		if (nested == null) {
			return;
		}
		if (attribute.declared() != null) {
			report(prefix, name, "Type and NestedType cannot both be set");
		}
		if (nested.nesting() == NestingMode.INVALID || nested.nesting() == NestingMode.GROUP) {
			report(prefix, name, "invalid nesting mode " + nested.nesting());
		}
		if (nested.nesting() == NestingMode.SET) {
			refuseInSet(nested, prefix + name, "attributes");
		}
		nested.attributes().forEach((member) -> attribute(member, prefix + name + "."));
	}

	private void items(SchemaBlockType block, String prefix) {
		long min = block.minItems();
		long max = block.maxItems();
		String name = block.name();
		if (min < 0 || max < 0) {
			report(prefix, name, "MinItems and MaxItems must both be greater than zero");
		}
		switch (block.nesting()) {
			case SINGLE -> {
				if (min != max) {
					report(prefix, name, "MinItems and MaxItems must match in NestingSingle mode");
				}
				else if (min < 0 || min > 1) {
					report(prefix, name, "MinItems and MaxItems must be set to either 0 or 1 in NestingSingle mode");
				}
			}
			case GROUP -> {
				if (min != 0 || max != 0) {
					report(prefix, name, "MinItems and MaxItems cannot be used in NestingGroup mode");
				}
			}
			case LIST, SET -> {
				if (max != 0 && min > max) {
					report(prefix, name, "MinItems must be less than or equal to MaxItems in "
							+ ((block.nesting() == NestingMode.LIST) ? "NestingList" : "NestingSet") + " mode");
				}
				if (block.nesting() == NestingMode.SET) {
					refuseInSet(block.block(), prefix + name, "blocks");
				}
			}
			case MAP -> {
				if (min != 0 || max != 0) {
					report(prefix, name, "MinItems and MaxItems must both be 0 in NestingMap mode");
				}
			}
			default -> report(prefix, name, "invalid nesting mode " + block.nesting());
		}
	}

	private void refuseInSet(SchemaBody body, String path, String kind) {
		if (body.anyAttribute(SchemaCheck::isDynamic)) {
			this.problems.add(path + ": NestingSet " + kind + " may not contain attributes of cty.DynamicPseudoType");
		}
		if (this.writeOnlyRefusedInSets && body.anyAttribute(SchemaAttribute::writeOnly)) {
			this.problems.add(path + ": NestingSet " + kind + " may not contain WriteOnly attributes");
		}
	}

	private static boolean isDynamic(SchemaAttribute attribute) {
		return attribute.declared() != null && attribute.declared().hasDynamic();
	}

	private void report(String prefix, String name, String problem) {
		this.problems.add(prefix + name + ": " + problem);
	}

}
