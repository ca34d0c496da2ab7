/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.time.Instant;
import java.util.List;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A pet in responses.
 *
 * @param id number given by the service
 * @param name name it is called by
 * @param category what kind of pet it is
 * @param photos pictures, in the order given
 * @param tags words to find it by, in the order given
 * @param status where it stands on its way to a new home
 * @param weightGrams weight in grams
 * @param createdAt when it was created, to the millisecond
 * @param updatedAt when it was created or last replaced, to the millisecond
 */
record Pet(long id, String name, @Nullable Category category, List<Photo> photos, List<Tag> tags, PetStatus status,
		@Nullable Integer weightGrams, Instant createdAt, Instant updatedAt) {

	record Category(@Nullable Long id, @NotBlank @Size(max = 64) String name) {

	}

	/**
	 * A picture.
	 *
	 * @param id number given by the service, the same for as long as the pet has a
	 * picture with this address
	 * @param url address of the picture
	 * @param caption what is to be seen
	 */
	record Photo(long id, String url, @Nullable String caption) {

	}

	record Tag(@NotBlank @Size(max = 64) String name) {

	}

}
