/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

/**
 * A deferred change.
 *
 * @param reason why, in the words of a plan document
 * @param change what may be planned later
 */
public record DeferredChange(String reason, ResourceChange change) {

}
