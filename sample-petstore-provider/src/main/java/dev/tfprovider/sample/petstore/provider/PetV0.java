/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import dev.tfprovider.sample.petstore.client.PetStatus;
import org.jspecify.annotations.Nullable;

/**
 * A pet as the first version of this provider stored it: a photo was its address.
 *
 * @param id number given by the store
 * @param name name the pet is called by
 * @param category what kind of pet it is
 * @param status where the pet stands on its way to a new home
 * @param photoUrls addresses of pictures, the best one first
 * @param tags words to find the pet by
 * @param weightGrams weight in grams
 * @param createdAt when the store took the pet in
 * @param updatedAt when anything about the pet changed last
 */
record PetV0(Long id, String name, @Nullable Category category, PetStatus status, @Nullable List<URI> photoUrls,
		@Nullable Set<String> tags, @Nullable Integer weightGrams, Instant createdAt, Instant updatedAt) {

	/**
	 * Bring the pet into the shape of today. The numbers of its photos come with the next
	 * look at the store.
	 */
	Pet upgrade() {
		List<Photo> photos = (this.photoUrls != null)
				? this.photoUrls.stream().map((url) -> new Photo(url, null, null)).toList() : null;
		return new Pet(this.id, this.name, this.category, this.status, photos, this.tags, this.weightGrams,
				this.createdAt, this.updatedAt);
	}

}
