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
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Keeps pets with their photos and tags.
 */
@Repository
@PetstoreApiOnly
@Transactional
public class PetRepository {

	private static final String SELECT = """
			select pet.*,
				(select array_agg(url order by position) from pet_photo where pet_id = pet.id) as photo_urls,
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
		return this.jdbc.sql(SELECT + "where id = :id").param("id", id).query(PetRow::read).optional();
	}

	@Transactional(readOnly = true)
	List<Pet> findAll(@Nullable PetStatus status, @Nullable String tag) {
		return this.jdbc.sql(SELECT + """
				where (:status is null or status = :status)
				and (:tag is null or id in (select pet_id from pet_tag where name = :tag))
				order by id
				""")
			.param("status", (status != null) ? status.wireName() : null)
			.param("tag", tag)
			.query(PetRow::read)
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
		insertChildren(id, request);
		return new Pet(id, request.name(), request.category(), request.photoUrls(), request.tags(), request.status(),
				request.weightGrams(), now, now);
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
		this.jdbc.sql("delete from pet_photo where pet_id = :id").param("id", id).update();
		this.jdbc.sql("delete from pet_tag where pet_id = :id").param("id", id).update();
		insertChildren(id, request);
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

	private void insertChildren(long id, PetRequest request) {
		insertChildren("insert into pet_photo (pet_id, position, url) values (?, ?, ?)", id, request.photoUrls());
		insertChildren("insert into pet_tag (pet_id, position, name) values (?, ?, ?)", id,
				request.tags().stream().map(Tag::name).toList());
	}

	private void insertChildren(String sql, long id, List<String> values) {
		for (int position = 0; position < values.size(); position++) {
			this.jdbc.sql(sql).params(id, position, values.get(position)).update();
		}
	}

	private static Instant now() {
		return Instant.now().truncatedTo(ChronoUnit.MILLIS);
	}

}
