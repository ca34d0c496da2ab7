/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A pet in responses.
 *
 * @param id number given by the store, never used twice
 * @param name name it is called by
 * @param category what kind of pet it is
 * @param photos pictures, maybe none
 * @param tags words to find it by, maybe none
 * @param status where it stands
 * @param weightGrams weight in grams
 * @param createdAt when it was created, to the millisecond
 * @param updatedAt when it was created or last updated, to the millisecond
 */
public record PetResponse(long id, String name, @Nullable ApiCategory category, List<Photo> photos, List<ApiTag> tags,
		PetStatus status, @Nullable Integer weightGrams, Instant createdAt, Instant updatedAt) {

	/**
	 * A picture of a pet.
	 *
	 * @param id number given by the store, kept as long as the pet has a picture with
	 * this address
	 * @param url address of the picture
	 * @param caption what is to be seen
	 */
	public record Photo(long id, String url, @Nullable String caption) {

	}

}
