/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.util.List;

import dev.tfprovider.sample.petstore.api.pet.Pet.Category;
import dev.tfprovider.sample.petstore.api.pet.Pet.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The request body of a pet.
 *
 * @param name name it is called by
 * @param category what kind of pet it is
 * @param photos pictures, each address once; none when left out
 * @param tags words to find it by; none when left out
 * @param status where it stands; available when left out
 * @param weightGrams weight in grams
 */
record PetRequest(@NotBlank @Size(max = 64) String name, @Valid @Nullable Category category,
		List<@NotNull @Valid Photo> photos, List<@NotNull @Valid Tag> tags, PetStatus status,
		@Positive @Nullable Integer weightGrams) {

	/**
	 * Fill in what the body left out, which arrives as null.
	 */
	PetRequest {
		photos = (photos != null) ? photos : List.of();
		tags = (tags != null) ? tags : List.of();
		status = (status != null) ? status : PetStatus.AVAILABLE;
	}

	/**
	 * A picture.
	 *
	 * @param url address of the picture
	 * @param caption what is to be seen
	 */
	record Photo(@NotBlank @Size(max = 2048) String url, @Size(max = 256) @Nullable String caption) {

	}

}
