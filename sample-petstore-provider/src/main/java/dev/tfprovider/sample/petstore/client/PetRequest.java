/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * The request body of a pet.
 *
 * @param name name it is called by, of 1 to 64 characters
 * @param category what kind of pet it is
 * @param photos pictures, each address once; their order is kept
 * @param tags words to find it by; their order is kept
 * @param status where it stands; the store takes null for available
 * @param weightGrams weight in grams, positive
 */
public record PetRequest(String name, @Nullable ApiCategory category, List<Photo> photos, List<ApiTag> tags,
		@Nullable PetStatus status, @Nullable Integer weightGrams) {

	/**
	 * A picture of a pet.
	 *
	 * @param url address of the picture
	 * @param caption what is to be seen, of at most 256 characters
	 */
	public record Photo(String url, @Nullable String caption) {

	}

}
