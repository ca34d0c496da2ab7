/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Optional;

/**
 * Implements a resource type: creates, reads and deletes its objects, and updates them in
 * place if it is an {@link UpdatableResource}. Implement it in a bean; the record
 * {@code M} is schema, configuration, plan and state at once.
 * <p>
 * Methods may be called by several threads at a time. Whatever they throw becomes a
 * diagnostic for the practitioner; the stack trace goes to the log.
 *
 * @param <M> the model, a record
 */
public interface ManagedResource<M> {

	/**
	 * Create the object.
	 * @param data what is planned; computed components that the provider is to decide are
	 * {@code null} in {@link ResourceData#plan()}
	 * @return the object as it now is: every component the practitioner configured with
	 * exactly the planned value, every computed one decided
	 * @throws Exception if the object was not created, or not as planned
	 */
	M create(ResourceData<M> data) throws Exception;

	/**
	 * Read the object.
	 * @param data what Terraform remembers
	 * @return the object as it now is; empty if it does not exist any more, which is no
	 * error: Terraform plans to create it again. A required component that the upstream
	 * has lost is {@code null}, at any depth: Terraform plans to set it again
	 * @throws Exception if the object could not be read
	 */
	Optional<M> read(ResourceData<M> data) throws Exception;

	/**
	 * Delete the object. That it does not exist any more is success.
	 * @param data what Terraform remembers
	 * @throws Exception if the object may still exist
	 */
	void delete(ResourceData<M> data) throws Exception;

}
