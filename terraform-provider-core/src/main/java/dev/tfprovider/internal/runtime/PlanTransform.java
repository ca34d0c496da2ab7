/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.ElementKey;
import dev.tfprovider.path.AttributePath.SetElement;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.schema.ObjectSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Walks a planned object along its schema, outer attributes before inner ones, with the
 * configuration and the prior state at its side, and builds the object anew from what
 * {@link #attribute} answers. Map elements go together by key, elements of lists and sets
 * by the key that the author marked; without one list elements by position, set elements
 * by what they have in common.
 */
abstract class PlanTransform {

	private final ListOrder order;

	PlanTransform() {
		this(ListOrder.KEY);
	}

	PlanTransform(ListOrder order) {
		this.order = order;
	}

	/**
	 * Decide the planned value of one attribute. If the answer is a known nested
	 * attribute, the walk goes on inside it.
	 */
	protected abstract TerraformValue attribute(PlannedAttribute attribute);

	/**
	 * Prepare one object before the walk goes through its attributes.
	 */
	protected ObjectValue prepare(ObjectSchema schema, AttributePath path, TerraformValue config, ObjectValue planned) {
		return planned;
	}

	final ObjectValue apply(ObjectSchema schema, TerraformValue config, TerraformValue prior, ObjectValue planned) {
		return object(schema, AttributePath.root(), config, prior, planned);
	}

	private ObjectValue object(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			ObjectValue before) {
		ObjectValue planned = prepare(schema, path, config, before);
		Map<String, TerraformValue> changes = new HashMap<>();
		boolean configured = config instanceof ObjectValue;
		for (Attribute attribute : schema.attributes()) {
			String name = attribute.name();
			AttributePath here = path.attribute(name);
			TerraformValue configValue = Members.attribute(config, name, attribute.type());
			TerraformValue priorValue = Members.attribute(prior, name, attribute.type());
			TerraformValue unchanged = planned.get(name);
			TerraformValue after = attribute(
					new PlannedAttribute(attribute, here, configured, configValue, priorValue, unchanged));
			NestedObject nested = attribute.nested();
			if (nested != null) {
				after = nested(nested, nested.nesting(), here, configValue, priorValue, after);
			}
			if (after != unchanged) {
				changes.put(name, after);
			}
		}
		for (NestedBlock block : schema.blocks()) {
			String name = block.name();
			TerraformValue unchanged = planned.get(name);
			TerraformValue after = nested(block.block(), block.nesting(), path.attribute(name),
					Members.attribute(config, name, block.type()), Members.attribute(prior, name, block.type()),
					unchanged);
			if (after != unchanged) {
				changes.put(name, after);
			}
		}
		return changes.isEmpty() ? planned : planned.with(changes);
	}

	private TerraformValue nested(ObjectSchema schema, Nesting nesting, AttributePath path, TerraformValue config,
			TerraformValue prior, TerraformValue planned) {
		if (planned.isNull() || planned.isUnknown()) {
			return planned;
		}
		return switch (nesting) {
			case SINGLE, GROUP -> object(schema, path, config, prior, (ObjectValue) planned);
			case LIST -> list(schema, path, config, prior, planned);
			case SET -> set(schema, path, config, prior, (SetValue) planned);
			case MAP -> map(schema, path, config, prior, planned);
		};
	}

	private TerraformValue list(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		ObjectType type = schema.impliedType();
		List<TerraformValue> before = Members.elements(planned);
		List<TerraformValue> existing = this.order.counterparts(schema, before, prior);
		List<TerraformValue> after = new ArrayList<>(before.size());
		for (int i = 0; i < before.size(); i++) {
			after.add(element(schema, path.append(new ElementIndex(i)), Members.element(config, i, type),
					existing.get(i), before.get(i)));
		}
		if (isUnchanged(before, after)) {
			return planned;
		}
		return (planned instanceof ListValue list) ? new ListValue(list.element(), after) : new TupleValue(after);
	}

	private TerraformValue set(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			SetValue planned) {
		List<TerraformValue> before = planned.elements();
		List<TerraformValue> configured = new SetCorrelation(schema, config).takeAll(before);
		// what was before differs from the configuration in nothing but computed members,
		// from the plan maybe in a default as well
		List<TerraformValue> sought = new ArrayList<>(before.size());
		for (int i = 0; i < before.size(); i++) {
			sought.add((configured.get(i) instanceof ObjectValue) ? configured.get(i) : before.get(i));
		}
		List<TerraformValue> existing = new SetCorrelation(schema, prior).takeAll(sought);
		AttributePath here = path.append(SetElement.ANY);
		List<TerraformValue> after = new ArrayList<>(before.size());
		for (int i = 0; i < before.size(); i++) {
			after.add(element(schema, here, configured.get(i), existing.get(i), before.get(i)));
		}
		return isUnchanged(before, after) ? planned : new SetValue(planned.element(), after);
	}

	private TerraformValue map(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		ObjectType type = schema.impliedType();
		Map<String, TerraformValue> before = Members.entries(planned);
		Map<String, TerraformValue> after = new TreeMap<>();
		before.forEach((key, element) -> after.put(key, element(schema, path.append(new ElementKey(key)),
				Members.element(config, key, type), Members.element(prior, key, type), element)));
		if (isUnchanged(before.values(), after.values())) {
			return planned;
		}
		return (planned instanceof MapValue map) ? new MapValue(map.element(), after)
				: ((ObjectValue) planned).with(after);
	}

	/**
	 * Returns whether a walk has left all elements as they were. Equal ones may be of
	 * other types.
	 */
	private static boolean isUnchanged(Collection<TerraformValue> before, Collection<TerraformValue> after) {
		Iterator<TerraformValue> others = after.iterator();
		return before.stream().allMatch((element) -> element == others.next());
	}

	private TerraformValue element(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		return (planned instanceof ObjectValue object) ? object(schema, path, config, prior, object) : planned;
	}

}
