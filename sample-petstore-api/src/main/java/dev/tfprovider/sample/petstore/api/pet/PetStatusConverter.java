/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;

import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

/**
 * Converts the status of a query parameter.
 */
@Component
@PetstoreApiOnly
class PetStatusConverter implements Converter<String, PetStatus> {

	@Override
	public PetStatus convert(String source) {
		return PetStatus.of(source);
	}

}
