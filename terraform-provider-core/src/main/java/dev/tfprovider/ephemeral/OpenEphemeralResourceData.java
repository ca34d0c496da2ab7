/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import dev.tfprovider.operation.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Gives {@link RenewableEphemeralResource} and {@link CloseableEphemeralResource} an open
 * object: what was kept of it, and while it stays open, what to keep and when to renew it
 * next.
 */
public interface OpenEphemeralResourceData extends Operation {

	/**
	 * Return the private state, which Terraform keeps in memory as long as the object is
	 * open.
	 * @param type a record of anything a model may consist of
	 * @param <P> the record
	 * @return what was set last; empty if nothing was, or if it is another record, which
	 * is logged
	 */
	<P> Optional<P> privateState(Class<P> type);

	/**
	 * Set the private state, which renew and close get. Terraform keeps it in memory and
	 * never stores it. What cannot be kept does not end the method: the practitioner
	 * reads an error beside the answer.
	 * @param state a record, {@code null} to keep nothing
	 * @throws IllegalStateException in {@code close}
	 */
	void setPrivateState(@Nullable Object state);

	/**
	 * Set when Terraform is to ask for a renewal, some time before the object expires.
	 * What is set last counts. A time that has passed, or no ability to renew, does not
	 * end the method: the practitioner reads an error beside the answer.
	 * @param time the point in time, in the future
	 * @throws IllegalStateException in {@code close}
	 */
	void renewAt(Instant time);

	/**
	 * Set when Terraform is to ask for a renewal, as {@link #renewAt} from now on.
	 * @param time time until then, above zero
	 * @throws IllegalStateException in {@code close}
	 */
	void renewAfter(Duration time);

}
