/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.schema.SchemaObject;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Proposes the object a provider is to plan: the configuration, completed with computed
 * values of the prior object.
 */
public final class ProposedNew {

	private ProposedNew() {
	}

	/**
	 * Return the proposal for a change.
	 */
	public static TerraformValue of(SchemaBlock block, TerraformValue prior, TerraformValue config) {
		if (prior.isNull() && config.isNull()) {
			return prior;
		}
		return merge(block, prior.isNull() ? block.emptyValue() : prior, config);
	}

	/**
	 * Return the placeholder for a data source that can only be read while applying:
	 * everything computed is unknown.
	 */
	public static TerraformValue ofDataSource(SchemaBlock block, TerraformValue config) {
		return merge(block, TerraformValue.unknown(block.objectType()), config);
	}

	private static TerraformValue merge(SchemaBlock block, TerraformValue prior, TerraformValue config) {
		if (!(config instanceof ObjectValue known)) {
			return prior;
		}
		Map<String, TerraformValue> merged = attributes(block, prior, known);
		for (SchemaBlockType nested : block.blocks()) {
			merged.put(nested.name(),
					block(nested, ValueParts.attribute(prior, nested.name(), nested.type()), known.get(nested.name())));
		}
		return TerraformValue.object(known.type(), merged);
	}

	private static Map<String, TerraformValue> attributes(SchemaBody body, TerraformValue prior, ObjectValue config) {
		Map<String, TerraformValue> merged = new HashMap<>();
		for (SchemaAttribute attribute : body.attributes()) {
			String name = attribute.name();
			merged.put(name,
					attribute(attribute, ValueParts.attribute(prior, name, attribute.type()), config.get(name)));
		}
		return merged;
	}

	private static TerraformValue attribute(SchemaAttribute attribute, TerraformValue prior, TerraformValue config) {
		SchemaObject nested = attribute.nested();
		if (attribute.computed() && config.isNull()) {
			boolean wasConfigured = attribute.optional() && nested != null && hasNonComputed(nested, prior);
			return wasConfigured ? config : prior;
		}
		if (nested == null || config.isUnknown() || config.isNull()) {
			return config;
		}
		return nested(nested, prior, config);
	}

	/**
	 * Return whether a prior value has a member that only a configuration can have set.
	 */
	private static boolean hasNonComputed(SchemaObject body, TerraformValue value) {
		if (value.isNull() || value.isUnknown()) {
			return false;
		}
		if (value instanceof ObjectValue object && body.nesting() == NestingMode.SINGLE) {
			return hasNonComputedMember(body, object);
		}
		List<TerraformValue> elements = new ArrayList<>(ValueParts.elements(value));
		elements.addAll((body.nesting() == NestingMode.MAP) ? value.entries().values() : List.of());
		return elements.stream()
			.anyMatch((element) -> element instanceof ObjectValue object && hasNonComputedMember(body, object));
	}

	private static boolean hasNonComputedMember(SchemaObject body, ObjectValue object) {
		for (SchemaAttribute member : body.attributes()) {
			TerraformValue value = object.get(member.name());
			if (value.isNull()) {
				continue;
			}
			if (!member.computed() || member.nested() != null && hasNonComputed(member.nested(), value)) {
				return true;
			}
		}
		return false;
	}

	private static TerraformValue nested(SchemaObject body, TerraformValue prior, TerraformValue config) {
		ObjectType type = body.objectType();
		Merge merge = (before, now) -> TerraformValue.object(type, attributes(body, before, (ObjectValue) now));
		return switch (body.nesting()) {
			case LIST -> list(type, prior, config, merge);
			case MAP -> map(type, prior, config, merge);
			case SET -> set(body, prior, config, (before, now) -> before.isNull() ? now : merge.merge(before, now));
			default -> merge.merge(prior, config);
		};
	}

	private static TerraformValue block(SchemaBlockType nested, TerraformValue prior, TerraformValue config) {
		if (config.isUnknown()) {
			return config;
		}
		SchemaBlock body = nested.block();
		ObjectType type = body.objectType();
		Merge merge = (before, now) -> of(body, before, now);
		return switch (nested.nesting()) {
			case LIST -> config.isNull() ? nested.emptyValue() : list(type, prior, config, merge);
			case MAP -> config.isNull() ? nested.emptyValue() : map(type, prior, config, merge);
			case SET -> config.isNull() ? nested.emptyValue() : set(body, prior, config, merge);
			case GROUP -> merge.merge(prior, config);
			default -> config.isNull() ? config : merge.merge(prior, config);
		};
	}

	private static TerraformValue list(ObjectType type, TerraformValue prior, TerraformValue config, Merge merge) {
		List<TerraformValue> elements = ValueParts.elements(config);
		List<TerraformValue> merged = new ArrayList<>();
		for (int i = 0; i < elements.size(); i++) {
			TerraformValue before = ValueParts.element(prior, i, type);
			merged.add(mergeElement(before, elements.get(i), merge));
		}
		return (config instanceof TupleValue) ? TerraformValue.tuple(merged) : TerraformValue.list(type, merged);
	}

	private static TerraformValue map(ObjectType type, TerraformValue prior, TerraformValue config, Merge merge) {
		Map<String, TerraformValue> before = prior.entries();
		Map<String, TerraformValue> merged = new LinkedHashMap<>();
		TerraformValue absent = (prior.isUnknown()) ? TerraformValue.unknown(type) : TerraformValue.ofNull(type);
		config.entries()
			.forEach((key, element) -> merged.put(key, mergeElement(before.getOrDefault(key, absent), element, merge)));
		return (config instanceof ObjectValue) ? ValueParts.object(merged) : TerraformValue.map(type, merged);
	}

	private static TerraformValue set(SchemaBody body, TerraformValue prior, TerraformValue config, Merge merge) {
		ObjectType type = body.objectType();
		List<TerraformValue> candidates = new ArrayList<>(ValueParts.elements(prior));
		List<TerraformValue> merged = new ArrayList<>();
		for (TerraformValue element : ValueParts.elements(config)) {
			TerraformValue match = TerraformValue.ofNull(type);
			for (TerraformValue candidate : candidates) {
				if (PriorCorrelation.matches(body, candidate, element)) {
					match = candidate;
					candidates.remove(candidate);
					break;
				}
			}
			merged.add((element instanceof ObjectValue) ? merge.merge(match, element) : element);
		}
		return new SetValue(type, merged);
	}

	private static TerraformValue mergeElement(TerraformValue prior, TerraformValue config, Merge merge) {
		return (prior.isNull() || !(config instanceof ObjectValue)) ? config : merge.merge(prior, config);
	}

	/**
	 * Merges one prior object with one configured object.
	 */
	@FunctionalInterface
	private interface Merge {

		TerraformValue merge(TerraformValue prior, TerraformValue config);

	}

}
