/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.pet.Pet.Category;
import dev.tfprovider.sample.petstore.api.pet.Pet.Tag;
import dev.tfprovider.sample.petstore.api.pet.PetRequest.Photo;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores pets with their photos and tags.
 */
@Repository
@PetstoreApiOnly
@Transactional
public class PetRepository {

	private static final String SELECT = """
			select pet.*,
				(select array_agg(id order by position) from pet_photo where pet_id = pet.id) as photo_ids,
				(select array_agg(url order by position) from pet_photo where pet_id = pet.id) as photo_urls,
				(select array_agg(caption order by position) from pet_photo where pet_id = pet.id) as photo_captions,
				(select array_agg(name order by position) from pet_tag where pet_id = pet.id) as tags
			from pet
			""";

	private final JdbcClient jdbc;

	PetRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Tell whether there is such a pet.
	 * @param id number of the pet
	 * @return {@code true} if it exists now
	 */
	@Transactional(readOnly = true)
	public boolean exists(long id) {
		return this.jdbc.sql("select exists (select 1 from pet where id = :id)")
			.param("id", id)
			.query(Boolean.class)
			.single();
	}

	/**
	 * Make everyone else who locks this pet wait until the transaction ends.
	 * @param id number of the pet
	 * @return {@code true} if it exists
	 */
	public boolean lock(long id) {
		return this.jdbc.sql("select id from pet where id = :id for update")
			.param("id", id)
			.query(Long.class)
			.optional()
			.isPresent();
	}

	/**
	 * Count the pets of every status.
	 * @return the number of pets for each status, zeros included
	 */
	@Transactional(readOnly = true)
	public Map<PetStatus, Long> countByStatus() {
		Map<PetStatus, Long> counts = new TreeMap<>();
		for (PetStatus status : PetStatus.values()) {
			counts.put(status, 0L);
		}
		RowCallbackHandler count = (row) -> counts.put(PetStatus.of(row.getString(1)), row.getLong(2));
		this.jdbc.sql("select status, count(*) from pet group by status").query(count);
		return counts;
	}

	@Transactional(readOnly = true)
	Optional<Pet> find(long id) {
		return this.jdbc.sql(SELECT + "where id = :id").param("id", id).query(PetRowMapper::read).optional();
	}

	@Transactional(readOnly = true)
	List<Pet> findAll(@Nullable PetStatus status, @Nullable String tag) {
		return findAll(status, tag, null);
	}

	@Transactional(readOnly = true)
	List<Pet> findAll(@Nullable PetStatus status, @Nullable String tag, @Nullable List<Long> ids) {
		return this.jdbc.sql(SELECT + """
				where (:status is null or status = :status)
				and (:tag is null or id in (select pet_id from pet_tag where name = :tag))
				and (:any or id in (:ids))
				order by id
				""")
			.param("any", ids == null)
			.param("ids", (ids == null || ids.isEmpty()) ? List.of(0L) : ids)
			.param("status", (status != null) ? status.wireName() : null)
			.param("tag", tag)
			.query(PetRowMapper::read)
			.list();
	}

	Pet insert(PetRequest request) {
		Instant now = now();
		long id = statement("""
				select id from final table (
					insert into pet (name, category_id, category_name, status, weight_grams, created_at, updated_at)
					values (:name, :categoryId, :categoryName, :status, :weightGrams, :now, :now)
				)
				""", request, now).query(Long.class).single();
		insertTags(id, request.tags());
		savePhotos(id, request.photos());
		return find(id).orElseThrow();
	}

	Optional<Pet> update(long id, PetRequest request) {
		int rows = statement("""
				update pet set name = :name, category_id = :categoryId, category_name = :categoryName,
					status = :status, weight_grams = :weightGrams, updated_at = :now
				where id = :id
				""", request, now()).param("id", id).update();
		if (rows == 0) {
			return Optional.empty();
		}
		this.jdbc.sql("delete from pet_tag where pet_id = :id").param("id", id).update();
		insertTags(id, request.tags());
		savePhotos(id, request.photos());
		return find(id);
	}

	boolean delete(long id) {
		return this.jdbc.sql("delete from pet where id = :id").param("id", id).update() > 0;
	}

	private JdbcClient.StatementSpec statement(String sql, PetRequest request, Instant now) {
		Category category = request.category();
		return this.jdbc.sql(sql)
			.param("name", request.name())
			.param("categoryId", (category != null) ? category.id() : null)
			.param("categoryName", (category != null) ? category.name() : null)
			.param("status", request.status().wireName())
			.param("weightGrams", request.weightGrams())
			.param("now", now);
	}

	private void insertTags(long id, List<Tag> tags) {
		for (int position = 0; position < tags.size(); position++) {
			this.jdbc.sql("insert into pet_tag (pet_id, position, name) values (?, ?, ?)")
				.params(id, position, tags.get(position).name())
				.update();
		}
	}

	/**
	 * Make the photos those given. A photo whose address stays keeps its number.
	 */
	private void savePhotos(long id, List<Photo> photos) {
		this.jdbc.sql("delete from pet_photo where pet_id = ? and not array_contains(?, url)")
			.params(List.of(id, photos.stream().map(Photo::url).toArray(String[]::new)))
			.update();
		for (int position = 0; position < photos.size(); position++) {
			Photo photo = photos.get(position);
			this.jdbc.sql("""
					merge into pet_photo (pet_id, position, url, caption) key (pet_id, url)
					values (:id, :position, :url, :caption)
					""")
				.param("id", id)
				.param("position", position)
				.param("url", photo.url())
				.param("caption", photo.caption())
				.update();
		}
	}

	private static Instant now() {
		return Instant.now().truncatedTo(ChronoUnit.MILLIS);
	}

}
