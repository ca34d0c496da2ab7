/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Walks a planned object along its schema, outer attributes before inner ones, with the
 * configuration and the prior state at its side, and builds the object anew from what
 * {@link #attribute} answers. Map elements go together by key, elements of lists and sets
 * by the key that the author marked; without one list elements by position, set elements
 * by what they have in common.
 */
public abstract class PlanTransform {

	private final ListOrder order;

	private final ObjectSchema.@Nullable Property property;

	/**
	 * Create a transform that may change any attribute.
	 */
	public PlanTransform() {
		this(ListOrder.KEY, null);
	}

	/**
	 * Create a transform.
	 * @param order which elements of lists go together
	 * @param property what attributes have that it may change: objects without such
	 * attributes are not walked; {@code null} if it may change any
	 */
	public PlanTransform(ListOrder order, ObjectSchema.@Nullable Property property) {
		this.order = order;
		this.property = property;
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

	public final ObjectValue apply(ObjectSchema schema, TerraformValue config, TerraformValue prior,
			ObjectValue planned) {
		return concerns(schema) ? object(schema, AttributePath.root(), config, prior, planned) : planned;
	}

	private boolean concerns(ObjectSchema schema) {
		return this.property == null || schema.has(this.property);
	}

	private ObjectValue object(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			ObjectValue before) {
		ObjectValue planned = prepare(schema, path, config, before);
		Map<String, TerraformValue> changes = new HashMap<>();
		boolean configured = config instanceof ObjectValue;
		for (SchemaMember member : schema.members()) {
			String name = member.name();
			AttributePath here = path.attribute(name);
			TerraformValue configValue = NullSafeAccess.member(config, member);
			TerraformValue priorValue = NullSafeAccess.member(prior, member);
			TerraformValue unchanged = planned.get(name);
			TerraformValue after = unchanged;
			if (member instanceof Attribute attribute) {
				after = attribute(
						new PlannedAttribute(attribute, here, configured, configValue, priorValue, unchanged));
			}
			ObjectSchema inside = member.inside();
			if (inside != null) {
				after = nested(inside, member.nesting(), here, configValue, priorValue, after);
			}
			if (after != unchanged) {
				changes.put(name, after);
			}
		}
		return changes.isEmpty() ? planned : planned.with(changes);
	}

	private TerraformValue nested(ObjectSchema schema, ObjectSchema.Nesting nesting, AttributePath path,
			TerraformValue config, TerraformValue prior, TerraformValue planned) {
		if (planned.isNull() || planned.isUnknown() || !concerns(schema)) {
			return planned;
		}
		return switch (nesting) {
			case SINGLE, GROUP -> object(schema, path, config, prior, (ObjectValue) planned);
			case LIST -> list(schema, path, config, prior, planned);
			case SET -> set(schema, path, config, prior, planned);
			case MAP -> map(schema, path, config, prior, planned);
		};
	}

	private TerraformValue list(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		List<TerraformValue> elements = planned.sequence();
		List<TerraformValue> configured = ListOrder.POSITION.counterparts(schema, elements, config);
		List<TerraformValue> existing = this.order.counterparts(schema, elements, prior);
		ElementTransform walk = (index, name, part) -> element(schema, path.index(index), configured.get(index),
				existing.get(index), part);
		return planned.transformParts(walk);
	}

	private TerraformValue set(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		List<TerraformValue> elements = planned.sequence();
		List<TerraformValue> configured = new SetCorrelation(schema, config).takeAll(elements);
		// what was before differs from the configuration in nothing but computed members,
		// from the plan maybe in a default as well
		List<TerraformValue> sought = new ArrayList<>(elements.size());
		for (int i = 0; i < elements.size(); i++) {
			sought.add((configured.get(i) instanceof ObjectValue) ? configured.get(i) : elements.get(i));
		}
		List<TerraformValue> existing = new SetCorrelation(schema, prior).takeAll(sought);
		ElementTransform walk = (index, name, part) -> element(schema, path.element(), configured.get(index),
				existing.get(index), part);
		return planned.transformParts(walk);
	}

	private TerraformValue map(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		ObjectType type = schema.impliedType();
		ElementTransform walk = (index, name, part) -> {
			String key = Objects.requireNonNull(name, "a map has keys");
			return element(schema, path.key(key), NullSafeAccess.element(config, key, type),
					NullSafeAccess.element(prior, key, type), part);
		};
		return planned.transformParts(walk);
	}

	private TerraformValue element(ObjectSchema schema, AttributePath path, TerraformValue config, TerraformValue prior,
			TerraformValue planned) {
		return (planned instanceof ObjectValue object) ? object(schema, path, config, prior, object) : planned;
	}

}
