/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a value does not fit a record, or a record does not fit the schema. The
 * path grows while the exception propagates.
 */
public final class ValueMappingException extends RuntimeException {

	private static final String AUTHORS_MISTAKE = " This is a bug in the provider, please report it to its developers.";

	private final String problem;

	private final String detail;

	private final boolean unknown;

	private final transient Deque<AttributePath.Step> steps = new ArrayDeque<>();

	private ValueMappingException(String problem, String detail, boolean unknown, @Nullable Throwable cause) {
		super(null, cause);
		this.problem = problem;
		this.detail = detail;
		this.unknown = unknown;
	}

	public static ValueMappingException unknown(String detail) {
		return new ValueMappingException("Unknown value", detail + AUTHORS_MISTAKE, true, null);
	}

	public static ValueMappingException missing(String detail) {
		return new ValueMappingException("Missing value", detail, false, null);
	}

	public static ValueMappingException invalid(String detail, @Nullable Throwable cause) {
		return new ValueMappingException("Invalid value", detail, false, cause);
	}

	/**
	 * The author's code returned something that cannot be written.
	 */
	public static ValueMappingException unwritable(String detail, @Nullable Throwable cause) {
		return new ValueMappingException("Invalid result", detail + AUTHORS_MISTAKE, false, cause);
	}

	/**
	 * Say that it happened one step further inside.
	 */
	public ValueMappingException prepend(AttributePath.Step step) {
		this.steps.addFirst(step);
		return this;
	}

	/**
	 * Say that it happened inside a place.
	 */
	public ValueMappingException prependAll(AttributePath path) {
		for (int i = path.steps().size() - 1; i >= 0; i--) {
			prepend(path.steps().get(i));
		}
		return this;
	}

	/**
	 * Return whether a value was not known yet.
	 */
	public boolean isUnknown() {
		return this.unknown;
	}

	/**
	 * Return the place of the value.
	 * @return the path from the root object, the root itself if the whole object is
	 * refused
	 */
	public AttributePath path() {
		return new AttributePath(List.copyOf(this.steps));
	}

	/**
	 * Return what is wrong, and where.
	 * @return one short line
	 */
	public String summary() {
		return this.steps.isEmpty() ? this.problem : this.problem + " for \"" + path() + "\"";
	}

	/**
	 * Return why, and what to do.
	 * @return full sentences
	 */
	public String detail() {
		return this.detail;
	}

	@Override
	public String getMessage() {
		return summary() + ": " + this.detail;
	}

}
