/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

/**
 * Renews the objects of an {@link EphemeralResource} that expire while Terraform still
 * needs them. The class of the ephemeral resource implements it beside
 * {@link EphemeralResource}.
 */
@FunctionalInterface
public interface RenewableEphemeralResource {

	/**
	 * Renew an open object. Called at the time that
	 * {@link OpenEphemeralResourceData#renewAt} or
	 * {@link OpenEphemeralResourceData#renewAfter} has set last; if this call sets none,
	 * it is the last one. What Terraform has got of the object cannot be changed.
	 * @param data the object, with the private state that was set last
	 * @throws Exception if the object could not be renewed; Terraform goes on without
	 * further renewals and reports the error
	 */
	void renew(OpenEphemeralResourceData data) throws Exception;

}
