/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Instant;
import java.util.List;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.sample.petstore.client.PetStatus;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A pet on sale.
 *
 * @param id number given by the store
 * @param name name the pet is called by
 * @param category what kind of pet it is; a pet cannot become another kind
 * @param status where the pet stands on its way to a new home
 * @param photos pictures, the best one first
 * @param tags words to find the pet by
 * @param weightGrams weight in grams
 * @param createdAt when the store took the pet in
 * @param updatedAt when anything about the pet changed last
 */
public record Pet(@Id Long id, @NotBlank @Size(max = 64) String name, @RequiresReplace @Nullable Category category,
		@Default("available") PetStatus status, @Nullable List<Photo> photos,
		@Nullable Set<@Pattern(regexp = "[a-z0-9-]+") String> tags, @Positive @Nullable Integer weightGrams,
		@Computed @UseStateForUnknown Instant createdAt, @Computed Instant updatedAt) {

}
