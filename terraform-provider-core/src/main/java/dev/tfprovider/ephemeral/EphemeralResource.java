/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

/**
 * Implements an ephemeral resource type: opens an object that lives as long as Terraform
 * works with it, such as a token, and is never stored. Implement it in a bean; the record
 * {@code M} holds the arguments and the results.
 * <p>
 * Terraform opens an object in every plan and in every apply. The class may also be a
 * {@link RenewableEphemeralResource} and a {@link CloseableEphemeralResource}.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface EphemeralResource<M> {

	/**
	 * Open the object.
	 * <p>
	 * Call {@link EphemeralResourceData#setPrivateState} as soon as there is something to
	 * close: if the method then throws, takes too long or returns what Terraform would
	 * refuse, the object is closed with that. An open that failed before it set anything
	 * has nothing to be closed. A result is closed in any case.
	 * @param data what the practitioner wrote; computed components are {@code null}
	 * @return the object with every computed component decided, and with the arguments as
	 * they are configured. All of it is secret: no log and no diagnostic shows its texts
	 * @throws Exception if the object could not be opened
	 */
	M open(EphemeralResourceData<M> data) throws Exception;

}
