/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * The {@code @Id} attributes of a resource, which identify its objects. Unlike an
 * {@link IdentityShape} there are those that an identity cannot hold or must not show.
 *
 * @param attributes the attributes, in order of declaration
 */
record Identifiers(List<Attribute> attributes) {

	static Identifiers of(ResourceType<?> type) {
		return new Identifiers(type.mapping().identifiers());
	}

	/**
	 * Return whether every identifier of an object is known that has to be.
	 */
	boolean areKnownOf(ObjectValue object) {
		return this.attributes.stream()
			.map((attribute) -> object.get(attribute.name()))
			.allMatch((value) -> value.isWhollyKnown() && !value.isNull());
	}

	/**
	 * Return the name of the first identifier that one object has and another does not
	 * have, or has in another way.
	 */
	Optional<String> firstOther(TerraformValue before, TerraformValue after) {
		if (!(before instanceof ObjectValue earlier) || !(after instanceof ObjectValue later)) {
			return Optional.empty();
		}
		return this.attributes.stream()
			.map(Attribute::name)
			.filter((name) -> isSaid(earlier.get(name)) && !earlier.get(name).equals(later.get(name)))
			.findFirst();
	}

	/**
	 * Return the object of an update, with the identifiers it was planned or known with.
	 */
	ObjectValue keep(ObjectValue object, ObjectValue prior, TerraformValue planned) {
		return with(object, (name) -> {
			TerraformValue value = object.get(name);
			boolean asPlanned = planned instanceof ObjectValue plan && isSaid(plan.get(name))
					&& plan.get(name).equals(value);
			return (asPlanned || prior.get(name).isNull()) ? value : prior.get(name);
		});
	}

	/**
	 * Return a new object, with the identifiers it lacks from what else is known of it.
	 */
	ObjectValue complete(ObjectValue object, ObjectValue known) {
		return with(object,
				(name) -> (object.get(name).isNull() && isSaid(known.get(name))) ? known.get(name) : object.get(name));
	}

	private ObjectValue with(ObjectValue object, Function<String, TerraformValue> choice) {
		Map<String, TerraformValue> changes = new HashMap<>();
		for (Attribute attribute : this.attributes) {
			TerraformValue value = choice.apply(attribute.name());
			if (!value.equals(object.get(attribute.name()))) {
				changes.put(attribute.name(), value);
			}
		}
		return changes.isEmpty() ? object : object.with(changes);
	}

	private static boolean isSaid(TerraformValue value) {
		return !value.isNull() && value.isWhollyKnown();
	}

	/**
	 * Return what an identifier was planned to be, and what it is.
	 */
	String difference(String name, ObjectValue planned, ObjectValue given) {
		return this.attributes.stream()
			.filter((attribute) -> attribute.name().equals(name))
			.map((attribute) -> "\"" + name + "\" is planned " + text(attribute, planned.get(name))
					+ ", but was given as " + text(attribute, given.get(name)))
			.collect(Collectors.joining());
	}

	/**
	 * Return the identifiers of an object for a message.
	 */
	String text(TerraformValue object) {
		return this.attributes.stream()
			.map((attribute) -> attribute.name() + "=" + text(attribute, NullSafeAccess.member(object, attribute)))
			.collect(Collectors.joining(", ", "{", "}"));
	}

	/**
	 * Return the text of an identifier, which hosts show too unless it is sensitive.
	 */
	private static String text(Attribute attribute, TerraformValue value) {
		return attribute.isSensitive() ? ValueText.of(attribute, value) : value.toString();
	}

}
