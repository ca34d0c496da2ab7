/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.sample.petstore.api.pet.Pet.Category;
import dev.tfprovider.sample.petstore.api.pet.Pet.Photo;
import dev.tfprovider.sample.petstore.api.pet.Pet.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Maps the columns that {@link PetRepository} selects to a pet.
 */
final class PetRowMapper {

	private PetRowMapper() {
	}

	static Pet read(ResultSet row, int number) throws SQLException {
		return new Pet(row.getLong("id"), row.getString("name"), category(row), photos(row),
				objects(row.getArray("tags")).stream().map(String.class::cast).map(Tag::new).toList(),
				PetStatus.of(row.getString("status")), row.getObject("weight_grams", Integer.class),
				row.getObject("created_at", Instant.class), row.getObject("updated_at", Instant.class));
	}

	private static @Nullable Category category(ResultSet row) throws SQLException {
		String name = row.getString("category_name");
		return (name != null) ? new Category(row.getObject("category_id", Long.class), name) : null;
	}

	private static List<Photo> photos(ResultSet row) throws SQLException {
		List<Object> ids = objects(row.getArray("photo_ids"));
		List<Object> urls = objects(row.getArray("photo_urls"));
		List<Object> captions = objects(row.getArray("photo_captions"));
		return IntStream.range(0, ids.size())
			.mapToObj((i) -> new Photo((Long) ids.get(i), (String) urls.get(i), (String) captions.get(i)))
			.toList();
	}

	/**
	 * Read what {@code array_agg} gives: null, not an empty array, where there is
	 * nothing.
	 */
	private static List<Object> objects(@Nullable Array array) throws SQLException {
		return (array != null) ? Arrays.asList((Object[]) array.getArray()) : List.of();
	}

}
