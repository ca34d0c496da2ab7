/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

/**
 * Implements a resource type whose objects can be changed in place. Of a
 * {@link ManagedResource} that is not one, every change of a configurable component
 * destroys the object and creates another.
 *
 * @param <M> the model, a record
 */
public interface UpdatableResource<M> extends ManagedResource<M> {

	/**
	 * Update the object in place.
	 * @param data what Terraform remembers and what is planned
	 * @return the object as it now is
	 * @throws Exception if the object was not changed, or not as planned
	 */
	M update(ResourceData<M> data) throws Exception;

}
