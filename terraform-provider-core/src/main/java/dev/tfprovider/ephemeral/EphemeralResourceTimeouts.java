/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.time.Duration;

import dev.tfprovider.attribute.Description;
import org.jspecify.annotations.Nullable;

/**
 * Lets practitioners limit the time of opening. A component of this type in the model,
 * {@code @Nullable EphemeralResourceTimeouts timeouts}, is the attribute
 * {@code timeouts}, or with {@code @Block} the block. What is set counts instead of
 * {@link dev.tfprovider.operation.Timeouts}.
 *
 * @param open limit of {@code open}
 */
@Description("Time limits, such as `30m` or `1h30m`.")
public record EphemeralResourceTimeouts(@Description("How long opening may take.") @Nullable Duration open) {

}
