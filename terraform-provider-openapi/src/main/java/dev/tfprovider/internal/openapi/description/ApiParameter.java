/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

/**
 * A parameter of an operation.
 *
 * @param name its name
 * @param location where it is sent: path, query, header or cookie
 * @param value what it is
 */
public record ApiParameter(String name, String location, ApiProperty value) {

}
