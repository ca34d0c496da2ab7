/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.util.Map;

/**
 * The headers of all requests to a sandbox.
 *
 * @param values their values, with the credentials
 * @param unset where values of others have to be, in words; finds names in any case
 */
public record SandboxHeaders(Map<String, String> values, Map<String, String> unset) {

}
