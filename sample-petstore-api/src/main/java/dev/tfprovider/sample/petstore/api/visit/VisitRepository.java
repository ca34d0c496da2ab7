/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.pet.PetRepository;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores visits of pets to the vet.
 */
@Repository
@PetstoreApiOnly
@Transactional
class VisitRepository {

	private final JdbcClient jdbc;

	private final PetRepository pets;

	private final JsonMapper json;

	VisitRepository(JdbcClient jdbc, PetRepository pets, JsonMapper json) {
		this.jdbc = jdbc;
		this.pets = pets;
		this.json = json;
	}

	@Transactional(readOnly = true)
	Optional<Visit> find(long petId, int number) {
		return this.jdbc.sql("select * from visit where pet_id = ? and number = ?")
			.params(petId, number)
			.query(this::read)
			.optional();
	}

	@Transactional(readOnly = true)
	List<Visit> findAll(long petId) {
		return this.jdbc.sql("select * from visit where pet_id = ? order by number")
			.param(petId)
			.query(this::read)
			.list();
	}

	/**
	 * Keep a new visit under the next number. Empty if there is no such pet.
	 */
	Optional<Visit> insert(long petId, VisitRequest request) {
		if (!this.pets.lock(petId)) {
			return Optional.empty();
		}
		int number = this.jdbc.sql("select coalesce(max(number), 0) + 1 from visit where pet_id = ?")
			.param(petId)
			.query(Integer.class)
			.single();
		statement("""
				insert into visit (visited_on, reason, treatment, fee, currency, pet_id, number)
				values (:day, :reason, :treatment, :fee, :currency, :petId, :number)
				""", petId, number, request).update();
		return Optional.of(Visit.of(petId, number, request));
	}

	Optional<Visit> update(long petId, int number, VisitRequest request) {
		int rows = statement(
				"""
						update visit set visited_on = :day, reason = :reason, treatment = :treatment, fee = :fee, currency = :currency
						where pet_id = :petId and number = :number
						""",
				petId, number, request)
			.update();
		return (rows > 0) ? Optional.of(Visit.of(petId, number, request)) : Optional.empty();
	}

	boolean delete(long petId, int number) {
		return this.jdbc.sql("delete from visit where pet_id = ? and number = ?").params(petId, number).update() > 0;
	}

	private JdbcClient.StatementSpec statement(String sql, long petId, int number, VisitRequest request) {
		Treatment treatment = request.treatment();
		return this.jdbc.sql(sql)
			.param("petId", petId)
			.param("number", number)
			.param("day", request.day())
			.param("reason", request.reason())
			.param("treatment",
					(treatment != null) ? this.json.writerFor(Treatment.class).writeValueAsString(treatment) : null)
			.param("fee", request.fee())
			.param("currency", request.currency());
	}

	private Visit read(ResultSet row, int index) throws SQLException {
		return new Visit(row.getLong("pet_id"), row.getInt("number"), row.getObject("visited_on", LocalDate.class),
				row.getString("reason"), treatment(row.getString("treatment")), row.getBigDecimal("fee"),
				row.getString("currency"));
	}

	private @Nullable Treatment treatment(@Nullable String text) {
		return (text != null) ? this.json.readValue(text, Treatment.class) : null;
	}

}
