/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.list;

import dev.tfprovider.operation.Operation;

/**
 * Gives a {@link ListResource} typed access to its query, and tells what Terraform wants
 * to know of each object.
 *
 * @param <Q> the query, a record
 */
public interface ListQuery<Q> extends Operation {

	/**
	 * Return the arguments of the query.
	 * @return the configuration, wholly known
	 */
	Q config();

	/**
	 * Return how many objects Terraform takes. Nothing has to be done about it: the
	 * stream is closed after so many. It is of use for the size of a page.
	 * @return the number, above zero
	 */
	long limit();

	/**
	 * Return whether Terraform wants to see the objects besides their identities. If not,
	 * nothing is looked at but their {@code @Id} components.
	 * @return whether every component is needed
	 */
	boolean includesObjects();

}
