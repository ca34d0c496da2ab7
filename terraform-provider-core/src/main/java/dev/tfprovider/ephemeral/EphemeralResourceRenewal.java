/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.time.Duration;
import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * Gives {@link RenewableEphemeralResource} an open object, and lets it say when to renew
 * it next.
 */
public interface EphemeralResourceRenewal extends OpenEphemeralResource {

	/**
	 * Set the private state, which renew and close get. Terraform keeps it in memory and
	 * never stores it. What cannot be kept does not end the method: the practitioner
	 * reads an error beside the answer.
	 * @param state a record, {@code null} to keep nothing
	 */
	void setPrivateState(@Nullable Object state);

	/**
	 * Set when Terraform is to ask for a renewal, some time before the object expires.
	 * What is set last counts. A time that has passed, or no ability to renew, does not
	 * end the method: the practitioner reads an error beside the answer.
	 * @param time the point in time, in the future
	 */
	void renewAt(Instant time);

	/**
	 * Set when Terraform is to ask for a renewal, as {@link #renewAt} from now on.
	 * @param time time until then, above zero
	 */
	void renewAfter(Duration time);

}
