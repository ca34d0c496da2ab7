/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.jdbc.support.KeyHolder;

@TerraformResource("team")
class TeamResource implements UpdatableResource<Team> {

	private final JdbcClient jdbc;

	TeamResource(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	@Override
	public Team create(ResourceData<Team> data) {
		KeyHolder keys = new GeneratedKeyHolder();
		this.jdbc.sql("INSERT INTO team (name, contact) VALUES (:name, :contact)")
			.param("name", data.plan().name())
			.param("contact", data.plan().contact())
			.update(keys, "id");
		return new Team(keys.getKeyAs(Long.class), data.plan().name(), data.plan().contact());
	}

	@Override
	public Optional<Team> read(ResourceData<Team> data) {
		return this.jdbc.sql("SELECT id, name, contact FROM team WHERE id = :id")
			.param("id", data.state().id())
			.query(Team.class)
			.optional();
	}

	@Override
	public Team update(ResourceData<Team> data) {
		this.jdbc.sql("UPDATE team SET name = :name, contact = :contact WHERE id = :id")
			.param("name", data.plan().name())
			.param("contact", data.plan().contact())
			.param("id", data.plan().id())
			.update();
		return data.plan();
	}

	@Override
	public void delete(ResourceData<Team> data) {
		this.jdbc.sql("DELETE FROM team WHERE id = :id").param("id", data.state().id()).update();
	}

}
