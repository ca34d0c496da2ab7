/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.sample.petstore.PetstoreProvider;
import dev.tfprovider.test.TerraformAcceptanceTest;

@TerraformAcceptanceTest(application = PetstoreProvider.class)
class OrderLifecycleAcceptanceTests extends OrderLifecycle {

}
