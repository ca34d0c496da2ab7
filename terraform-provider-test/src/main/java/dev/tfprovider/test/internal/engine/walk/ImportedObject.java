/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.LiveObject;

/**
 * An object that was imported and refreshed.
 *
 * @param address where it goes
 * @param object the object
 */
record ImportedObject(ResourceAddress address, LiveObject object) {

}
