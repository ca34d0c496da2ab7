/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

/**
 * Imports objects of a {@link ManagedResource} with the author's own code, instead of by
 * the keys that an id or identity holds. Implement it in the same class.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface ImportableResource<M> {

	/**
	 * Import an object. Terraform reads it next, so that what {@code read} needs is
	 * enough.
	 * @param request what the practitioner asked for
	 * @return the object; a component that is not known is {@code null}
	 * @throws Exception if there is no such object, or it was not found out
	 */
	M importObject(ImportRequest<M> request) throws Exception;

}
