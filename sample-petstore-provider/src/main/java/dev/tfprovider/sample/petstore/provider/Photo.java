/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.net.URI;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A picture of a pet.
 *
 * @param url address of the picture
 * @param caption what is to be seen
 * @param id number given by the store, kept as long as the pet has a picture with this
 * address; null only in a state that an earlier version has stored
 */
public record Photo(@ElementKey URI url, @Nullable String caption,
		@Computed(readOnly = true) @UseNonNullStateForUnknown @Nullable Long id) {

}
