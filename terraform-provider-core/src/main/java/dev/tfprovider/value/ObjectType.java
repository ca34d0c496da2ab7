/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The type of objects: a fixed set of named attributes. Attributes are kept in ascending
 * order of their names, which is also their order on the wire, so that an
 * {@link ObjectValue} needs no map.
 */
public final class ObjectType implements TerraformType {

	private static final int MOST_HASHED = 500;

	private static final ObjectType EMPTY = new ObjectType(new TreeMap<>(), new TreeSet<>());

	private final String[] names;

	private final TerraformType[] types;

	private final SortedSet<String> optional;

	private final boolean dynamic;

	private final int hash;

	/**
	 * Positions by hash of the name, negative where there is none. Its size is a power of
	 * two, half of it is free. Empty if there are so many names that names with the same
	 * hash, which may have been chosen on purpose, would make it slow.
	 */
	private final int[] positions;

	private ObjectType(TreeMap<String, ? extends TerraformType> attributes, SortedSet<String> optional) {
		this.names = attributes.keySet().toArray(String[]::new);
		this.types = attributes.values().toArray(TerraformType[]::new);
		this.optional = optional;
		this.dynamic = Arrays.stream(this.types).anyMatch(TerraformType::hasDynamic);
		this.hash = 31 * Arrays.hashCode(this.names) + Arrays.hashCode(this.types);
		this.positions = (this.names.length <= MOST_HASHED) ? positions(this.names) : new int[0];
	}

	private static int[] positions(String[] names) {
		int[] positions = new int[Integer.highestOneBit(4 * names.length + 1)];
		Arrays.fill(positions, -1);
		for (int i = 0; i < names.length; i++) {
			int slot = slot(names[i], positions.length);
			while (positions[slot] >= 0) {
				slot = (slot + 1) & (positions.length - 1);
			}
			positions[slot] = i;
		}
		return positions;
	}

	private static int slot(String name, int size) {
		int hash = name.hashCode();
		return (hash ^ (hash >>> 16)) & (size - 1);
	}

	/**
	 * Return the type of objects with the given attributes.
	 * @param attributes the type of each attribute by its name, in any order
	 * @return the object type
	 */
	public static ObjectType of(Map<String, ? extends TerraformType> attributes) {
		return attributes.isEmpty() ? EMPTY : new ObjectType(sorted(attributes), new TreeSet<>());
	}

	private static TreeMap<String, TerraformType> sorted(Map<String, ? extends TerraformType> attributes) {
		TreeMap<String, TerraformType> sorted = new TreeMap<>(CodePointOrder.INSTANCE);
		attributes.forEach((name, type) -> sorted.put(StringValue.normalize(name), type));
		return sorted;
	}

	/**
	 * Return this type with attributes that a configuration may leave out. Only
	 * meaningful in a schema: values always have every attribute.
	 * @param names names of attributes of this type
	 * @return a type with exactly the given optional attributes
	 */
	public ObjectType withOptional(Collection<String> names) {
		TreeMap<String, TerraformType> attributes = new TreeMap<>(CodePointOrder.INSTANCE);
		for (int i = 0; i < this.names.length; i++) {
			attributes.put(this.names[i], this.types[i]);
		}
		return new ObjectType(attributes, new TreeSet<>(names));
	}

	/**
	 * Return the names of all attributes, ascending.
	 * @return the names, unmodifiable
	 */
	public List<String> names() {
		return List.of(this.names);
	}

	/**
	 * Return the names of the attributes that a configuration may leave out, ascending.
	 * @return the names, a subset of {@link #names()}
	 */
	public SortedSet<String> optional() {
		return new TreeSet<>(this.optional);
	}

	/**
	 * Return the number of attributes.
	 * @return the number, zero or more
	 */
	public int size() {
		return this.names.length;
	}

	/**
	 * Return the name of the attribute at a position.
	 * @param index position in {@link #names()}, from zero
	 * @return the name
	 */
	public String name(int index) {
		return this.names[index];
	}

	/**
	 * Return the type of the attribute at a position.
	 * @param index position in {@link #names()}, from zero
	 * @return the type
	 */
	public TerraformType type(int index) {
		return this.types[index];
	}

	/**
	 * Return the type of the attribute with the given name.
	 * @param name name of an attribute of this type
	 * @return the type
	 * @throws IllegalArgumentException if there is no such attribute
	 */
	public TerraformType type(String name) {
		int index = indexOf(name);
		if (index < 0) {
			throw new IllegalArgumentException("No attribute '" + name + "' in " + this);
		}
		return this.types[index];
	}

	/**
	 * Return the position of the attribute with the given name.
	 * @param name the name to look for
	 * @return the position in {@link #names()}, negative if there is no such attribute
	 */
	public int indexOf(String name) {
		if (this.positions.length == 0) {
			return Arrays.binarySearch(this.names, name, CodePointOrder.INSTANCE);
		}
		int slot = slot(name, this.positions.length);
		while (this.positions[slot] >= 0 && !this.names[this.positions[slot]].equals(name)) {
			slot = (slot + 1) & (this.positions.length - 1);
		}
		return this.positions[slot];
	}

	@Override
	public <R> R match(Cases<R> cases) {
		return cases.object(this);
	}

	@Override
	public boolean hasDynamic() {
		return this.dynamic;
	}

	@Override
	public boolean equals(Object other) {
		return this == other
				|| other instanceof ObjectType that && this.hash == that.hash && Arrays.equals(this.names, that.names)
						&& Arrays.equals(this.types, that.types) && this.optional.equals(that.optional);
	}

	@Override
	public int hashCode() {
		return this.hash;
	}

	@Override
	public String toString() {
		return IntStream.range(0, this.names.length)
			.mapToObj((i) -> this.names[i] + "=" + this.types[i])
			.collect(Collectors.joining(", ", "object({", "})"));
	}

}
