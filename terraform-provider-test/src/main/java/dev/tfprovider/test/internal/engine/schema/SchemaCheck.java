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
			String path = prefix + nested.name();
			boolean twice = names.contains(nested.name());
			refuse(twice, path, "name defined as both attribute and child block type");
			refuse(!twice && !BLOCK_NAME.matcher(nested.name()).matches(), path,
					"name may contain only lowercase letters, digits and underscores");
			items(nested, path);
			block(nested.block(), path + ".");
		}
		if (!block.deprecated() && !block.deprecationMessage().isEmpty()) {
			this.problems.add(prefix + "DeprecationMessage must not be set when Deprecated is false");
		}
	}

	private void attribute(SchemaAttribute attribute, String prefix) {
		String path = prefix + attribute.name();
		SchemaObject nested = attribute.nested();
		refuse(!attribute.optional() && !attribute.required() && !attribute.computed(), path,
				"must set Optional, Required or Computed");
		refuse(attribute.optional() && attribute.required(), path, "cannot set both Optional and Required");
		refuse(attribute.computed() && attribute.required(), path, "cannot set both Computed and Required");
		refuse(!attribute.deprecated() && !attribute.deprecationMessage().isEmpty(), path,
				"DeprecationMessage must not be set when Deprecated is false");
		refuse(attribute.declared() == null && nested == null, path, "either Type or NestedType must be defined");
		if (nested != null) {
			NestingMode nesting = nested.nesting();
			refuse(attribute.declared() != null, path, "Type and NestedType cannot both be set");
			refuse(nesting == NestingMode.INVALID || nesting == NestingMode.GROUP, path,
					"invalid nesting mode " + nesting);
			refuseInSet(nesting, nested, path, "attributes");
			nested.attributes().forEach((member) -> attribute(member, path + "."));
		}
	}

	private void items(SchemaBlockType block, String path) {
		long min = block.minItems();
		long max = block.maxItems();
		refuse(min < 0 || max < 0, path, "MinItems and MaxItems must both be greater than zero");
		switch (block.nesting()) {
			case SINGLE -> {
				refuse(min != max, path, "MinItems and MaxItems must match in NestingSingle mode");
				refuse(min == max && (min < 0 || min > 1), path,
						"MinItems and MaxItems must be set to either 0 or 1 in NestingSingle mode");
			}
			case GROUP ->
				refuse(min != 0 || max != 0, path, "MinItems and MaxItems cannot be used in NestingGroup mode");
			case LIST, SET -> refuse(max != 0 && min > max, path, "MinItems must be less than or equal to MaxItems in "
					+ ((block.nesting() == NestingMode.LIST) ? "NestingList" : "NestingSet") + " mode");
			case MAP -> refuse(min != 0 || max != 0, path, "MinItems and MaxItems must both be 0 in NestingMap mode");
			default -> refuse(true, path, "invalid nesting mode " + block.nesting());
		}
		refuseInSet(block.nesting(), block.block(), path, "blocks");
	}

	private void refuseInSet(NestingMode nesting, SchemaBody body, String path, String kind) {
		boolean set = nesting == NestingMode.SET;
		refuse(set && body.anyAttribute(SchemaCheck::isDynamic), path,
				"NestingSet " + kind + " may not contain attributes of cty.DynamicPseudoType");
		refuse(set && this.writeOnlyRefusedInSets && body.anyAttribute(SchemaAttribute::writeOnly), path,
				"NestingSet " + kind + " may not contain WriteOnly attributes");
	}

	private static boolean isDynamic(SchemaAttribute attribute) {
		return attribute.declared() != null && attribute.declared().hasDynamic();
	}

	private void refuse(boolean wrong, String path, String problem) {
		if (wrong) {
			this.problems.add(path + ": " + problem);
		}
	}

}
