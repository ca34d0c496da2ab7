/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

/**
 * A path that is no resource.
 *
 * @param path the path
 * @param rejection why, as for others
 * @param reason why in particular
 */
public record RejectedPath(String path, Rejection rejection, String reason) {

}
