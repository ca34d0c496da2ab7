/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.sample.petstore.client.ApiCategory;
import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetResponse;
import org.jspecify.annotations.Nullable;

/**
 * Converts between the pets of Terraform and those of the API. The store knows empty
 * lists only, so an empty answer stays null where null was before.
 */
final class PetMapping {

	private PetMapping() {
	}

	static PetRequest toRequest(Pet pet) {
		List<PetRequest.Photo> photos = orEmpty(pet.photos()).stream()
			.map((photo) -> new PetRequest.Photo(photo.url().toString(), photo.caption()))
			.toList();
		List<ApiTag> tags = orEmpty(pet.tags()).stream().map(ApiTag::new).toList();
		Category category = pet.category();
		return new PetRequest(pet.name(), (category != null) ? new ApiCategory(category.id(), category.name()) : null,
				photos, tags, pet.status(), pet.weightGrams());
	}

	static Pet toPet(PetResponse pet, @Nullable Pet before) {
		List<Photo> photos = pet.photos()
			.stream()
			.map((photo) -> new Photo(URI.create(photo.url()), photo.caption(), photo.id()))
			.toList();
		Set<String> tags = new LinkedHashSet<>(pet.tags().stream().map(ApiTag::name).toList());
		return new Pet(pet.id(), pet.name(), toCategory(pet.category()), pet.status(),
				(photos.isEmpty() && (before == null || before.photos() == null)) ? null : photos,
				(tags.isEmpty() && (before == null || before.tags() == null)) ? null : tags, pet.weightGrams(),
				pet.createdAt(), pet.updatedAt());
	}

	private static @Nullable Category toCategory(@Nullable ApiCategory category) {
		return (category != null) ? new Category(category.id(), category.name()) : null;
	}

	private static <T> Collection<T> orEmpty(@Nullable Collection<T> elements) {
		return (elements != null) ? elements : List.of();
	}

}
