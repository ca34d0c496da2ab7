/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;

/**
 * The resources that can be made of a description, and the paths that make none.
 *
 * @param resources paths that form resources
 * @param rejected paths that do not
 */
public record Proposal(List<FoundResource> resources, List<RejectedPath> rejected) {

}
