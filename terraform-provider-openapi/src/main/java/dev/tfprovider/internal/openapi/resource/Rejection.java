/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

/**
 * Why paths are no resources, in groups.
 */
public enum Rejection {

	/**
	 * It would be one.
	 */
	UNWRITABLE("would be a resource, and cannot be written"),

	/**
	 * A person has said so.
	 */
	IGNORED("are ignored, as the overlay says"),

	/**
	 * Objects cannot be told apart.
	 */
	NO_ID("nothing in requests or answers is what the path identifies objects by"),

	/**
	 * Nothing is known to create objects.
	 */
	NO_CREATE("nothing is known to create objects"),

	/**
	 * A request cannot be sent.
	 */
	PARAMETER("a request requires a parameter for which there is no value"),

	/**
	 * The content is of another kind.
	 */
	NO_OBJECT("what is sent or answered is no object that can be mapped"),

	/**
	 * It cannot be destroyed.
	 */
	NO_DELETE("there is no DELETE, so that nothing can be destroyed"),

	/**
	 * It cannot be read.
	 */
	NO_GET("there is no GET, so that nothing can be read"),

	/**
	 * The path has a form that is not understood.
	 */
	NO_PLAIN_PATH("its parameters are not whole segments, or it is no plain path"),

	/**
	 * It is a path of something else.
	 */
	NO_ITEM("it is no path of one object, and no objects are created there that a path with a parameter at its end reads");

	private final String text;

	Rejection(String text) {
		this.text = text;
	}

	/**
	 * Return the reason in words.
	 */
	public String text() {
		return this.text;
	}

}
