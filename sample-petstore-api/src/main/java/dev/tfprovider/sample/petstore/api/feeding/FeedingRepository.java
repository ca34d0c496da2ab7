/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.feeding;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.pet.PetRepository;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores feedings of pets.
 */
@Repository
@PetstoreApiOnly
@Transactional
class FeedingRepository {

	private final JdbcClient jdbc;

	private final PetRepository pets;

	FeedingRepository(JdbcClient jdbc, PetRepository pets) {
		this.jdbc = jdbc;
		this.pets = pets;
	}

	@Transactional(readOnly = true)
	List<Feeding> findAll(long petId) {
		return this.jdbc.sql("select * from feeding where pet_id = ? order by number")
			.param(petId)
			.query(FeedingRepository::read)
			.list();
	}

	/**
	 * Keep a new feeding under the next number. Empty if there is no such pet.
	 */
	Optional<Feeding> insert(long petId, FeedingRequest request) {
		if (!this.pets.lock(petId)) {
			return Optional.empty();
		}
		return this.jdbc.sql("""
				select * from final table (
					insert into feeding (pet_id, number, food, fed_at)
					select :petId, coalesce(max(number), 0) + 1, :food, :now from feeding where pet_id = :petId
				)
				""")
			.param("petId", petId)
			.param("food", request.food())
			.param("now", Instant.now().truncatedTo(ChronoUnit.MILLIS))
			.query(FeedingRepository::read)
			.optional();
	}

	private static Feeding read(ResultSet row, int number) throws SQLException {
		return new Feeding(row.getInt("number"), row.getString("food"), row.getObject("fed_at", OffsetDateTime.class));
	}

}
