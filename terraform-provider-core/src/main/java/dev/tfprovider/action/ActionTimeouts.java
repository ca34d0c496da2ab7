/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

import java.time.Duration;

import dev.tfprovider.attribute.Description;
import org.jspecify.annotations.Nullable;

/**
 * Lets practitioners limit the time of an invocation. A component of this type in the
 * model, {@code @Nullable ActionTimeouts timeouts}, is the attribute {@code timeouts}, or
 * with {@code @Block} the block. What is set counts instead of
 * {@link dev.tfprovider.operation.Timeouts}.
 *
 * @param invoke limit of {@code invoke}
 */
@Description("Time limits, such as `30m` or `1h30m`.")
public record ActionTimeouts(@Description("How long the action may take.") @Nullable Duration invoke) {

}
