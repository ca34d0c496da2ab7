/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.util.Optional;

import dev.tfprovider.operation.Operation;

/**
 * Gives {@link CloseableEphemeralResource} what is known of an open object.
 */
public interface OpenEphemeralResource extends Operation {

	/**
	 * Return the private state, which Terraform keeps in memory as long as the object is
	 * open.
	 * @param type a record of anything a model may consist of
	 * @param <P> the record
	 * @return what was set last; empty if nothing was, or if it is another record, which
	 * is logged
	 */
	<P> Optional<P> privateState(Class<P> type);

}
