/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Optional;

import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages servers. What it returns has no timeouts: the service knows nothing of them.
 */
@Timeouts(create = "20m", read = "5m", update = "20m", delete = "20m")
class ServerResource implements UpdatableResource<Server> {

	private final CornerUpstream upstream;

	ServerResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Server create(ResourceData<Server> data) throws InterruptedException {
		Server plan = data.plan();
		Server server = server(this.upstream.nextId(), plan);
		this.upstream.put(server.id(), server);
		data.saveId(server.id());
		work("create", plan, data);
		return server;
	}

	@Override
	public Optional<Server> read(ResourceData<Server> data) throws InterruptedException {
		Server server = (Server) this.upstream.find(data.state().id());
		if (server != null) {
			work("read", server, data);
		}
		return Optional.ofNullable(server);
	}

	@Override
	public Server update(ResourceData<Server> data) throws InterruptedException {
		Server server = server(data.state().id(), data.plan());
		work("update", server, data);
		this.upstream.put(server.id(), server);
		return server;
	}

	@Override
	public void delete(ResourceData<Server> data) throws InterruptedException {
		work("delete", data.state(), data);
		this.upstream.remove(data.state().id());
	}

	private static Server server(long id, Server plan) {
		return new Server(id, plan.name(), plan.slow(), plan.name() + ".example.org", null);
	}

	private void work(String operation, Server server, Operation data) throws InterruptedException {
		String limit = data.timeLeft().map((left) -> (left.toMinutes() > 0) ? "long" : "short").orElse("no");
		this.upstream.log(operation + " " + server.name() + " with " + limit + " time");
		boolean waiting = server.isSlow(operation);
		while (waiting) {
			try {
				Thread.sleep(5_000);
				waiting = !server.isDeaf();
			}
			catch (InterruptedException ex) {
				if (!server.isDeaf()) {
					throw ex;
				}
			}
		}
	}

}
