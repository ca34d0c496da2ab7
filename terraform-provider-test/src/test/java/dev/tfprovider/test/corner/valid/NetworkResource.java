/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.RateLimited;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;

/**
 * Manages networks, two at a time.
 */
@RateLimited(concurrent = 2)
class NetworkResource implements UpdatableResource<Network>, ConfigValidator<Network> {

	private final CornerUpstream upstream;

	NetworkResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public void validate(ObjectView config, Diagnostics diagnostics) {
		Value<String> cidr = config.get("cidr", String.class);
		if (cidr.isKnown() && cidr.get().endsWith("/0")) {
			diagnostics.warning(AttributePath.root("cidr"), "Very large network", "It holds every address there is.");
		}
		for (ObjectView peer : config.each("peer")) {
			if (cidr.isKnown() && peer.get("address", String.class).equals(Value.known("10.0.0.1"))) {
				diagnostics.error(peer.path().attribute("address"), "Peer is the network itself",
						"The address belongs to the network.");
			}
		}
	}

	@Override
	public Network create(ResourceData<Network> data) {
		Network created = data.plan().with(this.upstream.nextId());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Network> read(ResourceData<Network> data) {
		return Optional.ofNullable((Network) this.upstream.find(data.state().id()));
	}

	@Override
	public Network update(ResourceData<Network> data) {
		Network updated = data.plan().with(data.state().id());
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Network> data) {
		this.upstream.delete(data.state().id());
	}

}
