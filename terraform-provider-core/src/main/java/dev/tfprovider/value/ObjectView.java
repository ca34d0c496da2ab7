/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;

import dev.tfprovider.path.AttributePath;

/**
 * Gives typed access to one object, a configuration, plan or state, in which anything may
 * be null or unknown. Paths are written as in Terraform, relative to the object:
 * {@code "tags"}, {@code "collar.color"}, {@code "photos[0].url"},
 * {@code "labels[\"owner\"]"}. What is inside null is null, what is inside unknown is
 * unknown, and so is an element beyond the end of a list null.
 * <p>
 * Every method that takes a place throws an {@link IllegalArgumentException} that names
 * the attributes there are, if the object cannot have that place.
 */
public interface ObjectView {

	/**
	 * Return the path of this object.
	 * @return the path from the root object, the root itself for a whole resource
	 */
	AttributePath path();

	/**
	 * Return whether there is no object: no prior state on a create, nothing planned on a
	 * destroy.
	 * @return whether the object itself is null
	 */
	boolean isNull();

	/**
	 * Return the value at a path.
	 * @param path the place
	 * @param type the Java type of the component, boxed; or another that its values can
	 * be read as, such as {@link String} for an instant or {@link TerraformValue} for
	 * anything
	 * @param <T> the Java type
	 * @return known, null or unknown; a collection or object of which any part is unknown
	 * is unknown, unless the component of the part is a {@link Value} or
	 * {@link TerraformValue} itself
	 * @throws RuntimeException if the value is not one of the Java type's; left alone, it
	 * becomes a diagnostic on the attribute
	 */
	<T> Value<T> get(String path, Class<T> type);

	/**
	 * Return the elements of a list or set.
	 * @param path the place of the list or set
	 * @param element the Java type of each element, boxed
	 * @param <T> the Java type of each element
	 * @return known, null or unknown; unknown if any part of an element is, save for what
	 * is declared as {@link Value}
	 * @throws RuntimeException if an element is not one of the Java type's
	 */
	<T> Value<List<T>> getAll(String path, Class<T> element);

	/**
	 * Return a view of each object of a nested attribute or block, including those of a
	 * set, whose elements have no path.
	 * @param path the place of a nested object, or of a list, set or map of them
	 * @return the objects, by position or key; a single one alone, none for null or
	 * unknown
	 */
	List<ObjectView> each(String path);

	/**
	 * Return the value at a path as a Terraform value.
	 * @param path the place
	 * @return the value, may be null, unknown, or hold unknown parts
	 */
	TerraformValue value(AttributePath path);

	/**
	 * Return the value at a path as a Terraform value.
	 * @param path the place
	 * @return the value, may be null, unknown, or hold unknown parts
	 */
	default TerraformValue value(String path) {
		return value(AttributePath.parse(path));
	}

	/**
	 * Return whether there is a value without any unknown part.
	 * @param path the place
	 * @return {@code false} for null and unknown
	 */
	default boolean isKnown(String path) {
		TerraformValue value = value(path);
		return !value.isNull() && value.isWhollyKnown();
	}

	/**
	 * Return whether there is no value.
	 * @param path the place
	 * @return {@code false} for known and unknown
	 */
	default boolean isNull(String path) {
		return value(path).isNull();
	}

	/**
	 * Return whether the value, or any part of it, is not known yet.
	 * @param path the place
	 * @return {@code false} for known and null
	 */
	default boolean isUnknown(String path) {
		return !value(path).isWhollyKnown();
	}

}
