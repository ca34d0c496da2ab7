/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

/**
 * Closes the objects of an {@link EphemeralResource} that nobody needs any more, such as
 * revokes a token. The class of the ephemeral resource implements it beside
 * {@link EphemeralResource}.
 */
@FunctionalInterface
public interface CloseableEphemeralResource {

	/**
	 * Close an object. Called once for each object: when Terraform asks, when opening it
	 * failed after it had set a private state, or when the provider ends while the object
	 * is still open. Terraform may ask another process than the one that opened the
	 * object, so that the private state is all that is known of it.
	 * @param data the object, with the private state that open or the latest renew has
	 * set; that of open if another process has renewed it and Terraform keeps no other
	 * @throws Exception if the object could not be closed; the practitioner reads an
	 * error, and nobody tries again
	 */
	void close(OpenEphemeralResourceData data) throws Exception;

}
