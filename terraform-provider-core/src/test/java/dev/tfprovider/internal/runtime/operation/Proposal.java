/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;

/**
 * What Terraform proposes for a configuration and a prior state. A stand-in for its
 * {@code ProposedNew}, held against the worked examples.
 */
public final class Proposal {

	private Proposal() {
	}

	public static TerraformValue of(BlockSchema schema, TerraformValue prior, TerraformValue config) {
		return config.isNull() ? config : object(schema, prior, config);
	}

	private static TerraformValue object(ObjectSchema schema, TerraformValue prior, TerraformValue config) {
		if (!(config instanceof ObjectValue configured)) {
			return config;
		}
		ObjectValue proposed = configured;
		for (Attribute attribute : schema.attributes()) {
			String name = attribute.name();
			proposed = proposed.with(name, attribute(attribute, NullSafeAccess.attribute(prior, name, attribute.type()),
					configured.get(name)));
		}
		for (NestedBlock block : schema.blocks()) {
			String name = block.name();
			proposed = proposed.with(name, nested(block.block(), block.nesting(),
					NullSafeAccess.attribute(prior, name, block.type()), configured.get(name)));
		}
		return proposed;
	}

	private static TerraformValue attribute(Attribute attribute, TerraformValue prior, TerraformValue config) {
		NestedObject nested = attribute.nested();
		if (attribute.mode().isComputed() && config.isNull()) {
			boolean configuredBefore = nested != null && attribute.mode().isOptional() && hasConfigured(nested, prior);
			return configuredBefore ? config : prior;
		}
		return (nested != null) ? nested(nested, nested.nesting(), prior, config) : config;
	}

	private static boolean hasConfigured(NestedObject nested, TerraformValue prior) {
		List<TerraformValue> objects = new ArrayList<>(prior.sequence());
		objects.addAll((nested.nesting() == ObjectSchema.Nesting.MAP) ? prior.entries().values() : List.of());
		objects.add(prior);
		return objects.stream()
			.filter((object) -> object instanceof ObjectValue)
			.anyMatch((object) -> nested.attributes()
				.stream()
				.anyMatch((attribute) -> !attribute.mode().isComputed()
						&& !NullSafeAccess.attribute(object, attribute.name(), attribute.type()).isNull()));
	}

	private static TerraformValue nested(ObjectSchema schema, ObjectSchema.Nesting nesting, TerraformValue prior,
			TerraformValue config) {
		if (config.isNull() || config.isUnknown()) {
			return config;
		}
		return switch (nesting) {
			case SINGLE, GROUP -> object(schema, prior, config);
			case LIST -> list(schema, prior, (ListValue) config);
			case MAP -> map(schema, prior, (MapValue) config);
			case SET -> set(schema, prior, (SetValue) config);
		};
	}

	private static TerraformValue list(ObjectSchema schema, TerraformValue prior, ListValue config) {
		List<TerraformValue> elements = new ArrayList<>();
		for (TerraformValue element : config.elements()) {
			elements.add(object(schema, NullSafeAccess.element(prior, elements.size(), schema.impliedType()), element));
		}
		return new ListValue(config.element(), elements);
	}

	private static TerraformValue map(ObjectSchema schema, TerraformValue prior, MapValue config) {
		Map<String, TerraformValue> elements = new TreeMap<>();
		config.elements()
			.forEach((key, element) -> elements.put(key,
					object(schema, NullSafeAccess.element(prior, key, schema.impliedType()), element)));
		return new MapValue(config.element(), elements);
	}

	private static TerraformValue set(ObjectSchema schema, TerraformValue prior, SetValue config) {
		List<TerraformValue> unused = new ArrayList<>(prior.sequence());
		List<TerraformValue> elements = new ArrayList<>();
		for (TerraformValue element : config.elements()) {
			TerraformValue match = unused.stream()
				.filter((candidate) -> object(schema, candidate, element).equals(candidate))
				.findFirst()
				.orElse(TerraformValue.ofNull(schema.impliedType()));
			unused.remove(match);
			elements.add(object(schema, match, element));
		}
		return new SetValue(config.element(), elements);
	}

}
