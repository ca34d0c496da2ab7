/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import dev.tfprovider.value.Value;
import jakarta.validation.valueextraction.ExtractedValue;
import jakarta.validation.valueextraction.UnwrapByDefault;
import jakarta.validation.valueextraction.ValueExtractor;

/**
 * Extracts the known value of a {@link Value}, so that constraints apply to it. Found by
 * every validator without any configuration.
 */
@UnwrapByDefault
public final class ValueExtraction implements ValueExtractor<Value<@ExtractedValue ?>> {

	@Override
	public void extractValues(Value<?> value, ValueReceiver receiver) {
		if (!value.isUnknown()) {
			receiver.value(null, value.orElse(null));
		}
	}

}
