/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads objects of which no more than the identifiers are known.
 */
@FunctionalInterface
interface ObjectReader {

	/**
	 * Read an object.
	 * @param scope the request, takes errors and warnings
	 * @param type the managed resource type
	 * @param identifiers an object in which all else is null
	 * @return the object; null if it is gone, anything beside an error
	 */
	TerraformValue read(CallScope scope, ResourceType<?> type, ObjectValue identifiers);

}
