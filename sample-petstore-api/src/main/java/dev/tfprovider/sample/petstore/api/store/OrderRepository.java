/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.PetstoreApiProperties;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores orders.
 */
@Repository
@PetstoreApiOnly
class OrderRepository {

	private final JdbcClient jdbc;

	private final Duration handlingTime;

	OrderRepository(JdbcClient jdbc, PetstoreApiProperties properties) {
		this.jdbc = jdbc;
		this.handlingTime = properties.handlingTime();
	}

	Optional<Order> find(long id) {
		return this.jdbc.sql("select * from store_order where id = :id")
			.param("id", id)
			.query(OrderRepository::read)
			.optional();
	}

	Order insert(OrderRequest request) {
		long id = statement("""
				select id from final table (
					insert into store_order (pet_id, quantity, ship_date, status, next_status, next_status_at, complete)
					values (:petId, :quantity, :shipDate, 'placed', :status, :handledAt, :complete)
				)
				""", request).query(Long.class).single();
		return find(id).orElseThrow();
	}

	/**
	 * Replace an order. The status it is to have is reached when it has been handled,
	 * unless the order has or is about to have it.
	 */
	Optional<Order> update(long id, OrderRequest request) {
		statement("""
				update store_order set
					status = case when next_status_at <= :asOf then next_status else status end,
					pet_id = :petId, quantity = :quantity, ship_date = :shipDate, complete = :complete,
					next_status_at = case when next_status = :status then next_status_at else :handledAt end,
					next_status = :status
				where id = :id
				""", request).param("id", id).param("asOf", Instant.now()).update();
		return find(id);
	}

	boolean delete(long id) {
		return this.jdbc.sql("delete from store_order where id = :id").param("id", id).update() > 0;
	}

	private JdbcClient.StatementSpec statement(String sql, OrderRequest request) {
		return this.jdbc.sql(sql)
			.param("petId", request.petId())
			.param("quantity", request.quantity())
			.param("shipDate", request.shipDate())
			.param("status", request.status().wireName())
			.param("handledAt", Instant.now().plus(this.handlingTime))
			.param("complete", request.complete());
	}

	private static Order read(ResultSet row, int number) throws SQLException {
		boolean handled = !row.getObject("next_status_at", Instant.class).isAfter(Instant.now());
		return new Order(row.getLong("id"), row.getLong("pet_id"), row.getInt("quantity"),
				row.getObject("ship_date", Instant.class),
				OrderStatus.of(row.getString(handled ? "next_status" : "status")), row.getBoolean("complete"));
	}

}
