/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.time.Duration;

import dev.tfprovider.attribute.Description;
import org.jspecify.annotations.Nullable;

/**
 * Lets practitioners limit the time of operations. A component of this type in the model,
 * {@code @Nullable ResourceTimeouts timeouts}, is the attribute {@code timeouts}, or with
 * {@code @Block} the block. What is set counts instead of
 * {@link dev.tfprovider.operation.Timeouts}. The framework alone deals with it: whatever
 * a method returns for it, the state has what was configured.
 *
 * @param create limit of {@code create}
 * @param read limit of {@code read}
 * @param update limit of {@code update}
 * @param delete limit of {@code delete}
 */
@Description("Time limits of operations, such as `30m` or `1h30m`.")
public record ResourceTimeouts(@Description("How long creating the object may take.") @Nullable Duration create,
		@Description("How long reading the object may take.") @Nullable Duration read,
		@Description("How long updating the object may take.") @Nullable Duration update,
		@Description("How long deleting the object may take.") @Nullable Duration delete) {

}
