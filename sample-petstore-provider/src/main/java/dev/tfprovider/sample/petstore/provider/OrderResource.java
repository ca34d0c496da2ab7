/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.sample.petstore.client.OrderRequest;
import dev.tfprovider.sample.petstore.client.OrderResponse;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

/**
 * Orders at the store.
 */
@TerraformResource("order")
class OrderResource implements ManagedResource<Order> {

	private final PetstoreClient client;

	OrderResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public Order create(ResourceData<Order> data) {
		return toOrder(this.client.createOrder(toRequest(data.plan())));
	}

	@Override
	public Optional<Order> read(ResourceData<Order> data) {
		return this.client.findOrder(data.state().id()).map(OrderResource::toOrder);
	}

	@Override
	public Order update(ResourceData<Order> data) {
		return toOrder(this.client.updateOrder(data.state().id(), toRequest(data.plan())));
	}

	@Override
	public void delete(ResourceData<Order> data) {
		this.client.deleteOrder(data.state().id());
	}

	private static OrderRequest toRequest(Order order) {
		return new OrderRequest(order.petId(), order.quantity(), order.shipDate(), order.status(), order.complete());
	}

	private static Order toOrder(OrderResponse order) {
		return new Order(order.id(), order.petId(), order.quantity(), order.shipDate(), order.status(),
				order.complete());
	}

}
