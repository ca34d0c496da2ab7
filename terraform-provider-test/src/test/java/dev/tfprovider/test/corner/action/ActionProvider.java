/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of an action.
 */
final class ActionProvider {

	private ActionProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.resource("bowl", Bowl.class, new Bowl.Code(upstream.idsByName()))
			.action("feed", Feed.class, new Feed.Code(upstream))
			.build();
	}

}
