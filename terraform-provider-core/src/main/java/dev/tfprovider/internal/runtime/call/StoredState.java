/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.resource.RawState;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;

/**
 * A stored object that has not been decoded yet.
 */
public interface StoredState extends RawState {

	/**
	 * Read the object of a schema. What is secret of it stays out of the log.
	 * @param schema the schema it was stored with
	 * @return the object
	 * @throws RuntimeException if it does not fit
	 */
	ObjectValue read(BlockSchema schema);

	/**
	 * Read the object: attributes it lacks are null, attributes it has too many are
	 * dropped.
	 * @param type the type it should have
	 * @return the object
	 * @throws RuntimeException if it does not fit
	 */
	ObjectValue read(ObjectType type);

}
