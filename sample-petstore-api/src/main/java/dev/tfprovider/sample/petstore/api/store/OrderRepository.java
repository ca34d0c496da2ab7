/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

@Repository
@PetstoreApiOnly
class OrderRepository {

	private final JdbcClient jdbc;

	OrderRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
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
					insert into store_order (pet_id, quantity, ship_date, status, complete)
					values (:petId, :quantity, :shipDate, :status, :complete)
				)
				""", request).query(Long.class).single();
		return Order.of(id, request);
	}

	Optional<Order> update(long id, OrderRequest request) {
		int rows = statement("""
				update store_order set pet_id = :petId, quantity = :quantity, ship_date = :shipDate,
					status = :status, complete = :complete
				where id = :id
				""", request).param("id", id).update();
		return (rows > 0) ? Optional.of(Order.of(id, request)) : Optional.empty();
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
			.param("complete", request.complete());
	}

	private static Order read(ResultSet row, int number) throws SQLException {
		return new Order(row.getLong("id"), row.getLong("pet_id"), row.getInt("quantity"),
				row.getObject("ship_date", Instant.class), OrderStatus.of(row.getString("status")),
				row.getBoolean("complete"));
	}

}
