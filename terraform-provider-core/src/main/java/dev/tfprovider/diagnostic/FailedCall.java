/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

import java.util.Optional;

import dev.tfprovider.path.AttributePath;

/**
 * Describes the operation during which an exception was thrown.
 */
public interface FailedCall {

	/**
	 * Return the name of the operation.
	 * @return a verb: {@code create}, {@code read}, {@code update}, {@code delete},
	 * {@code configure}
	 */
	String operation();

	/**
	 * Return the type that the operation was called on.
	 * @return full name of the resource or data source type such as {@code petstore_pet},
	 * or {@code provider}
	 */
	String typeName();

	/**
	 * Find the attribute that an upstream service calls by the name of a field, such as
	 * {@code photoUrls}, {@code photo-urls} or {@code category.name}.
	 * @param field name of the field
	 * @return the path of the attribute that stands for it; empty if there is none
	 */
	Optional<AttributePath> attribute(String field);

	/**
	 * Return a text that others wrote, such as the answer of an upstream service, as a
	 * practitioner may see it: secrets that the call knows are replaced by three
	 * asterisks, control characters are made visible, and only then it is cut. A
	 * translator that cuts a text itself may leave half a secret, which is not recognized
	 * any more.
	 * @param text the text
	 * @param longest most characters to show
	 * @return the text, or its start with an ellipsis
	 */
	String excerpt(String text, int longest);

}
