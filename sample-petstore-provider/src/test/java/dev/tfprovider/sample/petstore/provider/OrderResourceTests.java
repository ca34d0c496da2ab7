/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.test.spring.TerraformProviderTest;

@TerraformProviderTest
class OrderResourceTests extends OrderLifecycle {

}
