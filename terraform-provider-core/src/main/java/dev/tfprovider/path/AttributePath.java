/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.path;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The path of an attribute in a configuration, plan or state, as steps from the root
 * object. Immutable. {@link #toString()} gives it as a practitioner would write it, such
 * as {@code tags[0].key}.
 *
 * @param steps the steps, outermost first; empty for the root object
 */
public record AttributePath(List<Step> steps) implements Iterable<AttributePath.Step> {

	private static final AttributePath ROOT = new AttributePath(List.of());

	public AttributePath {
		steps = List.copyOf(steps);
	}

	/**
	 * Return the path of the root object itself.
	 * @return the empty path
	 */
	public static AttributePath root() {
		return ROOT;
	}

	/**
	 * Return the path of an attribute or block of the root object.
	 * @param name the attribute or block type name
	 * @return the path
	 */
	public static AttributePath root(String name) {
		return ROOT.attribute(name);
	}

	/**
	 * Parse a path as formatted by {@link #toString()}.
	 * @param text such as {@code collar.color}, {@code photos[0].url} or
	 * {@code tags["owner"]}; empty for the root object
	 * @return the path
	 * @throws IllegalArgumentException if the text is not a path
	 */
	public static AttributePath parse(String text) {
		return new AttributePath(PathParser.steps(text));
	}

	/**
	 * Return the path of an attribute of the object here.
	 * @param name the attribute or block type name
	 * @return the longer path
	 */
	public AttributePath attribute(String name) {
		return append(new AttributeName(name));
	}

	/**
	 * Return the path of an element of the list or tuple here.
	 * @param index position of the element, from zero
	 * @return the longer path
	 */
	public AttributePath index(long index) {
		return append(new ElementIndex(index));
	}

	/**
	 * Return the path of a value of the map here.
	 * @param key key of the value
	 * @return the longer path
	 */
	public AttributePath key(String key) {
		return append(new ElementKey(key));
	}

	/**
	 * Return the path of an element of the set here. Set elements have no key, so the
	 * protocol cannot carry this step nor any after it; see {@link #addressable()}.
	 * @return the longer path
	 */
	public AttributePath element() {
		return append(SetElement.ANY);
	}

	/**
	 * Return the path with one more step.
	 * @param step the step
	 * @return the longer path
	 */
	public AttributePath append(Step step) {
		List<Step> steps = new ArrayList<>(this.steps);
		steps.add(step);
		return new AttributePath(steps);
	}

	/**
	 * Return the path with one more step in front.
	 * @param step the step
	 * @return the longer path
	 */
	public AttributePath prepend(Step step) {
		List<Step> steps = new ArrayList<>(this.steps.size() + 1);
		steps.add(step);
		steps.addAll(this.steps);
		return new AttributePath(steps);
	}

	/**
	 * Return the longest beginning of this path that the protocol can carry: up to, not
	 * including, the first element of a set.
	 * @return this path or a shorter one
	 */
	public AttributePath addressable() {
		int set = this.steps.indexOf(SetElement.ANY);
		return (set < 0) ? this : new AttributePath(this.steps.subList(0, set));
	}

	/**
	 * Return the path of what is around this place.
	 * @return this path without its last step; the root for the root itself
	 */
	public AttributePath parent() {
		return isRoot() ? this : new AttributePath(this.steps.subList(0, this.steps.size() - 1));
	}

	/**
	 * Return whether this is the path of the root object.
	 * @return {@code true} for a path without steps
	 */
	public boolean isRoot() {
		return this.steps.isEmpty();
	}

	/**
	 * Return whether this path is the given one or leads further from it.
	 * @param other the path to compare with
	 * @return {@code true} if the steps of the other path begin this path
	 */
	public boolean startsWith(AttributePath other) {
		return this.steps.size() >= other.steps.size() && this.steps.subList(0, other.steps.size()).equals(other.steps);
	}

	@Override
	public Iterator<Step> iterator() {
		return this.steps.iterator();
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		this.steps.forEach((step) -> text.append(step.text(text.isEmpty())));
		return text.toString();
	}

	/**
	 * One step of a path.
	 */
	public sealed interface Step {

		/**
		 * Return the text of this step within a path.
		 * @param first whether no step comes before
		 * @return the text
		 */
		String text(boolean first);

	}

	/**
	 * The step to an attribute or block of an object.
	 *
	 * @param name the attribute or block type name
	 */
	public record AttributeName(String name) implements Step {

		@Override
		public String text(boolean first) {
			return first ? this.name : "." + this.name;
		}

	}

	/**
	 * The step to an element of a list or tuple.
	 *
	 * @param index position, from zero
	 */
	public record ElementIndex(long index) implements Step {

		@Override
		public String text(boolean first) {
			return "[" + this.index + "]";
		}

	}

	/**
	 * The step to a value of a map.
	 *
	 * @param key the key
	 */
	public record ElementKey(String key) implements Step {

		@Override
		public String text(boolean first) {
			return "[\"" + this.key + "\"]";
		}

	}

	/**
	 * The step to some element of a set.
	 */
	public enum SetElement implements Step {

		/**
		 * Any element.
		 */
		ANY;

		@Override
		public String text(boolean first) {
			return "[*]";
		}

	}

}
