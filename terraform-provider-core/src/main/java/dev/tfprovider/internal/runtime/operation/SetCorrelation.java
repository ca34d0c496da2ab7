/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Finds the element of one set that corresponds to an element of another. Set elements
 * have no key: two go together when they differ only in computed members that one side
 * has not decided, or in what is unknown in the set searched. What is unknown in the
 * element sought may turn out to be anything, so it matches nothing known. Each element
 * is given out once. Only elements that have the members in common in which those that
 * correspond are equal are compared, and not each with each.
 */
final class SetCorrelation {

	private static final int NONE = -1;

	private final ObjectSchema schema;

	private final TerraformValue set;

	private final List<TerraformValue> elements;

	/**
	 * Positions of elements not given out yet.
	 */
	private final Map<TerraformValue, Set<Integer>> equal = new HashMap<>();

	/**
	 * The same by the members that decide, {@code null} for elements in which one of them
	 * is unknown.
	 */
	private final Map<@Nullable List<TerraformValue>, Set<Integer>> alike = new HashMap<>();

	SetCorrelation(ObjectSchema schema, TerraformValue set) {
		this.schema = schema;
		this.set = set;
		this.elements = set.sequence();
		for (int i = 0; i < this.elements.size(); i++) {
			TerraformValue element = this.elements.get(i);
			this.equal.computeIfAbsent(element, (same) -> new LinkedHashSet<>()).add(i);
			this.alike.computeIfAbsent(deciding(element), (same) -> new LinkedHashSet<>()).add(i);
		}
	}

	/**
	 * Return the elements that stand for the given ones. Those with the same key are
	 * found first, then those that are equal, and then those that correspond, so that no
	 * element takes what another has a better right to.
	 */
	List<TerraformValue> takeAll(List<TerraformValue> sought) {
		int[] pairs = new ElementKeys(this.schema).pair(sought, this.elements);
		IntStream.of(pairs).filter((position) -> position != NONE).forEach(this::give);
		for (int i = 0; i < pairs.length; i++) {
			pairs[i] = (pairs[i] != NONE) ? pairs[i] : takeEqual(sought.get(i));
		}
		List<TerraformValue> taken = new ArrayList<>(pairs.length);
		for (int i = 0; i < pairs.length; i++) {
			taken.add((pairs[i] != NONE) ? this.elements.get(pairs[i]) : take(sought.get(i)));
		}
		return taken;
	}

	/**
	 * Return the element that stands for the given one: null if there is none, unknown if
	 * the whole set is.
	 */
	TerraformValue take(TerraformValue element) {
		if (this.set.isUnknown()) {
			return TerraformValue.unknown(this.schema.impliedType());
		}
		int exact = takeEqual(element);
		int position = (exact != NONE) ? exact : takeCorresponding(element);
		return (position != NONE) ? this.elements.get(position) : TerraformValue.ofNull(this.schema.impliedType());
	}

	private int takeEqual(TerraformValue element) {
		return give(this.equal.getOrDefault(element, Set.of()).stream().findFirst().orElse(NONE));
	}

	private int takeCorresponding(TerraformValue element) {
		return give(Stream.concat(alike(deciding(element)), alike(null))
			.filter((position) -> corresponds(this.schema, element, this.elements.get(position)))
			.findFirst()
			.orElse(NONE));
	}

	private Stream<Integer> alike(@Nullable List<TerraformValue> members) {
		return this.alike.getOrDefault(members, Set.of()).stream();
	}

	private int give(int position) {
		if (position != NONE) {
			TerraformValue element = this.elements.get(position);
			Stream.of(this.equal.get(element), this.alike.get(deciding(element)))
				.filter(Objects::nonNull)
				.forEach((positions) -> positions.remove(position));
		}
		return position;
	}

	/**
	 * Return the members that are equal in elements that correspond, {@code null} if one
	 * of them is unknown and may become anything.
	 */
	private @Nullable List<TerraformValue> deciding(TerraformValue element) {
		if (!(element instanceof ObjectValue object)) {
			return null;
		}
		List<TerraformValue> members = this.schema.attributes()
			.stream()
			.filter(SetCorrelation::isDeciding)
			.map((attribute) -> object.get(attribute.name()))
			.toList();
		return members.stream().anyMatch(TerraformValue::isUnknown) ? null : members;
	}

	private static boolean isDeciding(Attribute attribute) {
		return !attribute.mode().isComputed() && !attribute.isWriteOnly() && attribute.nested() == null
				&& attribute.equality() == SemanticEquality.EXACT && attribute.emptyForm() == EmptyForm.DISTINCT;
	}

	private static boolean corresponds(ObjectSchema schema, TerraformValue left, TerraformValue right) {
		if (!(left instanceof ObjectValue first) || !(right instanceof ObjectValue second)) {
			return right.isUnknown() || left.equals(right);
		}
		return schema.members()
			.stream()
			.allMatch((member) -> corresponds(member, first.get(member.name()), second.get(member.name())));
	}

	private static boolean corresponds(SchemaMember member, TerraformValue left, TerraformValue right) {
		if (right.isUnknown() || left.equals(right)) {
			return true;
		}
		if (left.isNull() || right.isNull()) {
			return member instanceof Attribute attribute && (attribute.mode().isComputed() || attribute.isWriteOnly()
					|| KeepEmptyForm.isSame(attribute, left, right));
		}
		ObjectSchema schema = member.inside();
		if (schema == null) {
			return left.isWhollyKnown() && right.isWhollyKnown() && ((Attribute) member).equality().test(left, right);
		}
		return switch (member.nesting()) {
			case SINGLE, GROUP -> corresponds(schema, left, right);
			case LIST -> correspondInOrder(schema, left.sequence(), right.sequence());
			case SET -> correspondInAnyOrder(schema, left, right);
			case MAP -> left.entries().keySet().equals(right.entries().keySet()) && correspondInOrder(schema,
					List.copyOf(left.entries().values()), List.copyOf(right.entries().values()));
		};
	}

	private static boolean correspondInOrder(ObjectSchema schema, List<TerraformValue> left,
			List<TerraformValue> right) {
		if (left.size() != right.size()) {
			return false;
		}
		for (int i = 0; i < left.size(); i++) {
			if (!corresponds(schema, left.get(i), right.get(i))) {
				return false;
			}
		}
		return true;
	}

	private static boolean correspondInAnyOrder(ObjectSchema schema, TerraformValue left, TerraformValue right) {
		if (left.sequence().size() != right.sequence().size()) {
			return false;
		}
		SetCorrelation others = new SetCorrelation(schema, right);
		return left.sequence().stream().noneMatch((element) -> others.take(element).isNull());
	}

}
