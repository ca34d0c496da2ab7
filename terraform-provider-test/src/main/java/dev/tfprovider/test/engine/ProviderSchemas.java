/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.Map;

/**
 * Everything a provider says about itself.
 *
 * @param provider the provider block
 * @param resources managed resource types by name
 * @param dataSources data source types by name
 * @param planDestroy whether it wants to be asked before a destroy
 */
record ProviderSchemas(ResourceSchema provider, Map<String, ResourceSchema> resources,
		Map<String, ResourceSchema> dataSources, boolean planDestroy) {

}
