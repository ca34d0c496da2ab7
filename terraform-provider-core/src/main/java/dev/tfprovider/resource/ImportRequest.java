/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Optional;

import dev.tfprovider.operation.Operation;

/**
 * The request to import one object, with the id or identity that the practitioner gave.
 *
 * @param <M> the model, a record
 */
public interface ImportRequest<M> extends Operation {

	/**
	 * Return the import id.
	 * @return the id as it was given, empty if an identity was given instead
	 */
	Optional<String> id();

	/**
	 * Return an object with the attributes that the id or the identity holds, as without
	 * {@link ImportableResource}.
	 * @return the object; only the components of {@link ImportId}, or of the identity,
	 * are set
	 * @throws dev.tfprovider.diagnostic.DiagnosticException if the id does not have the
	 * form
	 */
	M keys();

	/**
	 * Import a further object of the same type. The command {@code terraform import}
	 * takes it and adds a number to its name; an {@code import} block does not take it.
	 * Objects of other types cannot come along: Terraform reads them as if they were of
	 * this one.
	 * @param model the object
	 */
	void also(M model);

}
